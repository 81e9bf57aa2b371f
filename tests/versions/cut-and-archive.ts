/**
 * Tests the life of a version in a temporary clone of the last commit: cuts a release, then archives
 * the oldest one, and after each runs the checks, builds the site and tests the build, without an
 * edit by hand in between.
 *
 *   npx tsx tests/versions/cut-and-archive.ts
 *   npx tsx tests/versions/cut-and-archive.ts --keep   leaves the clone in place, to be looked at
 *
 * Takes as long as two checks and two builds. Exits with 0 when every step succeeded, 2 when one has
 * failed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {nextReleaseAfter} from '../support/releases';
import type {SourceData} from '../../src/facts/data-types';
import {latestVersion, nextVersion} from '../../src/site/versions';
import {runCommand} from '../../scripts/support/run-command';
import {inRoot} from '../../scripts/version/project';
import {commitAll, copyProject} from './project-copy';

/** Runs a command and lets its output through. */
function run(folder: string, command: string, ...args: readonly string[]): void {
  const line = [command, ...args].join(' ');
  const started = Date.now();
  console.log(`\n== ${line}`);
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit'});
  console.log(`== ${line}: ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) throw new Error(`\`${line}\` failed in ${folder}.`);
}

/** Commits what a command has written, and holds it against everything. */
function commitAndCheck(folder: string, message: string): void {
  commitAll(folder, message);
  run(folder, 'npm', 'run', '--silent', 'docs:tables', '--', '--check');
  run(folder, 'npm', 'run', '--silent', 'check');
  run(folder, 'npm', 'run', '--silent', 'build');
  run(folder, 'npx', '--no-install', 'vitest', 'run', '--project', 'build');
}

/** Gives the commit that the next version documents the tag of a release. */
function pretendTag(folder: string, release: string): void {
  const file = path.join(folder, 'data', nextVersion.name, 'source.json');
  const source = JSON.parse(readFileSync(file, 'utf8')) as SourceData;
  const framework = {...source.framework, tag: release};
  writeFileSync(file, `${JSON.stringify({...source, framework}, null, 2)}\n`);
  commitAll(folder, `test: name the commit ${release}`);
}

async function testVersions(): Promise<void> {
  const {values} = parseArgs({options: {keep: {type: 'boolean', default: false}}});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const release = nextReleaseAfter(latestVersion.name);
  try {
    copyProject(inRoot(), folder);
    pretendTag(folder, release);
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

void runCommand(testVersions);
