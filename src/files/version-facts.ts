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
  return readVersionFile<VersionFacts>(name, 'version', 'which pages the version has');
}

/**
 * Reads a file of a version's data.
 * @param base name of the file and of its schema, without their endings
 * @param content what the file says, for the message
 * @throws Error that names the file and what does not fit its schema
 */
export function readVersionFile<T>(name: string, base: string, content: string): T {
  const file = `data/${name}/${base}.json`;
  let facts: unknown;
  try {
    facts = readJson(file);
  } catch (error) {
    throw new Error(`Cannot read ${file}, which says ${content}.`, {cause: error});
  }
  const schema = readJson<AnySchemaObject>(`data/schemas/${base}.schema.json`);
  const errors = dataChecker({[base]: schema})(base, facts);
  if (errors.length > 0) throw new Error(errors.map((error) => `${file}: ${error}`).join('\n'));
  // The schema describes the same shape as the interface.
  return facts as T;
}
