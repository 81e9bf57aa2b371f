import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cloneState} from '../../../src/files/history';

describe('the state of a clone', () => {
  let folder = '';
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
  beforeEach(() => {
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
    expect(cloneState(path.join(folder, 'whole'))).toBe('full');
  });

  it('is shallow with the newest commit alone', () => {
    git('clone', '--quiet', '--depth', '1', `file://${folder}/whole`, 'shallow');
    expect(cloneState(path.join(folder, 'shallow'))).toBe('shallow');
  });

  it('is none outside of a repository', () => {
    expect(cloneState(folder)).toBe('none');
  });
});
