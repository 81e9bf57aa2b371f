import {describe, expect, it} from 'vitest';
import {factsAfterArchive, factsAfterCut, pagesAfterCut} from '@site/src/release/version-facts';
import type {VersionFacts} from '@site/src/facts/data-types';

const facts = (changes: Partial<VersionFacts> = {}): VersionFacts => ({
  levels: {
    stable: {pages: 'operations'},
    experimental: {pages: 'operations'},
    deprecated: {pages: 'operations'},
  },
  unknownRunSections: [],
  ...changes,
});

const before = {
  next: facts({
    changes: 'routes move',
    upgradeRule: 'Call the routes where they are now.',
    behaviorChanges: [{api: 'Zoo', name: 'Cages', kind: 'changed', change: 'Are open'}],
    replacedNames: {fields: {old_name: null}, parameters: {}, results: {}},
    levels: {
      ...facts().levels,
      stable: {pages: 'operations', borrowed: {'v1.0.0': ['gone-since']}},
    },
  }),
  'v1.0.0': facts({
    changes: 'everything is new',
    levels: {
      stable: {pages: 'operations', borrowed: {next: ['came-later']}},
      experimental: {pages: 'linked', version: 'next'},
      deprecated: {pages: 'operations'},
    },
  }),
};

describe('the facts of versions after a cut', () => {
  const after = factsAfterCut(before, 'v2.0.0');

  it('give the release the pages and the changes of the unreleased version', () => {
    expect(after['v2.0.0']).toEqual(before.next);
  });

  it('leave the unreleased version its pages and no change as yet', () => {
    expect(after.next).toEqual({
      ...before.next,
      changes: undefined,
      upgradeRule: undefined,
      behaviorChanges: undefined,
      replacedNames: undefined,
    });
  });

  it('let older releases borrow from the release and link it', () => {
    expect(after['v1.0.0']?.levels).toEqual({
      stable: {pages: 'operations', borrowed: {'v2.0.0': ['came-later']}},
      experimental: {pages: 'linked', version: 'v2.0.0'},
      deprecated: {pages: 'operations'},
    });
    expect(after['v1.0.0']?.changes).toBe('everything is new');
  });

  it('cannot be told without an unreleased version', () => {
    expect(() => factsAfterCut({'v1.0.0': facts()}, 'v2.0.0')).toThrow('no facts of "next"');
  });
});

describe('the facts of versions after an archive', () => {
  it('borrow nothing from the archived release', () => {
    const after = factsAfterArchive(before, 'v1.0.0');
    expect(after).toEqual({next: {...before.next, levels: facts().levels}});
  });

  it('keep what is borrowed from others', () => {
    const borrowed = {'v1.0.0': ['a'], 'v2.0.0': ['b']};
    const next = facts({levels: {...facts().levels, stable: {pages: 'operations', borrowed}}});
    expect(factsAfterArchive({next}, 'v1.0.0').next?.levels.stable).toEqual({
      pages: 'operations',
      borrowed: {'v2.0.0': ['b']},
    });
  });

  it('are refused where another version links the pages of the release', () => {
    const linked = facts({
      levels: {...facts().levels, deprecated: {pages: 'linked', version: 'v1.0.0'}},
    });
    expect(() => factsAfterArchive({next: linked}, 'v1.0.0')).toThrow(
      'data/next/version.json: levels.deprecated links the pages of v1.0.0.',
    );
  });
});

describe('a record about guides', () => {
  it('is about those of the release after a cut', () => {
    expect(pagesAfterCut('{"stale": ["docs/zoo.md", "zoo/docs/a.md"]}', 'versioned_docs/v1')).toBe(
      '{"stale": ["versioned_docs/v1/zoo.md", "zoo/docs/a.md"]}',
    );
  });
});
