import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AnySchemaObject} from 'ajv/dist/2020';
import {dataChecker} from './data-errors';

const ending = '.schema.json';

/**
 * Reads a file of JSON.
 * @throws Error that names the file, relative to the root
 */
export function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: cannot be read as JSON: ${reason}`, {cause: error});
  }
}

/**
 * Makes a function that reads files of data and holds each against its schema.
 * @param schemaFolder folder of the schemas, relative to the root: `NAME.schema.json` for each name
 * @returns a function of a folder and of the names of its files by property: it gives their content
 * by property, and throws an Error that lists what does not fit, with its file
 * @throws Error when a schema cannot be read or is itself invalid
 */
export function dataReader(
  root: string,
  schemaFolder: string,
): (folder: string, files: Readonly<Record<string, string>>) => Record<string, unknown> {
  const schemas = readdirSync(path.join(root, schemaFolder))
    .filter((name) => name.endsWith(ending))
    .map((name) => [
      name.slice(0, -ending.length),
      readJson(root, path.posix.join(schemaFolder, name)) as AnySchemaObject,
    ]);
  const errorsOf = dataChecker(Object.fromEntries(schemas) as Record<string, AnySchemaObject>);
  return (folder, files) =>
    Object.fromEntries(
      Object.entries(files).map(([property, name]) => {
        const file = path.posix.join(folder, `${name}.json`);
        const data = readJson(root, file);
        const errors = errorsOf(name, data);
        if (errors.length > 0) throw new Error(errors.map((one) => `${file}: ${one}`).join('\n'));
        return [property, data];
      }),
    );
}
