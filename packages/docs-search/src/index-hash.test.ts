import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOf} from './index-hash';

let folder: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'index-hash-'));
  write('code/weights.ts', 'export const title = 3;');
  write('data/next/api.json', '{}');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const names = ['code', 'data', 'package-lock.json'];

describe('the hash of what an index is made with', () => {
  it('is the same for the same files in another folder', () => {
    const first = hashOf(folder, names);
    const copy = mkdtempSync(path.join(os.tmpdir(), 'index-hash-'));
    cpSync(folder, copy, {recursive: true});
    expect(hashOf(copy, names)).toBe(first);
    rmSync(copy, {recursive: true});
  });

  it.each([
    ['code', 'code/weights.ts', 'export const title = 4;'],
    ['data', 'data/next/api.json', '{"a": 1}'],
    ['packages', 'package-lock.json', '{"a": 1}'],
    ['a new file', 'code/other.ts', ''],
  ])('changes with %s', (_, file, content) => {
    const before = hashOf(folder, names);
    write(file, content);
    expect(hashOf(folder, names)).not.toBe(before);
  });

  it('does not change with what is not named', () => {
    const before = hashOf(folder, ['code']);
    write('data/next/api.json', '{"a": 1}');
    expect(hashOf(folder, ['code'])).toBe(before);
  });

  it('asks where the files are when there are none', () => {
    expect(() => hashOf(folder, ['missing'])).toThrow(/missing has no file.*option `sources`/);
  });
});
