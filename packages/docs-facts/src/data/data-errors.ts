/** Validates the data files against their JSON Schemas. */
import Ajv2020, {type AnySchemaObject, type ErrorObject} from 'ajv/dist/2020';
import {nearest} from '../finding';

/** What does not fit in a file of data. */
export interface DataError {
  /** Keys from the top of the file down to the value, for example `['providers', '22']`. */
  readonly path: readonly string[];
  /** Begins with the place: `/providers/22 (remote::acme) must have required property 'pageId'`. */
  readonly message: string;
}

/**
 * Makes a function that checks data against one of several schemas, which may refer to each other.
 *
 * @param schemas - every schema, by base name (`commands` for `commands.schema.json`)
 * @returns a function of base name and data that lists what is wrong; nothing when the data fit
 * @throws Error when a schema is itself invalid, and (from the returned function) when the name has
 *   no schema
 */
export function dataChecker(
  schemas: Readonly<Record<string, AnySchemaObject>>,
): (name: string, data: unknown) => DataError[] {
  const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true, verbose: true});
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (name, data) => {
    const schema = schemas[name];
    if (schema === undefined)
      throw new Error(`There is no schema data/schemas/${name}.schema.json. Write it.`);
    const validate = ajv.getSchema(schema.$id ?? '') ?? ajv.compile(schema);
    return validate(data) ? [] : (validate.errors ?? []).map((error) => describe(error, data));
  };
}

function describe(error: ErrorObject, data: unknown): DataError {
  const path = error.instancePath.split('/').slice(1).map(unescaped);
  const place = path.length === 0 ? 'the whole file' : `${error.instancePath}${nameOf(path, data)}`;
  const rule = error.message ?? error.keyword;
  return {path, message: `${place} ${rule}${detail(error)}`};
}

/** A key of a JSON pointer (RFC 6901). */
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** What the innermost entry with a name on the way is called: ` (remote::acme)`. */
function nameOf(path: readonly string[], data: unknown): string {
  let name = '';
  let value = data;
  for (const key of path) {
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
    if (typeof value !== 'object' || value === null) break;
    const {type, name: ownName, key: ownKey, id} = value as Readonly<Record<string, unknown>>;
    const found = [ownName, ownKey, id, type].find((each) => typeof each === 'string');
    if (found !== undefined) name = ` (${found})`;
  }
  return name;
}

/** Names the property or value that Ajv's own message leaves out, and the property that was meant. */
function detail({params, parentSchema}: ErrorObject): string {
  const found = params as Readonly<Record<string, unknown>>;
  const unknown = found.additionalProperty ?? found.unevaluatedProperty;
  const value = unknown ?? found.allowedValues ?? found.allowedValue;
  if (value === undefined) return '';
  const known = Object.keys((parentSchema as AnySchemaObject | undefined)?.properties ?? {});
  const meant = typeof unknown === 'string' ? nearest(unknown, known) : '';
  return ` (${JSON.stringify(value)})${meant && `.${meant}`}`;
}
