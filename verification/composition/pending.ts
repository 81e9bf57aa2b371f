import {existsSync} from 'node:fs';
import type {CompositionRuns} from '../../src/facts/data-types';
import {readSourceData} from '../../src/files/source';
import {readVersionFile} from '../../src/files/version-facts';
import {recordFile} from '../options';
import {filesOf, hashOf} from './files';

/**
 * The record of the run files that readers compose, if the framework took them in their present form.
 * @returns undefined when there is none, or it is about other files or another revision of the framework
 * @throws Error when it does not fit `data/schemas/composition-runs.schema.json`
 */
export function currentRuns(version: string): CompositionRuns | undefined {
  if (!existsSync(recordFile({name: version}, 'composition-runs'))) return undefined;
  const record = readVersionFile<CompositionRuns>(version, 'composition-runs');
  const isCurrent =
    record.commit === readSourceData(version).framework.commit &&
    record.hash === hashOf(filesOf(version).combinations);
  return isCurrent ? record : undefined;
}

/** Says in a line for each version without such a record how to write it. */
export const untakenFiles = (versions: readonly string[]): string[] =>
  versions
    .filter((version) => !currentRuns(version))
    .map(
      (version) =>
        `The framework has not taken the run files of ${version} that readers compose as they are now. To have it take them: \`npx tsx verification/composition/run.ts --version ${version}\`.`,
    );
