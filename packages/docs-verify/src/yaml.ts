import {readFileSync} from 'node:fs';
import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import {type Document, isAlias, isCollection, isNode, LineCounter, parseDocument} from 'yaml';

/**
 * Reads a file of YAML and holds it against a JSON Schema.
 * @param name path of the file as messages call it
 * @param schema JSON Schema 2020-12
 * @throws Error that lists every mistake with file and line
 */
export function readYaml<T>(file: string, name: string, schema: object): T {
  return parseYaml<T>(readFileSync(file, 'utf8'), name, schema);
}

/** Does what `readYaml` does, with a text. */
export function parseYaml<T>(text: string, name: string, schema: object): T {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, merge: true});
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const problems = document.errors.map(
    ({message, pos}) => `${name}:${lineAt(pos[0])}: ${message.split('\n')[0] ?? ''}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const value: unknown = document.toJS({maxAliasCount: -1});
  const ajv = new Ajv({allErrors: true, verbose: true, strict: false, allowUnionTypes: true});
  const validate = ajv.compile(schema);
  if (validate(value)) return value as T;
  const found = (validate.errors ?? [])
    // The one about the choice says it all.
    .filter(({schemaPath}) => !/\/(?:oneOf|anyOf)\/\d/.test(schemaPath))
    .map(
      (error) => `${name}:${lineAt(offsetOf(document, error.instancePath))}: ${sentence(error)}`,
    );
  throw new Error([...new Set(found)].join('\n'));
}

function sentence({instancePath, keyword, params, message, schema}: ErrorObject): string {
  const named = params as {additionalProperty?: string; allowedValues?: readonly unknown[]};
  const place = instancePath === '' ? 'the file' : instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'additionalProperties')
    return `${place}: "${named.additionalProperty}" is no key`;
  if (keyword === 'enum') return `${place}: expected one of ${String(named.allowedValues)}`;
  if (keyword === 'oneOf') {
    const choices = (schema as readonly {readonly required?: readonly string[]}[]).flatMap(
      ({required = []}) => required,
    );
    return `${place}: expected exactly one of ${choices.join(', ')}`;
  }
  return `${place}: ${message ?? keyword}`;
}

/** Where the value at a JSON pointer begins, within an alias too; else that of the nearest one above it. */
function offsetOf(document: Document, pointer: string): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const key of pointer.split('/').slice(1)) {
    node = isCollection(node)
      ? node.get(key.replaceAll('~1', '/').replaceAll('~0', '~'), true)
      : undefined;
    if (isAlias(node)) node = node.resolve(document);
    if (isNode(node)) offset = node.range?.[0] ?? offset;
  }
  return offset;
}
