import type {ProbeData} from '../../src/facts/data-types';
import {readVersionFile} from '../../src/files/version-facts';

/** Where the record of a version is, from the project's root. */
export const probePath = (versionName: string): string => `data/${versionName}/probes.json`;

/**
 * Reads what was found out about a version.
 * @throws Error when nothing was, or the file does not fit `data/schemas/probes.schema.json`
 */
export function readProbes(versionName: string): ProbeData {
  return readVersionFile<ProbeData>(versionName, 'probes');
}
