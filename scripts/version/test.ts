/**
 * Tests the life of a version in a temporary clone of the last commit: cuts a release, then archives
 * the oldest one, and after each runs the checks, builds the site and tests the build, without an
 * edit by hand in between.
 *
 *   npm run test:versions
 *   npm run test:versions -- --keep   leaves the clone in place, to be looked at
 *
 * Takes as long as two checks and two builds. Exits with 0 when every step succeeded, 1 when one has
 * failed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {nextReleaseAfter} from '../../src/release/version-name';
import {latestVersion} from '../../src/site/versions';
import {inRoot, main} from './project';

/** Runs a command and lets its output through. */
function run(folder: string, command: string, ...args: readonly string[]): void {
  const line = [command, ...args].join(' ');
  const started = Date.now();
  console.log(`\n== ${line}`);
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit'});
  console.log(`== ${line}: ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) throw new Error(`\`${line}\` failed in ${folder}.`);
}

/**
 * Links the installed packages: installing them again takes minutes, and they are only read. Caches
 * of builds are written, so the clone gets its own.
 */
function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  const remove = (name: string) => rmSync(name, {recursive: true, force: true});
  if (spawnSync('cp', ['-al', inRoot('node_modules'), packages]).status === 0) {
    for (const cache of ['.cache', '.vite', '.vitest']) remove(path.join(packages, cache));
  } else {
    remove(packages);
    run(folder, 'npm', 'ci');
  }
}

/** Commits what a command has written, as a person would, and holds it against everything. */
function commitAndCheck(folder: string, message: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', ...author, 'commit', '--quiet', '--message', message);
  run(folder, 'npm', 'run', '--silent', 'docs:tables', '--', '--check');
  run(folder, 'npm', 'run', '--silent', 'check');
  run(folder, 'npm', 'run', '--silent', 'build:site');
  run(folder, 'npx', '--no-install', 'vitest', 'run', '--project', 'build');
}

async function testVersions(): Promise<void> {
  const {values} = parseArgs({options: {keep: {type: 'boolean', default: false}}});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const release = nextReleaseAfter(latestVersion.name);
  try {
    run(folder, 'git', 'clone', '--quiet', inRoot(), folder);
    linkPackages(folder);
    run(folder, 'npm', 'run', '--silent', 'version:cut', '--', release, '--checked');
    commitAndCheck(folder, `docs: cut ${release}`);
    run(folder, 'npm', 'run', '--silent', 'version:archive', '--', '--checked');
    commitAndCheck(folder, 'docs: archive the oldest release');
    console.log('\nA release was cut and another archived: every step succeeded.');
  } finally {
    if (values.keep) console.log(`The clone is in ${folder}.`);
    else if (existsSync(folder)) rmSync(folder, {recursive: true});
  }
}

main(testVersions);
