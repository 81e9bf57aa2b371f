import type {Schema} from './document';
import type {Json} from './json';
import type {ApiModel, Body, Field, NamedSchema, Operation, ParameterField} from '.';
import {parseFields, parseType, parseValue} from './parse-schema';
import {expectNoProblems, startOf} from './reader';
import type {Type} from '.';

/** Everything that a test refers to is defined. */
const anySchemas = new Proxy({}, {get: () => ({}), has: () => true});

const empty = {
  openapi: '3.1.0',
  info: {title: 'Zoo', version: '1'},
  paths: {},
  components: {schemas: anySchemas},
};

/** The type that a schema describes. */
export function typeOf(schema: Schema, file = 'zoo.yaml'): Type {
  const at = startOf(empty, file);
  const type = parseType(schema, at);
  expectNoProblems(at);
  return type;
}

/** The properties of a schema. */
export function fieldsOfSchema(schema: Schema): Field[] {
  return parseFields(schema, startOf(empty, 'zoo.yaml'));
}

/** A required field of a schema, with everything that a test does not care about filled in. */
export function field(name: string, schema: Schema, more: Partial<Field> = {}): Field {
  return {
    name,
    required: true,
    description: '',
    ...parseValue(schema, startOf(empty, 'zoo.yaml')),
    ...more,
  };
}

/** A parameter of an operation. */
export function parameter(
  place: ParameterField['in'],
  name: string,
  more: Partial<ParameterField> = {},
): ParameterField {
  return {...field(name, {type: 'string'}), required: place === 'path', in: place, ...more};
}

/** A body in one media type. */
export function body(example?: Json, more: Partial<Body> = {}): Body {
  return {
    mediaType: 'application/json',
    type: {kind: 'reference', schema: 'Request'},
    isFileContent: false,
    example,
    ...more,
  };
}

/** An operation that answers with JSON. */
export function operation(more: Partial<Operation> = {}): Operation {
  return {
    id: 'listThings',
    slug: 'list-things',
    method: 'get',
    path: '/v1/things',
    tag: 'Things',
    summary: 'List things',
    description: 'Lists things.',
    deprecated: false,
    hasPage: true,
    streamOnly: false,
    parameters: [],
    responses: [response('application/json')],
    ...more,
  };
}

/** A request body that must be sent. */
export function requestBody(...bodies: Body[]): Operation['requestBody'] {
  return {required: true, description: '', bodies};
}

/** A successful response in some media types. */
export function response(...mediaTypes: string[]): Operation['responses'][number] {
  return {
    status: '200',
    description: '',
    bodies: mediaTypes.map((mediaType) => body(undefined, {mediaType})),
  };
}

/** A schema with a name. */
export function schema(name: string, described: Schema): NamedSchema {
  return {name, description: '', type: typeOf(described)};
}

/** A specification with some schemas. */
export function model(...schemas: NamedSchema[]): ApiModel {
  return {
    title: 'Test',
    description: '',
    serverUrl: 'http://localhost:8321',
    tags: [],
    operations: [],
    schemas: new Map(schemas.map((entry) => [entry.name, entry])),
  };
}
