import {describe, expect, it} from 'vitest';
import {isKeyOf} from '../../support/verification-records';
import {fenceHash, fenceKeys, fenceTitle} from '@docs-kit/docs-verify/record/fence-keys';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {
  completenessProblems,
  pendingList,
  unrunOf,
  type VersionState,
} from '@docs-kit/docs-verify/completeness';

const keysOf = (...codes: readonly string[]): string[] =>
  fenceKeys(
    'a/page',
    codes.map((code) => ({language: 'bash', hash: fenceHash({language: 'bash', meta: '', code})})),
  );

describe('the key of a fence in the record', () => {
  it('stays the same when other fences come, go or move', () => {
    const [list, place] = keysOf('ls', 'pwd');
    expect(list).toMatch(/^a\/page#bash-[0-9a-f]{16}$/);
    expect(keysOf('new', 'pwd', 'ls').slice(1)).toEqual([place, list]);
    expect(keysOf('pwd')).toEqual([place]);
  });

  it('is another one for another page, language, title or code', () => {
    const fence = {language: 'yaml', meta: 'title="run.yaml"', code: 'a: 1'};
    const variants = [
      fence,
      {...fence, language: 'json'},
      {...fence, meta: 'title="build.yaml"'},
      {...fence, meta: ''},
      {...fence, code: 'a: 2'},
    ].map((variant) => fenceHash(variant));
    expect(new Set(variants).size).toBe(variants.length);
    expect(fenceTitle('title="run.yaml" {3}')).toBe('run.yaml');
    expect(fenceHash({...fence, meta: `{3} ${fence.meta}`})).toBe(fenceHash(fence));
    expect(fenceKeys('b/page', [{language: 'yaml', hash: 'a'}])).toEqual(['b/page#yaml-a']);
  });

  it('is another one for an output whose program has changed', () => {
    const output = {language: 'text', meta: '', code: 'hello'};
    expect(fenceHash(output, ['a'])).not.toBe(fenceHash(output, ['b']));
  });

  it('counts fences that are the same', () => {
    const [first = '', second] = keysOf('ls', 'ls');
    expect(second).toBe(`${first}-2`);
  });

  it('holds the hash of its fence, which no other has', () => {
    expect(isKeyOf('a/page#bash-ab12', 'ab12')).toBe(true);
    expect(isKeyOf('a/page#bash-ab12-2', 'ab12')).toBe(true);
    expect(isKeyOf('a/page#bash-ab12', 'ab13')).toBe(false);
  });
});

describe('what no run has seen in its present form', () => {
  const ran = (hash: string): SampleRecord => ({hash, result: 'ran'});
  const work = (section: 'samples' | 'guides' | 'messages', id: string, hash = 'a') => ({
    section,
    hashes: new Map([[id, hash]]),
  });
  const all = [
    work('samples', 'stable/createResponse#stream/curl', 'new'),
    work('samples', 'stable/listModels/curl'),
    work('guides', 'a/page#bash-a'),
    work('messages', 'a/page: Not found: x'),
  ];
  const record = {
    samples: {
      'stable/createResponse#stream/curl': ran('old'),
      'stable/listModels/curl': ran('a'),
      'stable/gone/curl': ran('a'),
    },
    guides: {'a/page#bash-b': ran('b')},
    messages: {},
  };

  it('is what the record lacks or knows otherwise, with its page', () => {
    expect(unrunOf(all, record)).toEqual([
      {kind: 'sample', id: 'stable/createResponse#stream/curl'},
      {kind: 'fence', id: 'a/page#bash-a'},
      {kind: 'message', id: 'a/page: Not found: x'},
    ]);
    expect(unrunOf([work('samples', 'stable/listModels/curl')], {...record, samples: {}})).toEqual([
      {kind: 'sample', id: 'stable/listModels/curl'},
    ]);
  });

  it('cannot be said of nothing', () => {
    expect(() => unrunOf([], record)).toThrow('no page');
    expect(() => unrunOf([{section: 'guides', hashes: new Map()}], record)).toThrow('no page');
    expect(() => completenessProblems([])).toThrow('no version');
  });

  const state = (name: string, ...unrun: VersionState['unrun']): VersionState => ({
    name,
    isRecorded: true,
    unrun,
  });
  const fence = (id: string) => ({kind: 'fence', id});

  it('is named of each version up to a number, and counted beyond it', () => {
    const states = [state('next', ...[...'abc'].map(fence)), state('v1.0.0', fence('d'))];
    expect(completenessProblems(states, 2)).toEqual([
      'next: 3 not run as they stand, so without a mark. Run `npm run verify -- --version next --changed`.',
      '  fence a',
      '  fence b',
      '  and 1 more',
      'v1.0.0: 1 not run as they stand, so without a mark. Run `npm run verify -- --version v1.0.0 --changed`.',
      '  fence d',
    ]);
    expect(pendingList('Tasks:', [], 2)).toEqual([]);
    expect(pendingList('Tasks:', ['tea'], 2)).toEqual(['Tasks:', '  tea']);
  });

  it('keeps a record from being complete, and so does a version without one', () => {
    expect(completenessProblems([state('next')])).toEqual([]);
    expect(completenessProblems([state('next', fence('a#bash-1'))])).toEqual([
      'next: 1 not run as they stand, so without a mark. Run `npm run verify -- --version next --changed`.',
      '  fence a#bash-1',
    ]);
    expect(completenessProblems([{name: 'v2.0.0', isRecorded: false, unrun: []}])).toEqual([
      expect.stringContaining('v2.0.0 has no record'),
    ]);
  });
});
