import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Commits, isAbout, type VerificationRecord} from '@docs-kit/docs-verify/record/record';
import {withOtherRuns} from '@docs-kit/docs-verify/record/other-runs';
import type {TaskRecord} from '@docs-kit/docs-tasks/record';
import {shortCommit} from '@docs-kit/docs-verify/pins';
import type {ClusterData, ContainersData} from '../facts/data-types';
import {readSourceData} from './source';
import {readVersionFile} from './version-facts';

const projectRoot = path.resolve(__dirname, '../..');

/** Where the record of a version is kept, relative to the project's root. */
export function recordPath(versionName: string): string {
  return `data/${versionName}/verification.json`;
}

/** Where results of other revisions than the pinned ones are kept: git does not know them. */
export function testedPath(versionName: string, {framework, client}: Commits): string {
  const revisions = [framework, client].map(shortCommit).join('-');
  return `.generated/verification/${versionName}-${revisions}.json`;
}

/**
 * Reads the record of a version; undefined for one whose pinned revisions were never verified: what
 * was true of others says nothing about them.
 * @throws Error when the version's `source.json` cannot be read
 */
export function readVerificationRecord(versionName: string): VerificationRecord | undefined {
  return readPinned(versionName, recordPath(versionName));
}

/** Reads a version's record as pages show it, with what containers and a cluster carried out. */
export function readShownRecord(versionName: string): VerificationRecord | undefined {
  const record = readVerificationRecord(versionName);
  const read = <T>(base: string): T | undefined =>
    existsSync(path.join(projectRoot, `data/${versionName}/${base}.json`))
      ? readVersionFile<T>(versionName, base)
      : undefined;
  const containers = read<ContainersData>('containers');
  return record && withOtherRuns(record, {containers, cluster: read<ClusterData>('cluster')});
}

function readPinned<R extends {readonly commits: Commits}>(
  versionName: string,
  file: string,
): R | undefined {
  const {framework, clients} = readSourceData(versionName);
  const pinned = {framework: framework.commit, client: clients.python.commit};
  return readRecordOf<R>(file, pinned);
}

/** Whether a version has a record, of whichever revisions. */
export const hasRecord = (versionName: string): boolean =>
  existsSync(path.join(projectRoot, recordPath(versionName)));

/** Reads a record in a file; undefined when there is none, or it is about other revisions. */
export function readRecordOf<R extends {readonly commits: Commits} = VerificationRecord>(
  file: string,
  commits: Commits,
): R | undefined {
  const whole = path.join(projectRoot, file);
  if (!existsSync(whole)) return undefined;
  const record = JSON.parse(readFileSync(whole, 'utf8')) as R;
  return isAbout(record, commits) ? record : undefined;
}

/** Where the record of followed tasks of a version is kept, relative to the project's root. */
export const taskRecordPath = (versionName: string): string => `data/${versionName}/tasks.json`;

/** Reads which tasks of a version were followed; undefined when none of its pinned revisions was. */
export const readTaskRecord = (versionName: string): TaskRecord | undefined =>
  readPinned<TaskRecord>(versionName, taskRecordPath(versionName));
