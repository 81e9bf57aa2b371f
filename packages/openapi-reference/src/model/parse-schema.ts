import {referenceName, type Schema} from '../document';
import {checkConstraints, parseConstraints} from './constraints';
import {type Discriminator, type Field, primitiveNames, type Type, type UnionType} from './types';

/** Keywords that this parser reads, and those that say nothing about the values. */
const knownKeywords: ReadonlySet<string> = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'contentEncoding',
  'default',
  'deprecated',
  'description',
  'discriminator',
  'enum',
  'example',
  'examples',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'oneOf',
  'pattern',
  'properties',
  'required',
  'title',
  'type',
] satisfies (keyof Schema | 'example' | 'examples' | 'title')[]);

/**
 * Reads the type that a schema describes (JSON Schema 2020-12, as OpenAPI 3.1 uses it).
 * @param where the schema's place in the specification, for messages
 * @throws Error when the schema says something that the model could not hold
 */
export function parseType(schema: Schema, where: string): Type {
  checkKeywords(schema, where);
  if (schema.$ref !== undefined) {
    const reference = {kind: 'reference', schema: referenceName(schema.$ref)} as const;
    return schema.const === undefined ? reference : {...reference, constant: schema.const};
  }
  if (schema.const !== undefined) return {kind: 'constant', value: schema.const};
  if (schema.allOf) return {kind: 'intersection', parts: parseAll(schema.allOf, where)};
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return unionOf(parseAll(alternatives, where), schema.discriminator);
  const names = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  checkConstraints(schema, names, where);
  const [only, ...others] = names.map((name) => parseNamedType(name, schema, where));
  if (!only) return parseUntyped(schema, where);
  return others.length === 0 ? only : unionOf([only, ...others]);
}

/**
 * Reads the properties of an object schema.
 * @param where the schema's place in the specification, for messages
 * @throws Error as `parseType` does
 */
export function parseFields(schema: Schema, where: string): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    description: property.description ?? '',
    ...parseValue(property, `${where} > ${name}`),
  }));
}

/**
 * Reads what a schema says about a property or parameter beside its name.
 * @param where the schema's place in the specification, for messages
 * @throws Error as `parseType` does
 */
export function parseValue(
  schema: Schema,
  where: string,
): Pick<Field, 'type' | 'default' | 'deprecated'> {
  return {
    type: parseType(schema, where),
    ...(schema.default !== undefined && {default: schema.default}),
    deprecated: schema.deprecated ?? false,
  };
}

function checkKeywords(schema: Schema, where: string): void {
  const unknown = Object.keys(schema).filter(
    (keyword) => !knownKeywords.has(keyword) && !keyword.startsWith('x-'),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${where}: the pages cannot show ${unknown.map((keyword) => `"${keyword}"`).join(', ')}. Say it with the keywords that model/parse-schema.ts knows, or teach it this one.`,
    );
  }
}

function parseAll(schemas: readonly Schema[], where: string): Type[] {
  return schemas.map((schema) => parseType(schema, where));
}

function unionOf(
  alternatives: readonly Type[],
  discriminator?: Schema['discriminator'],
): UnionType {
  return {
    kind: 'union',
    alternatives,
    ...(discriminator && {discriminator: parseDiscriminator(discriminator)}),
  };
}

function parseDiscriminator({
  propertyName,
  mapping = {},
}: NonNullable<Schema['discriminator']>): Discriminator {
  return {
    property: propertyName,
    mapping: Object.entries(mapping).map(([value, reference]) => ({
      value,
      schema: referenceName(reference),
    })),
  };
}

function parseNamedType(name: string, schema: Schema, where: string): Type {
  if (name === 'object') return parseObject(schema, where);
  const constraints = parseConstraints(schema, name);
  if (name === 'array') {
    return {kind: 'array', items: parseType(schema.items ?? {}, where), constraints};
  }
  const primitive = primitiveNames.find((candidate) => candidate === name);
  if (!primitive) {
    throw new Error(
      `${where}: "${name}" is no type of JSON Schema: expected array, object, ${primitiveNames.join(', ')}.`,
    );
  }
  return {kind: 'primitive', name: primitive, allowedValues: schema.enum ?? [], constraints};
}

function parseObject(schema: Schema, where: string): Type {
  const values = schema.additionalProperties;
  const isMap = !schema.properties && (values === true || Object.keys(values || {}).length > 0);
  if (!isMap) return {kind: 'object', fields: parseFields(schema, where)};
  return {
    kind: 'map',
    values: typeof values === 'object' ? parseType(values, where) : {kind: 'any'},
  };
}

function parseUntyped(schema: Schema, where: string): Type {
  if (schema.properties) return {kind: 'object', fields: parseFields(schema, where)};
  if (schema.enum) {
    throw new Error(`${where}: the allowed values have no type. Add \`type:\` beside \`enum:\`.`);
  }
  return {kind: 'any'};
}
