import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type Tables, writeTable} from './table';
import {writeTables} from './write-tables';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tables-'));
  mkdirSync(path.join(root, 'docs/in'), {recursive: true});
  writeFileSync(path.join(root, 'docs/a.md'), '<!-- generated:zoo cat -->\n<!-- /generated -->\n');
  writeFileSync(path.join(root, 'docs/in/b.md'), 'Text.\n');
});
afterEach(() => rmSync(root, {recursive: true}));

const tables: Tables<string> = {
  zoo: {parameters: 'ANIMAL [FOOD...]', write: (prefix, ...words) => prefix + words.join()},
  size: {parameters: 'big|small', write: (_, size = '') => size},
};
const write = (check: boolean) =>
  writeTables(
    root,
    [
      {
        files: ['docs/a.md', 'docs/in/b.md'],
        render: (name, words) => writeTable(tables, name, words, ''),
      },
    ],
    check,
  );
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('tables of pages', () => {
  it('are written from data, and compared without writing', () => {
    expect(write(true)).toEqual({blocks: 1, changed: ['docs/a.md'], problems: []});
    expect(textOf('docs/a.md')).not.toContain('\ncat\n');
    expect(write(false).changed).toEqual(['docs/a.md']);
    expect(textOf('docs/a.md')).toContain('\ncat\n');
    expect(write(true).changed).toEqual([]);
  });

  it('are written on other pages where one page is wrong', () => {
    writeFileSync(path.join(root, 'docs/in/b.md'), '<!-- generated:zo -->\n<!-- /generated -->\n');
    const {problems, changed} = write(false);
    expect(problems).toEqual([
      expect.stringContaining('docs/in/b.md:1: cannot write the block "zo"'),
    ]);
    expect(problems[0]).toContain('Use one of: size, zoo.');
    expect(changed).toEqual(['docs/a.md']);
  });

  it('are an error where no page has one', () => {
    writeFileSync(path.join(root, 'docs/a.md'), 'Text.\n');
    expect(() => write(true)).toThrow('No page has a generated block.');
  });

  it.each([
    ['zoo', [], 'Write "generated:zoo ANIMAL [FOOD...]".'],
    ['size', ['middle'], 'Write "generated:size big|small".'],
    ['size', ['big', 'small'], 'The arguments "big small" do not fit.'],
  ])('say how to write the marker of %s where %j does not fit', (name, words, message) => {
    expect(() => writeTable(tables, name, words, '')).toThrow(message);
    expect(writeTable(tables, 'zoo', ['cat', 'fish', 'milk'], '=')).toBe('=cat,fish,milk');
    expect(writeTable(tables, 'size', ['big'], '')).toBe('big');
  });
});
