/** Validates the data files against their JSON Schemas. */
import Ajv2020, {type AnySchemaObject, type ErrorObject} from 'ajv/dist/2020';

/**
 * Makes a function that checks data against one of several schemas, which may refer to each other.
 *
 * @param schemas - every schema, by base name (`commands` for `commands.schema.json`)
 * @returns a function of base name and data that lists what is wrong, one line each; none when the
 *   data fit
 * @throws Error when a schema is itself invalid, and (from the returned function) when the name has
 *   no schema
 */
export function dataChecker(
  schemas: Readonly<Record<string, AnySchemaObject>>,
): (name: string, data: unknown) => string[] {
  const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (name, data) => {
    const schema = schemas[name];
    if (schema === undefined)
      throw new Error(`There is no schema data/schemas/${name}.schema.json. Write it.`);
    const validate = ajv.getSchema(schema.$id ?? '') ?? ajv.compile(schema);
    return validate(data) ? [] : (validate.errors ?? []).map(describe);
  };
}

function describe(error: ErrorObject): string {
  const place = error.instancePath === '' ? 'the whole file' : error.instancePath;
  return `${place} ${error.message ?? error.keyword}${detail(error.params)}`;
}

/** Names the property or value that Ajv's own message leaves out. */
function detail(params: Readonly<Record<string, unknown>>): string {
  const value =
    params.additionalProperty ??
    params.unevaluatedProperty ??
    params.allowedValues ??
    params.allowedValue;
  return value === undefined ? '' : ` (${JSON.stringify(value)})`;
}
