import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {resolveTarget, type Target} from '@docs-kit/docs-verify/target';
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
