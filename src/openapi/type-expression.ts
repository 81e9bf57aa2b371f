import {referenceName, type Schema} from './document';

/**
 * Writes the type of a schema as a reader says it: `string`, `array of Model`,
 * `map of integer`, `"auto" | ToolChoice`. Names of schemas stay as they are, so
 * that the page can link every capitalised word. Constants stand in quotation marks.
 */
export function typeExpression(schema: Schema): string {
  if (schema.$ref) return referenceName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return unique(alternatives.map(typeExpression)).join(' | ');
  if (schema.allOf) return unique(schema.allOf.map(typeExpression)).join(' & ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return schema.properties ? 'object' : 'any';
  const names = types.map((type) => singleType(type, schema));
  return unique(schema.nullable ? [...names, 'null'] : names).join(' | ');
}

function singleType(type: string, schema: Schema): string {
  if (type === 'array') return `array of ${grouped(schema.items ?? {})}`;
  if (type === 'object' && !schema.properties) {
    const values = schema.additionalProperties;
    if (values === true) return 'map of any';
    if (values && Object.keys(values).length > 0) return `map of ${grouped(values)}`;
  }
  return type;
}

/** Puts a union in parentheses, so that `array of (A | B)` is not read as `(array of A) | B`. */
function grouped(schema: Schema): string {
  const expression = typeExpression(schema);
  return / [|&] /.test(expression) ? `(${expression})` : expression;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
