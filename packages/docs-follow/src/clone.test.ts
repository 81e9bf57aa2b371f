import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {logFormat, parseLog} from '.';
import {Clone} from './clone';

const root = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
const folder = path.join(root, 'zoo');
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
    encoding: 'utf8',
  }).trim();

const commit = (text: string): string => {
  writeFileSync(path.join(folder, 'cage.py'), text);
  git('-C', folder, 'add', '.');
  git('-C', folder, 'commit', '--quiet', '--message', `feat: ${text}`);
  return git('-C', folder, 'rev-parse', 'HEAD');
};

describe('a clone', () => {
  let commits: string[];
  beforeAll(() => {
    git('init', '--quiet', folder);
    commits = [commit('door = 1'), commit('door = 2')];
    git('-C', folder, 'tag', 'v2');
  });
  afterAll(() => rmSync(root, {recursive: true}));

  it('gives the files of a commit, whatever is checked out', () => {
    const clone = new Clone(folder, 'https://zoo');
    const [first = ''] = commits;
    expect(clone.commitOf('v2')).toBe(commits[1]);
    expect(clone.filesOf(first, /\.py$/)).toMatchObject([{path: 'cage.py', text: 'door = 1'}]);
    expect(clone.filesOf(first)).toEqual([
      {path: 'cage.py', hash: expect.any(String), text: undefined},
    ]);
  });

  it('gives what commits have changed', () => {
    const clone = new Clone(folder, 'https://zoo');
    const [first = '', second = ''] = commits;
    expect(clone.countBetween(first, second)).toBe(1);
    expect(clone.dateOf(second)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const history = parseLog(clone.logBetween(first, second, logFormat, ['.']), (file) => file);
    expect([...history.entries()]).toMatchObject([
      ['cage.py', [{commit: {hash: second, subject: 'feat: door = 2'}}]],
    ]);
    expect(history.get('cage.py')?.[0]?.lines).toContain('+door = 2');
  });

  it('is refused when it lacks a revision, the history, or is none', () => {
    expect(() => new Clone(folder, 'https://zoo').commitOf('v9')).toThrow(
      `${folder} has no revision v9. It has to be a clone of https://zoo; bring it up to date`,
    );
    const shallow = path.join(root, 'shallow');
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
    expect(() => new Clone(shallow, 'https://zoo')).toThrow('fetch --unshallow --tags');
    expect(() => new Clone(root, 'https://zoo')).toThrow(
      'is no clone of a repository. Clone https://zoo',
    );
  });
});
