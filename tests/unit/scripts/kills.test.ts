import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {differences, hashFiles, planKills} from '../../../scripts/support/kills';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kills-'));
  mkdirSync(path.join(root, 'build/docs'), {recursive: true});
  writeFileSync(path.join(root, 'build/index.html'), 'a');
  writeFileSync(path.join(root, 'build/docs/b.html'), 'b');
});
afterEach(() => rmSync(root, {recursive: true}));

describe('what a command wrote', () => {
  it('is every file of its folders, and single files', () => {
    writeFileSync(path.join(root, 'mark'), '');
    expect([...hashFiles(root, ['build', 'mark', 'missing']).keys()]).toEqual([
      'build/docs/b.html',
      'build/index.html',
      'mark',
    ]);
  });

  it('has no differences from itself', () => {
    expect(differences(hashFiles(root, ['build']), hashFiles(root, ['build']))).toEqual([]);
  });

  it('is reported file by file when it differs', () => {
    const expected = hashFiles(root, ['build']);
    writeFileSync(path.join(root, 'build/index.html'), 'half');
    rmSync(path.join(root, 'build/docs/b.html'));
    writeFileSync(path.join(root, 'build/old.html'), 'old');
    expect(differences(expected, hashFiles(root, ['build']))).toEqual([
      'build/docs/b.html is missing',
      'build/index.html differs',
      'build/old.html is left over',
    ]);
  });

  it('is refused as a standard when it is nothing', () => {
    expect(() => differences(new Map(), new Map())).toThrow('no file to compare with');
  });
});

describe('the moments of kills', () => {
  it('are spread over the whole run, with and without caches', () => {
    const kills = planKills(20, 1);
    expect(kills.map(({number}) => number)).toEqual(Array.from({length: 20}, (_, i) => i + 1));
    for (const {number, share} of kills) {
      expect(share).toBeGreaterThanOrEqual((number - 1) / 20);
      expect(share).toBeLessThan(number / 20);
    }
    expect(kills.filter(({isCold}) => isCold)).toHaveLength(10);
  });

  it('follow from the seed', () => {
    expect(planKills(20, 1)).toEqual(planKills(20, 1));
    expect(planKills(20, 2)).not.toEqual(planKills(20, 1));
  });
});
