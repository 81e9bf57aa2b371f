import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {putInPlace, unfinishedName, writeFolder, writeFileAtomic, writingError} from './writing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'writing-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const inFolder = (...names: string[]): string => path.join(folder, ...names);

describe('the error of a file that could not be written', () => {
  it.each([
    ['ENOSPC', 'the disk is full', 'Free some space'],
    ['EROFS', 'the file system is read-only', 'Mount it for writing'],
    ['EACCES', 'this user may not write there', 'Give this user the right'],
  ])('says for %s what was written, why it failed and what to do', (code, reason, remedy) => {
    const {message} = writingError(Object.assign(new Error('refused'), {code}), 'build/a.html');
    expect(message).toContain(`build/a.html could not be written: ${reason} (${code}). ${remedy}`);
  });

  it('finds the reason in the text of a tool too', () => {
    const text = 'Failed to write "a.mdx" Error: ENOSPC: no space left on device, write';
    expect(writingError(text, 'a.mdx').message).toContain('the disk is full');
  });

  it('is left as it is for another reason', () => {
    const other = new Error('docs.html: <p style="color: red">');
    expect(writingError(other, 'build')).toBe(other);
  });
});

describe('a file that is written whole', () => {
  it('is there with its folders, and nothing else', () => {
    writeFileAtomic(inFolder('docs', 'a.html'), 'a');
    expect(readFileSync(inFolder('docs', 'a.html'), 'utf8')).toBe('a');
    expect(readdirSync(inFolder('docs'))).toEqual(['a.html']);
  });

  it('takes the place of what an interrupted run has left', () => {
    writeFileSync(unfinishedName(inFolder('a.html')), 'half');
    writeFileAtomic(inFolder('a.html'), 'a');
    expect(readdirSync(folder)).toEqual(['a.html']);
  });

  it('is named when it cannot be written', () => {
    writeFileSync(inFolder('docs'), 'a file');
    expect(() => writeFileAtomic(inFolder('docs', 'a.html'), 'a')).toThrow(
      /docs\/a\.html could not be written: .* Remove that file, then run/,
    );
  });
});

describe('a folder that is written whole', () => {
  it('takes the place of the former one, with what the writer returns', () => {
    mkdirSync(inFolder('build'));
    writeFileSync(inFolder('build', 'old.html'), 'old');
    const result = writeFolder(inFolder('build'), (beside) => {
      writeFileSync(path.join(beside, 'new.html'), 'new');
      expect(readdirSync(inFolder('build'))).toEqual(['old.html']);
      return 1;
    });
    expect(result).toBe(1);
    expect(readdirSync(inFolder('build'))).toEqual(['new.html']);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('stays as it was when writing fails', () => {
    mkdirSync(inFolder('build'));
    writeFileSync(inFolder('build', 'old.html'), 'old');
    expect(() =>
      writeFolder(inFolder('build'), (beside) => {
        writeFileSync(path.join(beside, 'new.html'), 'new');
        throw new Error('a link leads to no file');
      }),
    ).toThrow('a link leads to no file');
    expect(readdirSync(inFolder('build'))).toEqual(['old.html']);
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('is put in place over what an interrupted run was removing', () => {
    mkdirSync(inFolder('build-former'));
    mkdirSync(unfinishedName(inFolder('build')));
    putInPlace(inFolder('build'));
    expect(readdirSync(folder)).toEqual(['build']);
  });
});
