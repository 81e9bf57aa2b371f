import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AnySchemaObject} from 'ajv/dist/2020';
import type {VersionFacts} from '../facts/data-types';
import {dataChecker} from '@docs-kit/docs-facts/data';

const projectRoot = path.resolve(__dirname, '../..');
const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as T;

/**
 * Reads what this site says of a version: which pages it has, what it changes.
 * @param name `next` or a release such as `v1.2.3`
 * @throws Error that names the file and what does not fit `data/schemas/version.schema.json`
 */
export function readVersionFacts(name: string): VersionFacts {
  const file = `data/${name}/version.json`;
  let facts: unknown;
  try {
    facts = readJson(file);
  } catch (error) {
    throw new Error(`Cannot read ${file}, which says which pages the version has.`, {cause: error});
  }
  const schema = readJson<AnySchemaObject>('data/schemas/version.schema.json');
  const errors = dataChecker({version: schema})('version', facts);
  if (errors.length > 0) throw new Error(errors.map((error) => `${file}: ${error}`).join('\n'));
  // The schema describes the same shape as the interface.
  return facts as VersionFacts;
}
