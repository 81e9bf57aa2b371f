import {execFileSync} from 'node:child_process';
import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {unpack} from './clones';
import type {Pin} from './pins';
import {Problem} from './problem';
import {resolveTarget} from './target';

let clone = '';
let first = '';
let second = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    encoding: 'utf8',
  }).trim();
const commit = (version: string): string => {
  writeFileSync(path.join(clone, 'pyproject.toml'), `version = "${version}"\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', version);
  return git('rev-parse', 'HEAD');
};

beforeAll(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  git('init', '--quiet');
  first = commit('1');
  second = commit('2');
  git('tag', 'v2.0.0');
});
afterAll(() => rmSync(clone, {recursive: true}));

const pin = (changes: Partial<Pin>): Pin => ({
  repository: 'https://example.com/zoo',
  package: 'zoo',
  commit: first,
  published: false,
  ...changes,
});
const released = pin({package: 'client', tag: 'v1.0.0', published: true});
const resolve = (framework: Partial<Pin>, options: Parameters<typeof resolveTarget>[1]) =>
  resolveTarget({name: 'next', framework: pin(framework), client: released}, options);

describe('what a run is about', () => {
  it('is the pinned release, where there is one to install', async () => {
    const {framework, client, isPinned} = await resolve({tag: 'v1.0.0', published: true}, {});
    expect([framework.requirement, client.requirement]).toEqual(['zoo==1.0.0', 'client==1.0.0']);
    expect(isPinned).toBe(true);
  });

  it('is the pinned commit in a clone, where there is none', async () => {
    git('checkout', '--quiet', first);
    const {framework, isPinned} = await resolve({}, {source: clone});
    expect(framework).toMatchObject({commit: first, requirement: clone, folder: clone});
    expect(framework.label).toBe(`zoo at commit ${first.slice(0, 9)}`);
    expect(isPinned).toBe(true);
    await expect(resolve({}, {})).rejects.toThrow('Clone https://example.com/zoo');
  });

  it('is never another revision, unless it is named', async () => {
    git('checkout', '--quiet', second);
    await expect(resolve({}, {source: clone})).rejects.toThrow(
      `${clone} is at commit ${second.slice(0, 9)}, but next documents zoo at commit ${first.slice(0, 9)}.`,
    );
    await expect(resolve({}, {source: clone, revision: first})).rejects.toThrow('but ');
    const {framework, isPinned} = await resolve({}, {source: clone, revision: 'v2.0.0'});
    expect(framework.label).toBe(`zoo v2.0.0 at commit ${second.slice(0, 9)}`);
    expect(isPinned).toBe(false);
    await expect(resolve({}, {revision: 'v2.0.0'})).rejects.toThrow('needs a clone');
    await expect(resolve({}, {source: clone, revision: 'v3'})).rejects.toThrow('no revision v3');
  });

  it('is never what a release was not made of, although it could be installed', async () => {
    git('checkout', '--quiet', second);
    const release = {tag: 'v1.0.0', published: true};
    await expect(resolve(release, {source: clone})).rejects.toThrow('but next documents zoo 1.0.0');
    await expect(resolve({tag: 'v2.0.0'}, {source: clone})).rejects.toThrow(
      'The tag v2.0.0 of zoo is commit',
    );
  });

  it('is never a clone with other files than those of its commit', async () => {
    git('checkout', '--quiet', first);
    writeFileSync(path.join(clone, 'pyproject.toml'), 'version = "3"\n');
    await expect(resolve({}, {source: clone})).rejects.toThrow('are not those of its commit');
    git('checkout', '--quiet', '--force', 'HEAD');
    const [repository, hidden] = ['.git', 'git'].map((name) => path.join(clone, name));
    renameSync(repository ?? '', hidden ?? '');
    await expect(resolve({}, {source: clone})).rejects.toThrow('is no clone');
    renameSync(hidden ?? '', repository ?? '');
  });
});

describe('the files of a pinned commit', () => {
  it('are read whatever is checked out, and never without the commit', async () => {
    git('checkout', '--quiet', second);
    const target = path.join(clone, '.git', 'unpacked');
    await unpack(clone, pin({}), target);
    const text = execFileSync('cat', [path.join(target, 'pyproject.toml')], {encoding: 'utf8'});
    expect(text).toBe('version = "1"\n');
    await expect(unpack(clone, pin({commit: 'f'.repeat(40)}), target)).rejects.toThrow(Problem);
    await expect(unpack(target, pin({}), `${target}-2`)).rejects.toThrow('is no clone');
  });
});
