import type {
  ApiModel,
  Body,
  Field,
  NamedSchema,
  Operation,
  ParameterField,
} from '../../src/openapi/model';

/** A field with everything that a test does not care about filled in. */
export function field(name: string, type: string, more: Partial<Field> = {}): Field {
  return {
    name,
    type,
    required: true,
    description: '',
    allowedValues: [],
    constraints: [],
    deprecated: false,
    fields: [],
    ...more,
  };
}

/** A parameter of an operation. */
export function parameter(
  place: ParameterField['in'],
  name: string,
  more: Partial<ParameterField> = {},
): ParameterField {
  return {...field(name, 'string'), required: place === 'path', in: place, ...more};
}

/** A body in one media type. */
export function body(example: unknown, more: Partial<Body> = {}): Body {
  return {
    mediaType: 'application/json',
    type: 'Request',
    fields: [],
    references: [],
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
export function schema(name: string, more: Partial<NamedSchema> = {}): NamedSchema {
  return {
    name,
    type: 'object',
    description: '',
    fields: [],
    allowedValues: [],
    constraints: [],
    references: [],
    ...more,
  };
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
