import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hasFullHistory, lastChanges} from './history';

describe('the history of a clone', () => {
  let folder = '';
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
  beforeEach(() => {
    warn.mockClear();
    folder = mkdtempSync(path.join(os.tmpdir(), 'history-'));
    execFileSync('git', ['init', '--quiet', path.join(folder, 'whole')]);
    for (const message of ['one', 'two']) {
      git(
        ...['-C', 'whole', '-c', 'user.name=A', '-c', 'user.email=a@example.com'],
        ...['commit', '--quiet', '--allow-empty', '--message', message],
      );
    }
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('is full with every commit', () => {
    expect(hasFullHistory(path.join(folder, 'whole'))).toBe(true);
  });

  it('is not full with the newest commit alone, which the build says', () => {
    git('clone', '--quiet', '--depth', '1', `file://${folder}/whole`, 'shallow');
    expect(hasFullHistory(path.join(folder, 'shallow'))).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is not full outside of a repository, which the build says once', () => {
    expect(hasFullHistory(folder)).toBe(false);
    hasFullHistory(folder);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the changes of files', () => {
  let folder = '';
  const commit = (time: number, ...files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), String(time));
    }
    const date = `${time} +0000`;
    execFileSync('git', ['-C', folder, 'add', '.']);
    execFileSync(
      'git',
      [
        ...['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com'],
        ...['commit', '--quiet', '--message', 'Change'],
      ],
      {env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}},
    );
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'changes-'));
    execFileSync('git', ['init', '--quiet', folder]);
    commit(1_700_000_000, 'docs/a.md', 'docs/b.md', 'other/c.md');
    commit(1_700_000_500, 'docs/a.md');
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('are those of the newest commit of each file', () => {
    expect([...lastChanges(['docs'], folder)].sort()).toEqual([
      ['docs/a.md', 1_700_000_500],
      ['docs/b.md', 1_700_000_000],
    ]);
  });

  it('are none in a folder that was never committed', () => {
    expect(lastChanges(['no-such-folder'], folder).size).toBe(0);
  });
});
