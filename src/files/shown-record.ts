import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SampleRecord, VerificationRecord} from '@docs-kit/docs-verify/record/record';
import type {ClusterData, ContainersData} from '../facts/data-types';
import {readVerificationRecord} from './verification-records';
import {readVersionFile} from './version-facts';

const projectRoot = path.resolve(__dirname, '../..');

/** What runs with a real Docker Engine and with a cluster have recorded. */
export interface OtherRuns {
  readonly containers?: Pick<ContainersData, 'commit' | 'fences'>;
  readonly cluster?: Pick<ClusterData, 'commit' | 'fences'>;
}

/**
 * Reads a version's record as pages show it: a command that needs Docker or a cluster ran if a container
 * or the cluster's API server took all of it.
 * @returns undefined for a version whose pinned revisions were never verified
 * @throws Error when a file doesn't fit its schema
 */
export function readShownRecord(versionName: string): VerificationRecord | undefined {
  const record = readVerificationRecord(versionName);
  return (
    record &&
    withOtherRuns(record, {
      containers: readIfThere<ContainersData>(versionName, 'containers'),
      cluster: readIfThere<ClusterData>(versionName, 'cluster'),
    })
  );
}

function readIfThere<T>(versionName: string, base: string): T | undefined {
  const isThere = existsSync(path.join(projectRoot, `data/${versionName}/${base}.json`));
  return isThere ? readVersionFile<T>(versionName, base) : undefined;
}

/** Puts what other runs carried out into a record, unless they were about another commit. */
export function withOtherRuns(
  record: VerificationRecord,
  {containers, cluster}: OtherRuns,
): VerificationRecord {
  const isAbout = (run?: {readonly commit: string}): boolean =>
    run?.commit === record.commits.framework;
  const started = Object.entries(isAbout(containers) ? (containers?.fences ?? {}) : {})
    .filter(([, {left}]) => left === undefined)
    .map(([key, {hash}]) => [key, ranInside(hash, 'in a container')] as const);
  const applied = Object.entries(isAbout(cluster) ? (cluster?.fences ?? {}) : {})
    .filter(([, {ran, left}]) => ran.length > 0 && Object.keys(left).length === 0)
    .map(([key, {hash}]) => [key, ranInside(hash, 'in a simulated cluster')] as const);
  return {...record, guides: {...record.guides, ...Object.fromEntries([...started, ...applied])}};
}

function ranInside(hash: string, inside: SampleRecord['inside']): SampleRecord {
  return {hash, result: 'ran', inside};
}
