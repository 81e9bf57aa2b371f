import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pagesIn, rendererNamed, writeTables} from './write-tables';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tables-'));
  mkdirSync(path.join(root, 'docs/in'), {recursive: true});
  writeFileSync(path.join(root, 'docs/a.md'), '<!-- generated:zoo cat -->\n<!-- /generated -->\n');
  writeFileSync(path.join(root, 'docs/in/b.md'), 'Text.\n');
});
afterEach(() => rmSync(root, {recursive: true}));

const renderers = {zoo: (args: readonly string[]) => args.join()};
const write = (check: boolean) =>
  writeTables(
    root,
    [
      {
        files: pagesIn(root, 'docs'),
        render: (name, args) => rendererNamed(renderers, name)(args),
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
    expect(problems[0]).toContain('Use one of: zoo.');
    expect(changed).toEqual(['docs/a.md']);
  });

  it('are an error where no page has one', () => {
    writeFileSync(path.join(root, 'docs/a.md'), 'Text.\n');
    expect(() => write(true)).toThrow('No page has a generated block.');
  });
});
