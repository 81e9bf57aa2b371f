import {describe, expect, it} from 'vitest';
import {
  parseProportionalBytes,
  parseStat,
  treeOf,
} from '../../../../scripts/support/bench/process-tree';

describe('a process', () => {
  it('is read with its parent, whatever its name has in it', () => {
    expect(parseStat('4711 (node (worker) 1) S 4700 4711 4711 0 -1')).toEqual({
      id: 4711,
      parent: 4700,
    });
  });

  it('has the bytes of its share of memory', () => {
    const text =
      '55d0 ---p 00000000 00:00 0 [rollup]\nRss:  2048 kB\nPss:  1024 kB\nPss_Anon: 9 kB\n';
    expect(parseProportionalBytes(text)).toBe(1024 * 1024);
    expect(parseProportionalBytes('')).toBe(0);
  });
});

describe('the tree of a process', () => {
  it('has all that it started, directly or not, and nothing else', () => {
    const processes = [
      {id: 1, parent: 0},
      {id: 5, parent: 2},
      {id: 2, parent: 1},
      {id: 3, parent: 1},
      {id: 4, parent: 2},
    ];
    expect(treeOf(processes, 2)).toEqual([2, 5, 4]);
    expect(treeOf(processes, 9)).toEqual([9]);
  });
});
