import {
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Reference,
  type Response,
  type Schema,
  listOperations,
  referenceName,
  slugOf,
} from './document';
import {typeExpression} from './type-expression';

/** A property of a schema or a parameter of an operation, ready to be shown. */
export interface Field {
  readonly name: string;
  /** See `typeExpression`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** JSON text of the default value. */
  readonly defaultValue?: string;
  /** JSON texts of the allowed values. */
  readonly allowedValues: readonly string[];
  /** Format, encoding and bounds in words: `format date-time`, `at least 1`. */
  readonly constraints: readonly string[];
  readonly deprecated: boolean;
  /** Properties of an object that is written in place. */
  readonly fields: readonly Field[];
}

export interface ParameterField extends Field {
  readonly in: Parameter['in'];
  readonly example?: unknown;
}

/** A schema with a name: written once on every page that needs it. */
export interface NamedSchema {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly allowedValues: readonly string[];
  readonly constraints: readonly string[];
  readonly discriminator?: {
    readonly property: string;
    readonly mapping: readonly (readonly [value: string, schema: string])[];
  };
  /** Names of the schemas that this one mentions. */
  readonly references: readonly string[];
}

/** A request or response body in one media type. */
export interface Body {
  readonly mediaType: string;
  readonly type: string;
  /** Properties of a body that is written in place, such as a multipart form. */
  readonly fields: readonly Field[];
  /** A value of the body's type; the text of the stream for `text/event-stream`. */
  readonly example?: unknown;
  readonly references: readonly string[];
}

export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  readonly bodies: readonly Body[];
}

export interface Operation {
  readonly id: string;
  readonly slug: string;
  readonly method: LocatedOperation['method'];
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** Path of the operation that takes this one's place. */
  readonly replacedBy?: string;
  readonly hasPage: boolean;
  readonly parameters: readonly ParameterField[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description: string;
    readonly bodies: readonly Body[];
  };
  readonly responses: readonly OperationResponse[];
}

/** A specification as its pages see it: references kept, everything else resolved. */
export interface ApiModel {
  readonly title: string;
  readonly description: string;
  /** What a reader must know before asking for a stream. */
  readonly streamingNote?: string;
  readonly serverUrl: string;
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly operations: readonly Operation[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

/**
 * Builds the model of a bundled specification (every reference points into the document).
 * @throws Error when an operation lacks its operationId or tag, or a reference leads nowhere
 */
export function buildApiModel(document: OpenApiDocument): ApiModel {
  const schemas = document.components?.schemas ?? {};
  return {
    title: document.info.title,
    description: document.info.description ?? '',
    streamingNote: document.info['x-streaming-note'],
    serverUrl: document.servers?.[0]?.url ?? '',
    tags: (document.tags ?? []).map(({name, description}) => ({
      name,
      description: description ?? '',
    })),
    operations: listOperations(document).map((located) => buildOperation(located, document)),
    schemas: new Map(
      Object.entries(schemas).map(([name, schema]) => [name, buildNamedSchema(name, schema)]),
    ),
  };
}

/**
 * Lists the schemas that an operation needs, each once: first those that its body, parameters and
 * responses name, then those that these name, and so on.
 * @throws Error when a reference names a schema that the model does not hold
 */
export function schemasOf(operation: Operation, model: ApiModel): NamedSchema[] {
  const found = new Map<string, NamedSchema>();
  let names = [
    ...(operation.requestBody?.bodies ?? []).flatMap((body) => body.references),
    ...operation.parameters.flatMap((parameter) => schemaNames(parameter.type)),
    ...operation.responses.flatMap(({bodies}) => bodies.flatMap((body) => body.references)),
  ];
  while (names.length > 0) {
    const unseen = [...new Set(names)].filter((name) => !found.has(name));
    for (const name of unseen) found.set(name, schemaNamed(name, operation, model));
    names = unseen.flatMap((name) => found.get(name)?.references ?? []);
  }
  return [...found.values()];
}

function schemaNamed(name: string, operation: Operation, model: ApiModel): NamedSchema {
  const schema = model.schemas.get(name);
  if (!schema) {
    throw new Error(
      `${operation.id} refers to the schema "${name}", which the specification "${model.title}" does not define.`,
    );
  }
  return schema;
}

function buildOperation(located: LocatedOperation, document: OpenApiDocument): Operation {
  const {operation, pathItem, path, method} = located;
  const [tag] = operation.tags ?? [];
  if (!operation.operationId || !tag) {
    throw new Error(
      `${method.toUpperCase()} ${path} has no ${operation.operationId ? 'tag' : 'operationId'}: each operation needs an operationId (its page's address) and one tag (its group).`,
    );
  }
  const body = operation.requestBody;
  return {
    id: operation.operationId,
    slug: slugOf(operation.operationId),
    method,
    path,
    tag,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    replacedBy: operation['x-replaced-by'],
    hasPage: operation['x-no-page'] === undefined,
    parameters: [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map(
      buildParameter,
    ),
    requestBody: body && {
      required: body.required ?? false,
      description: body.description ?? '',
      bodies: buildBodies(body.content),
    },
    responses: Object.entries(operation.responses ?? {}).map(([status, response]) => {
      const {description, content} = resolveResponse(response, document);
      return {status, description, bodies: buildBodies(content ?? {})};
    }),
  };
}

function resolveResponse(response: Response | Reference, document: OpenApiDocument): Response {
  if (!('$ref' in response)) return response;
  const found = document.components?.responses?.[referenceName(response.$ref)];
  if (!found) throw new Error(`Unresolved reference to a response: ${response.$ref}`);
  return found;
}

function buildBodies(content: Readonly<Record<string, MediaType>>): Body[] {
  return Object.entries(content).map(([mediaType, media]) => {
    const schema = media.schema ?? {};
    return {
      mediaType,
      type: typeExpression(schema),
      fields: fieldsOf(schema),
      example: exampleOf(media),
      references: referencesOf(schema),
    };
  });
}

function exampleOf(media: MediaType): unknown {
  const events = media['x-events'];
  if (events) return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return media.example ?? Object.values(media.examples ?? {})[0]?.value;
}

function buildParameter(parameter: Parameter): ParameterField {
  const schema = parameter.schema ?? {};
  return {
    ...buildField(parameter.name, schema, parameter.required ?? false),
    description: parameter.description ?? schema.description ?? '',
    in: parameter.in,
    example: parameter.example,
  };
}

function buildNamedSchema(name: string, schema: Schema): NamedSchema {
  const {discriminator} = schema;
  return {
    name,
    type: typeExpression(schema),
    description: schema.description ?? '',
    fields: fieldsOf(schema),
    allowedValues: allowedValuesOf(schema),
    constraints: constraintsOf(schema),
    discriminator: discriminator && {
      property: discriminator.propertyName,
      mapping: Object.entries(discriminator.mapping ?? {}).map(([value, reference]) => [
        value,
        referenceName(reference),
      ]),
    },
    references: referencesOf(schema),
  };
}

function buildField(name: string, schema: Schema, required: boolean): Field {
  return {
    name,
    type: typeExpression(schema),
    required,
    description: schema.description ?? '',
    defaultValue: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    allowedValues: allowedValuesOf(schema),
    constraints: constraintsOf(schema),
    deprecated: schema.deprecated ?? false,
    fields: fieldsOf(schema),
  };
}

/** Properties of a schema that are written in place: its own, its items' and its variants'. */
function fieldsOf(schema: Schema): Field[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    buildField(name, property, schema.required?.includes(name) ?? false),
  );
  return [...own, ...innerSchemas(schema).flatMap(fieldsOf)];
}

function innerSchemas(schema: Schema): Schema[] {
  const values = schema.additionalProperties;
  return [
    ...(schema.items ? [schema.items] : []),
    ...(typeof values === 'object' ? [values] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
}

function allowedValuesOf(schema: Schema): string[] {
  const values = schema.enum ?? innerSchemas(schema).flatMap((inner) => inner.enum ?? []);
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

function constraintsOf(schema: Schema): string[] {
  const bound = (text: string, value: number | undefined): string[] =>
    value === undefined ? [] : [`${text} ${value}`];
  return [
    ...(schema.format ? [`format ${schema.format}`] : []),
    ...(schema.contentEncoding ? [`encoded as ${schema.contentEncoding}`] : []),
    ...bound('at least', schema.minimum),
    ...bound('at most', schema.maximum),
    ...bound('minimum length', schema.minLength),
    ...bound('maximum length', schema.maxLength),
    ...bound('minimum items', schema.minItems),
    ...bound('maximum items', schema.maxItems),
    ...(schema.pattern ? [`pattern ${schema.pattern}`] : []),
  ];
}

/** Names of the schemas that a schema mentions at any depth of what is written in place. */
function referencesOf(schema: Schema): string[] {
  const names = [
    ...(schema.$ref ? [referenceName(schema.$ref)] : []),
    ...Object.values(schema.properties ?? {}).flatMap(referencesOf),
    ...innerSchemas(schema).flatMap(referencesOf),
  ];
  return [...new Set(names)];
}

/** Finds the schema names in a type expression: the capitalised words outside quotation marks. */
export function schemaNames(type: string): string[] {
  return type.replace(/"[^"]*"/g, '').match(/\b[A-Z]\w*/g) ?? [];
}
