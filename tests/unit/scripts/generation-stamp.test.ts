import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  expectGenerated,
  type Generation,
  isGenerated,
  removeStamp,
  writeStamp,
} from '../../../scripts/support/generation-stamp';

let generation: Generation;

const write = (file: string, text: string): void => {
  const place = path.join(generation.root, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
};

beforeEach(() => {
  generation = {
    root: mkdtempSync(path.join(os.tmpdir(), 'stamp-')),
    sources: ['openapi', 'rules.yaml'],
    generated: ['docs/api'],
  };
  write('openapi/zoo.yaml', 'paths: {}');
  write('rules.yaml', 'strict: true');
  write('docs/api/zoo.mdx', '# Zoo');
  writeStamp(generation);
});
afterEach(() => rmSync(generation.root, {recursive: true}));

describe('generated files', () => {
  it('are current until something changes, whatever the times of the files', () => {
    utimesSync(path.join(generation.root, 'openapi/zoo.yaml'), 0, 0);
    utimesSync(path.join(generation.root, 'docs/api/zoo.mdx'), 1, 1);
    expect(isGenerated(generation)).toBe(true);
  });

  it.each([
    ['a source changes', () => write('openapi/zoo.yaml', 'paths: {/zoo: {}}')],
    ['a source is added', () => write('openapi/cage.yaml', '')],
    ['a source goes', () => rmSync(path.join(generation.root, 'rules.yaml'))],
    ['a generated file changes', () => write('docs/api/zoo.mdx', '# Cage')],
    ['a generated file is added', () => write('docs/api/cage.mdx', '# Cage')],
    ['a generated file goes', () => rmSync(path.join(generation.root, 'docs/api/zoo.mdx'))],
    ['they are about to be written', () => removeStamp(generation.root)],
  ])('are not when %s', (_, change) => {
    change();
    expect(isGenerated(generation)).toBe(false);
  });

  it('cannot be judged without a source', () => {
    expect(() => isGenerated({...generation, sources: ['none']})).toThrow('None of none exists');
  });

  it('are complete where the last run came to its end, and nowhere else', () => {
    expect(() => expectGenerated(generation.root)).not.toThrow();
    removeStamp(generation.root);
    expect(() => expectGenerated(generation.root)).toThrow('npm run generate');
  });
});
