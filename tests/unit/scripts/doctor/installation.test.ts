import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  describeFinding,
  type LockedPackage,
  nodeFindings,
  packageFindings,
} from '../../../../scripts/support/doctor/installation.mjs';

const root = path.resolve(__dirname, '../../../..');

describe('Node.js', () => {
  const accepted = '^20.19.0 || ^22.13.0 || >=24.0.0';

  it.each(['20.19.0', '20.21.3', '22.13.0', '24.0.0', '24.9.1'])('is well at %s', (running) => {
    expect(nodeFindings(running, accepted)).toEqual([]);
  });

  it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
    'is an error at %s, which the project refuses',
    (running) => {
      expect(nodeFindings(running, accepted)).toMatchObject([
        {severity: 'error', expected: `Node.js ${accepted}`, found: running},
      ]);
    },
  );

  it('is remarked on when it is newer than what the workflows test', () => {
    expect(nodeFindings('25.1.0', accepted)).toMatchObject([
      {severity: 'remark', expected: 'Node.js 20, 22, 24, which the workflows test'},
    ]);
  });

  it('cannot be judged by a range that is written otherwise', () => {
    expect(() => nodeFindings('20.19.0', '20 - 22')).toThrow('>=MAJOR.MINOR.PATCH');
  });
});

describe('the packages', () => {
  const locked: Record<string, LockedPackage> = {
    '': {version: '4.3.7'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/a/node_modules/b': {version: '2.0.0'},
    'node_modules/for-another-platform': {version: '3.0.0', optional: true},
  };
  const installed = {
    'node_modules/a': {version: '1.0.0'},
    'node_modules/a/node_modules/b': {version: '2.0.0'},
  };

  it('are well when all that are not optional are installed as locked', () => {
    expect(packageFindings(locked, installed)).toEqual([]);
  });

  it('are an error when none is installed', () => {
    expect(packageFindings(locked, undefined)).toMatchObject([
      {severity: 'error', expected: '3 packages in node_modules', remedy: 'run `npm ci`'},
    ]);
  });

  it('are an error when the installation is older than the lock file', () => {
    expect(packageFindings(locked, {'node_modules/a': {version: '1.1.0'}})).toMatchObject([
      {severity: 'error', found: 'a is 1.1.0 instead of 1.0.0, a/node_modules/b is missing'},
    ]);
  });

  it('are counted when many are wrong', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => [name, {version: '1.0.0'}] as const);
    expect(packageFindings(Object.fromEntries(names), {})[0]?.found).toBe(
      'a is missing, b is missing, c is missing and 2 more',
    );
  });

  it('cannot be judged by an empty lock file', () => {
    expect(() => packageFindings({'': {version: '4.3.7'}}, {})).toThrow('found none');
  });
});

describe('a finding', () => {
  it('stands in one line: what was expected, what was found, what to do', () => {
    const [finding] = packageFindings({a: {version: '1.0.0'}}, undefined);
    expect(finding && describeFinding(finding)).toBe(
      'error: expected 1 packages in node_modules; found no installation that was finished. To mend it: run `npm ci`.',
    );
  });
});

describe('the check of the installation', () => {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'installation-'));
  let checkout = '';
  beforeEach(() => {
    checkout = folder();
    for (const name of [
      'package.json',
      '.nvmrc',
      'scripts/check-installation.mjs',
      'scripts/support/doctor/installation.mjs',
    ]) {
      cpSync(path.join(root, name), path.join(checkout, name));
    }
    const packages = {'node_modules/a': {version: '1.0.0'}};
    writeFileSync(path.join(checkout, 'package-lock.json'), JSON.stringify({packages}));
  });
  afterEach(() => {
    rmSync(checkout, {recursive: true});
  });

  const run = () =>
    spawnSync(process.execPath, ['scripts/check-installation.mjs'], {
      cwd: checkout,
      encoding: 'utf8',
    });

  it('runs where no package is installed, and fails there', () => {
    const {status, stdout} = run();
    expect(stdout).toContain('run `npm ci`');
    expect(status).toBe(1);
  });

  it('passes where the packages are installed', () => {
    mkdirSync(path.join(checkout, 'node_modules'));
    writeFileSync(
      path.join(checkout, 'node_modules/.package-lock.json'),
      readFileSync(path.join(checkout, 'package-lock.json')),
    );
    expect(run()).toMatchObject({status: 0});
  });

  it('says that it could not look when the lock file is broken', () => {
    writeFileSync(path.join(checkout, 'package-lock.json'), '<<<<<<<');
    expect(run()).toMatchObject({status: 2});
  });
});
