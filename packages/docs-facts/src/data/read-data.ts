import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AnySchemaObject} from 'ajv/dist/2020';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {dataChecker, type DataError} from './data-errors';

const ending = '.schema.json';

/**
 * Reads a file of JSON.
 * @throws Error that names the file, relative to the root, and the line
 */
export function readJson(root: string, file: string): unknown {
  const text = readFileSync(path.join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = / at position (\d+)/.exec(reason)?.[1];
    const line =
      position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
    throw new Error(`${file}${line}: cannot be read as JSON: ${reason}`, {cause: error});
  }
}

/** Writes what does not fit in a file of JSON as lines `file:line: message`. */
export function describeDataErrors(
  root: string,
  file: string,
  errors: readonly DataError[],
): string {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {lineCounter: lines});
  return errors
    .map(({path: keys, message}) => {
      const node = document.getIn(keys, true);
      const [start = 0] = isNode(node) && node.range ? node.range : [];
      return `${file}:${lines.linePos(start).line}: ${message}`;
    })
    .join('\n');
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
        if (errors.length > 0) throw new Error(describeDataErrors(root, file, errors));
        return [property, data];
      }),
    );
}
