import type {Schema, SchemaOrBoolean} from './document';
import type {Json} from './json';
import type {NamedSchema} from './model';
import {hasConstraints, limitedTypes, parseConstraints} from './constraints';
import {below, beside, type Cursor, refuse, refuseReference, segmentsOf, targetOf} from './reader';
import {
  type Discriminator,
  distinct,
  type Field,
  type MapType,
  type ObjectType,
  primitiveNames,
  type Type,
} from './types';

/**
 * Keywords of JSON Schema 2020-12 that limit values in a way that pages have no words for. Others that
 * this parser does not read say nothing about values, as the standard has it.
 */
const unsupported = [
  '$dynamicRef',
  'contains',
  'contentSchema',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'then',
  'unevaluatedItems',
];

/** Keywords that say nothing about the values of a type, or that a reference is read with. */
const annotations: ReadonlySet<string> = new Set([
  '$comment',
  '$ref',
  'const',
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'nullable',
  'readOnly',
  'summary',
  'title',
  'type',
  'writeOnly',
  'xml',
]);

const nothing: Type = {kind: 'primitive', name: 'null', allowedValues: [], constraints: []};

/**
 * Reads the type that a schema describes: JSON Schema 2020-12 as OpenAPI 3.1 uses it, and the dialect
 * of OpenAPI 3.0. What the model cannot hold is noted at its place.
 */
export function parseType(schema: SchemaOrBoolean, at: Cursor): Type {
  if (typeof schema === 'boolean') return schema ? {kind: 'any'} : {kind: 'never'};
  checkKeywords(schema, at);
  const type = parseValues(withLimitsOfToday(schema), at);
  const isNullable = schema.nullable === true && !isNull(type);
  return isNullable ? {kind: 'union', alternatives: [...alternativesOf(type), nothing]} : type;
}

/** Reads the properties of an object schema. */
export function parseFields(schema: Schema, at: Cursor): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: isRequired(schema, name),
    description: typeof property === 'object' ? (property.description ?? '') : '',
    ...parseValue(property, below(at, 'properties', name)),
  }));
}

/** Reads what a schema says about a property or parameter beside its name. */
export function parseValue(
  schema: SchemaOrBoolean,
  at: Cursor,
): Omit<Field, 'name' | 'required' | 'description'> {
  const {
    default: value,
    deprecated,
    readOnly,
    writeOnly,
    externalDocs,
  } = typeof schema === 'object' ? schema : ({} as Schema);
  return {
    type: parseType(schema, at),
    ...(value !== undefined && {default: value}),
    deprecated: deprecated ?? false,
    ...(readOnly && {access: 'read-only' as const}),
    ...(writeOnly && {access: 'write-only' as const}),
    ...(externalDocs && {externalDocs}),
    ...examplesOf(schema),
  };
}

/** What a schema with a name has beside its type. */
export function wordsOf(schema: SchemaOrBoolean): Omit<NamedSchema, 'name' | 'type'> {
  const {description = '', externalDocs} = typeof schema === 'object' ? schema : ({} as Schema);
  return {description, ...(externalDocs && {externalDocs}), ...examplesOf(schema)};
}

/** The examples of a schema, with those that its alternatives, its parts and its items have. */
export function examplesOf(schema: SchemaOrBoolean): Pick<Field, 'examples'> {
  const examples = distinct(exampleValues(schema).map((value) => ({value})));
  return examples.length > 0 ? {examples} : {};
}

function exampleValues(schema: SchemaOrBoolean): Json[] {
  if (typeof schema === 'boolean') return [];
  const {example, examples, oneOf = [], anyOf = [], allOf = [], items = true} = schema;
  return [
    ...(example === undefined ? [] : [example]),
    ...(Array.isArray(examples) ? (examples as readonly Json[]) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap(exampleValues),
    ...exampleValues(items).map((value) => [value]),
  ];
}

function checkKeywords(schema: Schema, at: Cursor): void {
  const found = unsupported.filter((keyword) => keyword in schema);
  if (found.length > 0) {
    refuse(
      at,
      `the pages cannot show ${found.map((keyword) => `"${keyword}"`).join(', ')}. Say it with other keywords, such as oneOf, or in the description.`,
    );
  }
}

/** OpenAPI 3.0 says with `true` that a limit is outside of what is allowed. */
function withLimitsOfToday(schema: Schema): Schema {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest} = schema;
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return schema;
  return {
    ...rest,
    ...(exclusiveMinimum === true ? {exclusiveMinimum: minimum} : {minimum}),
    ...(exclusiveMaximum === true ? {exclusiveMaximum: maximum} : {maximum}),
  };
}

function parseValues(schema: Schema, at: Cursor): Type {
  if (schema.$ref !== undefined) return parseReference(schema.$ref, schema, at);
  if (schema.const !== undefined) return {kind: 'constant', value: schema.const};
  const own = ownSchema(schema);
  const parts: Type[] = [
    ...parseAll(schema.allOf, below(at, 'allOf')),
    ...(['oneOf', 'anyOf'] as const).flatMap((keyword) =>
      schema[keyword] ? [parseUnion(schema[keyword], schema, below(at, keyword))] : [],
    ),
    ...(own ? [parseOwn(own, at)] : []),
    ...(schema.not === undefined
      ? []
      : [{kind: 'not' as const, type: parseType(schema.not, below(at, 'not'))}]),
  ];
  const [only, ...others] = parts;
  if (!only) return {kind: 'any'};
  return others.length === 0 && !(schema.allOf && parts.length === 1)
    ? only
    : {kind: 'intersection', parts};
}

/**
 * Reads a reference. OpenAPI 3.1 allows other keywords beside one; 3.0 ignores them.
 */
function parseReference(reference: string, schema: Schema, at: Cursor): Type {
  const name = schemaNamed(reference, at);
  if (name === undefined) return {kind: 'any'};
  const type = {
    kind: 'reference',
    schema: name,
    ...(schema.const !== undefined && {constant: schema.const}),
  } as const;
  const beside = Object.keys(schema).some(
    (keyword) => !annotations.has(keyword) && !keyword.startsWith('x-'),
  );
  if (!beside || at.reader.document.openapi.startsWith('3.0')) return type;
  return {kind: 'intersection', parts: [type, parseValues({...schema, $ref: undefined}, at)]};
}

/** The name of the schema that a reference leads to: of one inside another, made from its place. */
function schemaNamed(reference: string, at: Cursor): string | undefined {
  const target = targetOf(reference, at);
  if (!target) {
    refuseReference(reference, at);
    return undefined;
  }
  const [first, second, ...path] = segmentsOf(reference);
  const isComponent = first === 'components' && second === 'schemas';
  const name = (isComponent ? path : segmentsOf(reference)).join('.').replace(/[^\w.-]+/g, '-');
  const {innerSchemas} = at.reader;
  if ((isComponent && path.length === 1) || innerSchemas.has(name)) return name;
  const schema = target.value as SchemaOrBoolean;
  const words = wordsOf(schema);
  innerSchemas.set(name, {name, ...words, type: {kind: 'any'}});
  innerSchemas.set(name, {name, ...words, type: parseType(schema, target.at)});
  return name;
}

/** What a schema says itself, beside those that it is composed of; nothing where that says no more. */
function ownSchema(schema: Schema): Schema | undefined {
  const isComposed = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? schema.not;
  if (!isComposed) return schema;
  const says =
    schema.properties ??
    schema.patternProperties ??
    schema.propertyNames ??
    schema.items ??
    schema.prefixItems ??
    schema.enum ??
    (limitsOthers(schema) || undefined) ??
    (schema.required && schema.required.length > 0 ? schema.required : undefined);
  return (says ?? (hasConstraints(schema) || (schema.not && schema.type))) ? schema : undefined;
}

function parseOwn(schema: Schema, at: Cursor): Type {
  const names = typesOf(schema);
  const [only, ...others] = names.map((name) => parseNamedType(name, names, schema, at));
  if (!only) return {kind: 'any'};
  return others.length === 0 ? only : {kind: 'union', alternatives: [only, ...others]};
}

/** The types of a schema: those that it names, or those that its keywords speak of. */
function typesOf(schema: Schema): readonly string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.enum) return [...new Set(schema.enum.map(typeOfValue))];
  const {properties, patternProperties, required, propertyNames} = schema;
  const isObject =
    properties ?? patternProperties ?? propertyNames ?? (limitsOthers(schema) || required);
  const types = [
    ...(isObject ? ['object'] : []),
    ...(schema.items !== undefined || schema.prefixItems ? ['array'] : []),
    ...limitedTypes(schema),
  ];
  return [...new Set(types)];
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function parseAll(schemas: readonly SchemaOrBoolean[] = [], at: Cursor): Type[] {
  return schemas.map((schema, index) => parseType(schema, below(at, index)));
}

function parseUnion(schemas: readonly SchemaOrBoolean[], around: Schema, at: Cursor): Type {
  return {
    kind: 'union',
    alternatives: parseAll(schemas, at),
    ...(around.discriminator && {
      discriminator: parseDiscriminator(around.discriminator, beside(at, 'discriminator')),
    }),
  };
}

function parseDiscriminator(
  {propertyName, mapping = {}}: NonNullable<Schema['discriminator']>,
  at: Cursor,
): Discriminator {
  return {
    property: propertyName,
    mapping: Object.entries(mapping).flatMap(([value, reference]) => {
      const {schemas = {}} = at.reader.document.components ?? {};
      const isName = !reference.includes('/') && reference in schemas;
      const schema = isName ? reference : schemaNamed(reference, below(at, 'mapping', value));
      return schema === undefined ? [] : [{value, schema}];
    }),
  };
}

/**
 * Reads the discriminator of a schema that others are made with: they are what a value can be, under
 * their own names where the mapping does not name them.
 */
function parseParent(
  discriminator: NonNullable<Schema['discriminator']>,
  at: Cursor,
): Discriminator {
  const parent = `#${at.pointer}`;
  const {property, mapping} = parseDiscriminator(discriminator, below(at, 'discriminator'));
  const children = Object.entries(at.reader.document.components?.schemas ?? {})
    .filter(([, {allOf = []}]) => allOf.some(({$ref: reference}) => reference === parent))
    .filter(([name]) => !mapping.some(({schema}) => schema === name))
    .map(([name]) => ({value: name, schema: name}));
  return {property, mapping: [...mapping, ...children]};
}

function parseNamedType(name: string, names: readonly string[], schema: Schema, at: Cursor): Type {
  const constraints = parseConstraints(schema, name, names);
  const constants = (schema.enum ?? []).filter(
    (value) => typeof value === 'object' && value !== null && typeOfValue(value) === name,
  );
  if (constants.length > 0) {
    return {
      kind: 'union',
      alternatives: constants.map((value) => ({kind: 'constant', value}) as const),
    };
  }
  if (name === 'object') return parseObject(schema, constraints, at);
  if (name === 'array') {
    return {
      kind: 'array',
      items: parseType(schema.items ?? {}, below(at, 'items')),
      constraints,
      ...(schema.prefixItems && {first: parseAll(schema.prefixItems, below(at, 'prefixItems'))}),
    };
  }
  const primitive = primitiveNames.find((candidate) => candidate === name);
  if (!primitive) {
    refuse(
      at,
      `"${name}" is no type of JSON Schema. Write one of array, object, ${primitiveNames.join(', ')}.`,
    );
    return {kind: 'any'};
  }
  const {enum: allowed = []} = schema;
  const allowedValues =
    names.length > 1 && schema.type === undefined
      ? allowed.filter((value) => typeOfValue(value) === name)
      : allowed;
  return {kind: 'primitive', name: primitive, allowedValues, constraints};
}

function parseObject(schema: Schema, constraints: ObjectType['constraints'], at: Cursor): Type {
  const fields = parseFields(schema, at);
  const maps = parseMaps(schema, at);
  const requires = (schema.required ?? []).filter((name) => !(name in (schema.properties ?? {})));
  const hasOwn = !schema.oneOf && !schema.anyOf;
  const limits = {
    ...(constraints && constraints.length > 0 && {constraints}),
    ...(schema.propertyNames !== undefined && {
      names: parseType(schema.propertyNames, below(at, 'propertyNames')),
    }),
    ...(othersOf(schema) === false && {isClosed: true}),
  };
  const object: ObjectType = {
    kind: 'object',
    fields,
    ...(requires.length > 0 && {requires}),
    ...limits,
    ...(hasOwn && schema.discriminator && {discriminator: parseParent(schema.discriminator, at)}),
  };
  const [map, ...others] = maps;
  if (!map) return object;
  const isMapAlone = fields.length === 0 && requires.length === 0 && others.length === 0;
  return isMapAlone ? {...map, ...limits} : {kind: 'intersection', parts: [object, ...maps]};
}

/** The keyword that speaks of the properties that a schema does not name. */
function keywordOfOthers(schema: Schema): 'additionalProperties' | 'unevaluatedProperties' {
  return schema.additionalProperties === undefined
    ? 'unevaluatedProperties'
    : 'additionalProperties';
}

/** Whether a schema says what other properties are, or that there are none. */
function limitsOthers(schema: Schema): boolean {
  const others = othersOf(schema);
  return isSchema(others) || others === false;
}

function othersOf(schema: Schema): SchemaOrBoolean | undefined {
  return schema[keywordOfOthers(schema)];
}

/** What a schema says about properties whose names are data. */
function parseMaps(schema: Schema, at: Cursor): MapType[] {
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, values]): MapType => ({
      kind: 'map',
      values: parseType(values, below(at, 'patternProperties', pattern)),
      pattern,
    }),
  );
  const others = othersOf(schema);
  // With properties, more of them are allowed anyway: only their type is worth telling.
  const isTold =
    isSchema(others) ||
    (!schema.properties &&
      (others === true || (others === undefined && schema.propertyNames !== undefined)));
  if (!isTold) return patterns;
  const values: Type = isSchema(others)
    ? parseType(others, below(at, keywordOfOthers(schema)))
    : {kind: 'any'};
  return [...patterns, {kind: 'map', values}];
}

function isSchema(value: SchemaOrBoolean | undefined): value is Schema {
  return typeof value === 'object' && Object.keys(value).length > 0;
}

/** OpenAPI 3.0 took over from older drafts that a property may say itself that it is required. */
function isRequired({required}: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

function isNull(type: Type): boolean {
  return alternativesOf(type).some((each) => each.kind === 'primitive' && each.name === 'null');
}

function alternativesOf(type: Type): readonly Type[] {
  return type.kind === 'union' && !type.discriminator ? type.alternatives : [type];
}
