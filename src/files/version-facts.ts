import path from 'node:path';
import {dataReader} from '@docs-kit/docs-facts/data';
import type {VersionData, VersionFacts} from '../facts/data-types';
import {versionDataFiles} from '../facts/version-data-files';

const readData = dataReader(path.resolve(__dirname, '../..'), 'data/schemas');

/**
 * Reads all that is known of a version.
 * @param name `next` or a release such as `v1.2.3`
 * @throws Error that names the file and what does not fit its schema
 */
export function readVersionData(name: string): VersionData {
  // The schemas describe the same shapes as the interfaces, and every file has passed its own.
  return {version: name, ...readData(`data/${name}`, versionDataFiles)} as unknown as VersionData;
}

/**
 * Reads what this site says of a version: which pages it has, what it changes.
 * @throws Error as `readVersionData` does
 */
export function readVersionFacts(name: string): VersionFacts {
  return readVersionFile<VersionFacts>(name, versionDataFiles.facts);
}

/**
 * Reads a file of a version's data.
 * @param base name of the file and of its schema, without their endings
 * @throws Error as `readVersionData` does
 */
export function readVersionFile<T>(name: string, base: string): T {
  return readData(`data/${name}`, {file: base}).file as T;
}
