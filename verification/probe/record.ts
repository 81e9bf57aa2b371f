import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ProbeData} from '../../src/facts/data-types';
import {readVersionFile} from '../../src/files/version-facts';
import {siteVersion} from '../../src/site/versions';

const root = path.resolve(__dirname, '../..');

/** Where the record of a version is, from the project's root. */
export const probePath = (versionName: string): string => `data/${versionName}/probes.json`;

/**
 * Reads what was found out about a version.
 * @throws Error when nothing was, or the file does not fit `data/schemas/probes.schema.json`
 */
export function readProbes(versionName: string): ProbeData {
  return readVersionFile<ProbeData>(versionName, 'probes');
}

/**
 * Reads a guide of a version by its path, such as `deploying/index`; empty where there is none.
 * @throws Error when there is no such version
 */
export function guideText(versionName: string, page: string): string {
  const file = path.join(root, siteVersion(versionName).docsFolder, `${page}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
