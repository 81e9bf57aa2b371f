import path from 'node:path';
import {resolveTarget, type Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {latestVersion} from '../src/site/versions';
import {verifiedVersion} from './versions';

/** Options of each run: the version, and the clones that hold it. */
export const versionOptions = {
  version: {type: 'string', default: latestVersion.name},
  source: {type: 'string'},
  'client-source': {type: 'string'},
} as const;

/**
 * Finds what a run is about.
 * @param values of the options, as `parseArgs` gives them
 * @throws Error when there is no such version, or a clone is missing or at another revision
 */
export async function chosenVersion(values: {
  readonly version: string;
  readonly source?: string;
  readonly 'client-source'?: string;
}): Promise<{version: VerifiedVersion; target: Target}> {
  const version = verifiedVersion(values.version);
  const {source, 'client-source': clientSource} = values;
  return {version, target: await resolveTarget(version, {source, clientSource})};
}

/** Where a run keeps what it found about a version. */
export const recordFile = ({name: version}: Pick<VerifiedVersion, 'name'>, name: string): string =>
  path.resolve(__dirname, '../data', version, `${name}.json`);

/** What a run found, without what every record has. */
export type Recorded<Data extends {readonly commit: string}> = Omit<Data, 'commit' | '$schema'>;

/** Writes what a run found about a version, with the commit that it ran. */
export function writeRecord(version: VerifiedVersion, name: string, record: object): void {
  const text = {
    $schema: `../schemas/${name}.schema.json`,
    commit: version.framework.commit,
    ...record,
  };
  writeFileAtomic(recordFile(version, name), `${JSON.stringify(text, null, 2)}\n`);
}

/** Runs a command line, which exits with 1 when something is not as it should be, and with 2 when it throws. */
export function runToEnd(main: () => Promise<boolean>): void {
  main().then(
    (isWell) => {
      process.exitCode = isWell ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    },
  );
}
