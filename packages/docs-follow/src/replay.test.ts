import {describe, expect, it} from 'vitest';
import type {Facts} from './digest';
import {pageText} from './places';
import {foresightOf, median, namedPages, patchBetween, patched, type Recording} from './replay';

const before: Facts = {command: {'zoo feed': ['', 'zoo/cli.py'], 'zoo wash': ['']}, route: {}};
const after: Facts = {command: {'zoo feed': ['now', 'zoo/cli.py']}, route: {'GET /cages': ['']}};

describe('a patch', () => {
  it('makes later facts of earlier ones', () => {
    const patch = patchBetween(before, after);
    expect(patch).toEqual({
      command: {'zoo feed': ['now', 'zoo/cli.py'], 'zoo wash': null},
      route: {'GET /cages': ['']},
    });
    expect(patched(before, patch)).toEqual(after);
    expect(patchBetween(after, after)).toEqual({});
  });

  it('leaves other kinds of facts the same objects', () => {
    expect(patched(before, {command: {}}).route).toBe(before.route);
  });
});

const recording: Recording = {
  from: '0',
  facts: before,
  commits: [
    {commit: 'aa1', date: '2026-01-01', facts: {}, files: ['zoo/cages/door.py']},
    {commit: 'bb2', date: '2026-01-05', facts: {command: {'zoo wash': null}}, files: []},
    {commit: 'cc3', date: '2026-01-06', facts: {}, files: ['README.md']},
  ],
};
const named = namedPages(recording, {
  pages: [pageText('docs/wash.md', 'Run `zoo wash`.')],
  sources: [{file: 'docs/cages.md', sources: ['zoo/cages/**']}],
  operations: {},
});

describe('a replay', () => {
  it('names for each commit the pages whose sources or facts it changes', () => {
    expect(named.map(({pages}) => [...pages])).toEqual([['docs/cages.md'], ['docs/wash.md'], []]);
  });

  it('foresees a correction if the commit that made a sentence false names the page', () => {
    const corrections = [
      {commit: 'x', date: '2026-01-15', page: 'docs/wash.md', madeFalseBy: 'bb2'},
      {commit: 'y', date: '2026-01-15', page: 'docs/wash.md', madeFalseBy: 'aa1'},
      {commit: 'z', date: '2026-01-15', page: 'docs/wash.md'},
    ];
    const found = foresightOf(corrections, named);
    expect(found.map(({isNamed, days}) => [isNamed, days])).toEqual([
      [true, 10],
      [false, 14],
    ]);
  });

  it('refuses a cause that it lacks', () => {
    const unknown = {commit: 'x', date: '2026-01-15', page: 'docs/wash.md', madeFalseBy: 'dd4'};
    expect(() => foresightOf([unknown], named)).toThrow('The recording lacks dd4');
  });
});

it('the median is the middle one, or between the middle two', () => {
  expect([median([]), median([3]), median([5, 1, 2]), median([4, 1, 2, 3])]).toEqual([
    0, 3, 2, 2.5,
  ]);
});
