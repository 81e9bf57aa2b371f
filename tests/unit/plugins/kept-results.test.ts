import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  type KeptResults,
  keptResults,
  keyOf,
  removeOthers,
  removeUnnamed,
} from '../../../src/plugins/support/kept-results';

let site: string;
let results: KeptResults;
let made: number;

/** Asks for a result, and counts how often it is made. */
const ask = (name: string, key: string): Promise<{readonly n: number}> =>
  results.resultOf(name, key, () => ({n: (made += 1)}));

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  results = keptResults(site, path.join(site, '.docusaurus'), 'views');
  made = 0;
});
afterEach(() => rmSync(site, {recursive: true}));

describe('a result that is kept between builds', () => {
  it('is taken as long as its key is the same', async () => {
    expect([await ask('/docs', 'a'), await ask('/docs', 'a')]).toEqual([{n: 1}, {n: 1}]);
  });

  it('is made anew with another key, and replaces the former one', async () => {
    await ask('/docs', 'a');
    expect(await ask('/docs', 'b')).toEqual({n: 2});
    expect(await ask('/docs', 'a')).toEqual({n: 3});
    expect(readdirSync(results.folder)).toHaveLength(1);
  });

  it('belongs to one site', async () => {
    await ask('/docs', 'a');
    results = keptResults(site, path.join(site, '.docusaurus-fixture'), 'views');
    expect(await ask('/docs', 'a')).toEqual({n: 2});
  });

  it.each(['', '{"key":"a","val', 'null'])(
    'is made anew when its file is damaged: %j',
    async (text) => {
      await ask('/docs', 'a');
      const [file = ''] = readdirSync(results.folder);
      writeFileSync(path.join(results.folder, file), text);
      expect(await ask('/docs', 'a')).toEqual({n: 2});
      expect(await ask('/docs', 'a')).toEqual({n: 2});
    },
  );

  it('goes with the page, and so does what a killed build has left', async () => {
    await ask('/docs', 'a');
    await ask('/gone', 'a');
    writeFileSync(path.join(results.folder, 'half.json.123-0.5'), '{');
    await removeOthers(results, ['/docs', '/new']);
    expect(readdirSync(results.folder)).toHaveLength(1);
    expect(await ask('/docs', 'a')).toEqual({n: 1});
  });

  it('need not be there for others to be removed', async () => {
    await removeOthers(results, []);
    expect(readdirSync(results.folder)).toEqual([]);
  });

  it('stops the build when it cannot be written', async () => {
    mkdirSync(path.dirname(results.folder), {recursive: true});
    writeFileSync(results.folder, 'a file');
    await expect(ask('/docs', 'a')).rejects.toThrow();
  });
});

describe('files without a place in the site', () => {
  it('are removed from a folder, and those with one stay', async () => {
    mkdirSync(results.folder, {recursive: true});
    for (const file of ['used.png', 'unused.png'])
      writeFileSync(path.join(results.folder, file), '');
    await removeUnnamed(results.folder, ['used.png', 'not-there.png']);
    expect(readdirSync(results.folder)).toEqual(['used.png']);
  });
});

describe('a key', () => {
  it('knows where one text ends and the next begins', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
    expect(keyOf('a')).not.toBe(keyOf('a', ''));
    expect(keyOf('a', 'b')).toBe(keyOf('a', 'b'));
  });
});
