import {
  type Header,
  httpMethods,
  type HttpMethod,
  type Link,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  type Schema,
  type SecurityScheme,
  type Server,
  slugOf,
  uniqueSlug,
} from './document';
import type {
  ApiModel,
  Authorization,
  Body,
  Callback,
  NamedSchema,
  Operation,
  OperationResponse,
  ParameterField,
  ResponseLink,
} from './model';
import {examplesOf, parseType, parseValue, wordsOf} from './parse-schema';
import {
  below,
  type Cursor,
  expectNoProblems,
  refuse,
  type Resolved,
  resolved,
  resolvedEntries,
  segmentsOf,
  type Source,
  startOf,
} from './reader';
import {routeOf} from './schemas-of';
import {distinct, type Example, type Field} from './types';

/** Group of the operations that name no tag, and of those that the server sends. */
const defaultTag = 'Operations';
const webhookTag = 'Webhooks';

/**
 * Reads a document of OpenAPI 3.0 or 3.1 whose references point into it. An operation without an
 * operationId gets one from its method and path, one without a tag is in the group "Operations".
 * @param source name of the document, or what gives the file and line of a JSON Pointer, for messages
 * @throws SpecificationError with all that the model cannot hold, a line each: the file and line, the
 * JSON Pointer of the place, what is wrong there and what to do
 */
export function buildApiModel(
  document: OpenApiDocument,
  source: Source = 'specification',
): ApiModel {
  const start = startOf(document, source);
  checkVersion(document, start);
  const {info, tags = [], components, externalDocs} = document;
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]): NamedSchema => {
    const at = below(start, 'components', 'schemas', name);
    return {name, ...wordsOf(schema), type: parseType(schema, at)};
  });
  const operations = withUniqueSlugs([
    ...parsePaths(document.paths ?? {}, below(start, 'paths')),
    ...parsePaths(document.webhooks ?? {}, below(start, 'webhooks'), true),
  ]);
  expectNoProblems(start);
  return {
    title: info.title,
    description: info.description ?? '',
    streamingNote: info['x-streaming-note'],
    serverUrl: addressOf(document.servers),
    ...(externalDocs && {externalDocs}),
    tags: tags.map(({name, description = '', externalDocs: docs}) => ({
      name,
      description,
      ...(docs && {externalDocs: docs}),
    })),
    operations,
    schemas: new Map([
      ...schemas.map((schema) => [schema.name, schema] as const),
      ...start.reader.innerSchemas,
    ]),
  };
}

function checkVersion({openapi}: OpenApiDocument, start: Cursor): void {
  if (/^3\.[01]\./.test(openapi)) return;
  refuse(
    below(start, 'openapi'),
    `expected OpenAPI 3.0 or 3.1, found ${JSON.stringify(openapi) ?? 'no version'}. Convert the document first.`,
  );
}

/** The address of the first server, with the defaults of its variables. */
function addressOf(servers: readonly Server[] = []): string {
  const [{url, variables = {}} = {url: ''}] = servers;
  return url.replace(/\{([^{}]+)\}/g, (all, name: string) => variables[name]?.default ?? all);
}

function parsePaths(
  paths: Readonly<Record<string, PathItem>>,
  at: Cursor,
  isWebhook = false,
): Operation[] {
  return resolvedEntries(withoutExtensions(paths), at).flatMap(
    ({name: path, value: item, at: place}) =>
      httpMethods.flatMap((method) => {
        const operation = item[method];
        return operation ? [parseOperation({path, method, operation, item, isWebhook}, place)] : [];
      }),
  );
}

/** Extensions may be in the objects of paths and of responses, whose other members have free names. */
function withoutExtensions<Value>(
  members: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !name.startsWith('x-')));
}

interface Located {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: OperationObject;
  readonly item: PathItem;
  readonly isWebhook?: boolean;
}

function parseOperation(
  {path, method, operation, item, isWebhook}: Located,
  itemAt: Cursor,
): Operation {
  const at = below(itemAt, method);
  const id = operation.operationId ?? `${method} ${path}`;
  const servers = operation.servers ?? item.servers;
  const requestBody =
    operation.requestBody && resolved<RequestBody>(operation.requestBody, below(at, 'requestBody'));
  return {
    id: operation.operationId ?? camelCase(id),
    slug: slugOf(id) || slugOf(`${method} ${path}`),
    method,
    path,
    tag: operation.tags?.[0] ?? (isWebhook ? webhookTag : defaultTag),
    summary:
      [operation.summary, item.summary, operation.operationId].find((text) => text?.trim()) ??
      `${method.toUpperCase()} ${path}`,
    description: operation.description ?? item.description ?? '',
    deprecated: operation.deprecated ?? false,
    replacedBy: operation['x-replaced-by'],
    hasPage: operation['x-no-page'] === undefined,
    streamOnly: operation['x-stream-only'] ?? false,
    pagingNote: operation['x-paging-note'],
    parameters: [
      ...parametersOf(item.parameters, below(itemAt, 'parameters')),
      ...parametersOf(operation.parameters, below(at, 'parameters')),
    ].filter(isLast),
    requestBody: requestBody && {
      required: requestBody.value.required ?? false,
      description: requestBody.value.description ?? '',
      bodies: parseBodies(requestBody.value.content, below(requestBody.at, 'content')),
    },
    responses: resolvedEntries<Response>(
      withoutExtensions(operation.responses),
      below(at, 'responses'),
    ).map(parseResponse),
    authorizations: authorizationsOf(operation, at),
    ...(operation.callbacks && {
      callbacks: parseCallbacks(operation.callbacks, below(at, 'callbacks')),
    }),
    ...(operation.externalDocs && {externalDocs: operation.externalDocs}),
    ...(isWebhook && {isWebhook}),
    ...(servers && {serverUrl: addressOf(servers)}),
  };
}

function camelCase(words: string): string {
  return slugOf(words).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Gives operations whose ids are alike to readers of addresses different addresses. */
function withUniqueSlugs(operations: readonly Operation[]): Operation[] {
  const taken = new Set<string>();
  return operations.map((operation) => ({
    ...operation,
    slug: uniqueSlug([operation.slug], taken),
  }));
}

/** A parameter of an operation takes the place of the same one of its path. */
function isLast(
  {name, in: place}: ParameterField,
  index: number,
  all: readonly ParameterField[],
): boolean {
  return !all.slice(index + 1).some((other) => other.name === name && other.in === place);
}

function parametersOf(parameters: readonly Parameter[] = [], at: Cursor): ParameterField[] {
  return resolvedEntries(Object.fromEntries(parameters.entries()), at).map(({value, at: place}) => {
    const {name, in: part} = value;
    return {name, in: part, ...parseHeader(value, place, part)};
  });
}

/** Reads what parameters and headers have in common. */
function parseHeader(
  header: Header,
  at: Cursor,
  part: Parameter['in'] = 'header',
): Omit<ParameterField, 'name' | 'in'> {
  const [[mediaType, media] = []] = Object.entries(header.content ?? {});
  const schema: Schema = header.schema ?? media?.schema ?? {};
  const place = media ? below(at, 'content', mediaType ?? '', 'schema') : below(at, 'schema');
  const value = parseValue(schema, place);
  const examples = distinct([
    ...namedExamples(header, at),
    ...(media ? namedExamples(media, below(at, 'content', mediaType ?? '')) : []),
    ...(value.examples ?? []),
  ]);
  return {
    required: header.required ?? false,
    description: header.description ?? schema.description ?? '',
    ...value,
    ...(examples.length > 0 && {examples}),
    deprecated: header.deprecated ?? value.deprecated,
    ...(mediaType !== undefined && {mediaType}),
    ...notationOf(header, part),
  };
}

function notationOf(
  {style, explode}: Header,
  part: Parameter['in'],
): Pick<ParameterField, 'notation'> {
  const usual = part === 'query' || part === 'cookie' ? 'form' : 'simple';
  const notation = {style: style ?? usual, explode: explode ?? (style ?? usual) === 'form'};
  const isUsual = notation.style === usual && notation.explode === (usual === 'form');
  return isUsual ? {} : {notation};
}

function parseResponse({name: status, value, at}: Resolved<Response>): OperationResponse {
  const {description = '', content, headers} = value;
  const links = resolvedEntries<Link>(value.links, below(at, 'links')).map(parseLink);
  const fields = resolvedEntries(headers, below(at, 'headers')).map(
    ({name, value: header, at: place}): Field => ({name, ...parseHeader(header, place)}),
  );
  return {
    status,
    description,
    bodies: parseBodies(content, below(at, 'content')),
    ...(fields.length > 0 && {headers: fields}),
    ...(links.length > 0 && {links}),
  };
}

function parseLink({name, value}: Resolved<Link>): ResponseLink {
  const {operationId, operationRef = '', description = '', parameters, requestBody} = value;
  const [path, method, ...others] = operationRef.startsWith('#/paths/')
    ? segmentsOf(operationRef).slice(1)
    : [];
  const isRoute = path !== undefined && method !== undefined && others.length === 0;
  return {
    name,
    description,
    operation: operationId ?? (isRoute ? routeOf({method, path}) : operationRef),
    values: {...parameters, ...(requestBody !== undefined && {body: requestBody})},
  };
}

function parseBodies(content: Readonly<Record<string, MediaType>> = {}, at: Cursor): Body[] {
  return Object.entries(content).map(([mediaType, media]) => {
    const place = below(at, mediaType);
    const {schema = {}} = media;
    const [first, ...others] = distinct([
      ...namedExamples(media, place),
      ...(examplesOf(schema).examples ?? []),
    ]);
    return {
      mediaType,
      type: parseType(schema, below(place, 'schema')),
      example: first?.value,
      events: media['x-events'],
      isFileContent: media['x-file-content'] ?? false,
      ...(others.length > 0 && {otherExamples: others}),
    };
  });
}

/** The examples that hold a value: others link a file elsewhere. */
function namedExamples(
  {example, examples}: Pick<MediaType, 'example' | 'examples'>,
  at: Cursor,
): Example[] {
  return [
    ...(example === undefined ? [] : [{value: example}]),
    ...resolvedEntries(examples, below(at, 'examples'))
      .filter(({value: each}) => each.value !== undefined)
      .map(({name, value: {summary, value}}) => ({name: summary ?? name, value})),
  ];
}

function authorizationsOf(operation: OperationObject, at: Cursor): Authorization[] {
  const {document} = at.reader;
  const isOwn = operation.security !== undefined;
  const place = below(isOwn ? at : {...at, pointer: ''}, 'security');
  return (operation.security ?? document.security ?? []).map((requirement, index) =>
    Object.entries(requirement).flatMap(([scheme, scopes]) => {
      const reference = document.components?.securitySchemes?.[scheme];
      if (!reference) {
        return [
          {scheme, kind: 'which the specification does not describe', description: '', scopes},
        ];
      }
      const found = resolved<SecurityScheme>(reference, below(place, index, scheme))?.value;
      if (!found) return [];
      return [{scheme, kind: kindOf(found), description: found.description ?? '', scopes}];
    }),
  );
}

function kindOf({type, scheme, in: place, name}: SecurityScheme): string {
  switch (type) {
    case 'apiKey':
      return `API key in the ${place === 'query' ? 'query parameter' : (place ?? '')} \`${name ?? ''}\``;
    case 'http':
      return `${scheme ?? ''} authentication of HTTP`;
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'certificate of the client';
    default:
      return type;
  }
}

function parseCallbacks(callbacks: OperationObject['callbacks'], at: Cursor): Callback[] {
  return resolvedEntries(callbacks, at).flatMap(({name, value, at: place}) =>
    parsePaths(value, place).map((operation) => ({name, operation})),
  );
}
