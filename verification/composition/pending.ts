import {existsSync, readFileSync} from 'node:fs';
import {readSourceData} from '../../src/files/source';
import {filesOf, hashOf} from './files';
import {type CompositionRuns, recordPath} from './record';

/**
 * The record of the run files that readers compose, if the framework took them in their present form.
 * @returns undefined when there is none, or it is about other files or another revision of the framework
 */
export function currentRuns(version: string): CompositionRuns | undefined {
  const file = recordPath(version);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as CompositionRuns;
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
