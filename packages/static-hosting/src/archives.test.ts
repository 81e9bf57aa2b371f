import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {packFolder, packTar, packZip} from './archives';

const folder = mkdtempSync(path.join(os.tmpdir(), 'archives-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const deep = `${'folder/'.repeat(18)}page.md`;
const files = new Map([
  ['b/umlaut.txt', Buffer.from('ü')],
  ['a.txt', Buffer.from('a'.repeat(1000))],
  [deep, Buffer.from('deep')],
]);
const inOtherOrder = new Map([...files].reverse());

it.each([packTar, packZip])('%o gives the same bytes whatever the order of the files', (pack) => {
  expect(pack(files).equals(pack(inOtherOrder))).toBe(true);
});

it('tar unpacks a tar.gz', () => {
  const archive = path.join(folder, 'archive.tar.gz');
  writeFileSync(archive, packTar(files));
  const {status, stderr} = spawnSync('tar', ['-xzf', archive], {cwd: folder, encoding: 'utf8'});
  expect([status, stderr]).toEqual([0, '']);
  for (const [name, content] of files) {
    expect([name, readFileSync(path.join(folder, name)).equals(content)]).toEqual([name, true]);
  }
});

it('a folder is packed with its own name and the folders in it', () => {
  const zoo = path.join(folder, 'zoo');
  mkdirSync(path.join(zoo, 'cages'), {recursive: true});
  writeFileSync(path.join(zoo, 'cages/one.md'), 'one');
  const packed = packTar(new Map([['zoo/cages/one.md', Buffer.from('one')]]));
  expect(packFolder(zoo).equals(packed)).toBe(true);
});

// `tests/build/docs-package.test.ts` has pip install one.
it('a ZIP begins with a file and ends with the number of files', () => {
  const zip = packZip(files);
  expect(zip.subarray(0, 4).toString()).toBe('PK\x03\x04');
  expect(zip.subarray(30, 35).toString()).toBe('a.txt');
  expect(inflateRawSync(zip.subarray(35, 35 + zip.readUInt32LE(18))).toString()).toHaveLength(1000);
  expect(zip.readUInt16LE(zip.length - 12)).toBe(files.size);
});

it('a path that is too long for tar is refused by name', () => {
  const long = `${'x'.repeat(101)}.md`;
  expect(() => packTar(new Map([[long, Buffer.alloc(0)]]))).toThrow(`${long} is too long for tar`);
});
