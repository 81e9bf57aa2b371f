import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {codeHash, formatHash} from '../../../src/plugins/search/code-hash';

let folder: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'code-hash-'));
  write('src/search/weights.ts', 'export const title = 3;');
  write('data/next/api.json', '{}');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('the hash in the address of the search index', () => {
  it('is the same for the same code in another folder', () => {
    const first = codeHash(folder);
    const other = mkdtempSync(path.join(os.tmpdir(), 'code-hash-'));
    const here = folder;
    folder = other;
    write('package-lock.json', '{}');
    write('data/next/api.json', '{}');
    write('src/search/weights.ts', 'export const title = 3;');
    expect(codeHash(other)).toBe(first);
    folder = here;
    rmSync(other, {recursive: true});
  });

  it.each([
    ['code', 'src/search/weights.ts', 'export const title = 4;'],
    ['data', 'data/next/api.json', '{"a": 1}'],
    ['packages', 'package-lock.json', '{"a": 1}'],
    ['a new file', 'src/search/other.ts', ''],
  ])('changes with %s', (_, file, content) => {
    const before = codeHash(folder);
    write(file, content);
    expect(codeHash(folder)).not.toBe(before);
  });

  it('asks where the code is when there is none', () => {
    rmSync(path.join(folder, 'src'), {recursive: true});
    mkdirSync(path.join(folder, 'src'));
    expect(() => codeHash(folder)).toThrow(/src has no file.*src\/plugins\/search\/code-hash\.ts/);
  });
});

describe('the hash of the format of an index', () => {
  it('changes with the code that reads it, and with nothing else', () => {
    const before = formatHash(folder);
    write('data/next/api.json', '{"a": 1}');
    expect(formatHash(folder)).toBe(before);
    write('src/search/weights.ts', 'export const title = 4;');
    expect(formatHash(folder)).not.toBe(before);
  });
});
