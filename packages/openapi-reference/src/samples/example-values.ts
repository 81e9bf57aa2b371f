import type {HttpMethod} from '@docs-kit/openapi-model/document';
import type {Json} from '@docs-kit/openapi-model/json';
import {
  type ApiModel,
  type Body,
  fieldsIn,
  limitOf,
  type Operation,
  type ParameterField,
  referencedSchema,
  successBodies,
} from '@docs-kit/openapi-model';
import {inventValue, type TextValues, type ValueSource} from './invented-values';
import {pathText, queryTexts} from './notation';
import {
  type EventSummary,
  type ResponseNames,
  type ResponseSummary,
  summarizeEvents,
  summarizeResponse,
} from './response-summary';

/** What the programs of an API have in common beside its specification. */
export interface RequestOptions {
  /** Address of the server where the specification names none. */
  readonly serverUrl?: string;
  /** Texts to send for fields without an example, by the names of the fields. */
  readonly values?: TextValues;
  /** Names by which programs find what a reader wants of a response. */
  readonly responses?: ResponseNames;
}

export interface NamedValue {
  readonly name: string;
  readonly value: Json;
}

/** A field of a multipart form. */
export interface FormPart extends NamedValue {
  /** Whether the value is the name of a file, whose content is sent. */
  readonly isFile: boolean;
}

export type ExampleBody =
  | {readonly kind: 'json'; readonly value: Json}
  | {readonly kind: 'form'; readonly parts: readonly FormPart[]};

/** A request with the example values of an operation: what every program of its page sends. */
export interface ExampleRequest {
  readonly operationId: string;
  readonly method: HttpMethod;
  readonly url: string;
  readonly pathValues: readonly NamedValue[];
  readonly queryValues: readonly NamedValue[];
  readonly body?: ExampleBody;
  readonly streaming: boolean;
  readonly answer: 'json' | 'text' | 'file' | 'nothing';
  /** What of the answer a program prints; absent where it prints the whole. */
  readonly part?: ResponseSummary;
  /** What of each event a program prints; absent where it prints the whole. */
  readonly event?: EventSummary;
  /** What a client's loop over the pages does, where it doesn't reach them all. */
  readonly pagingNote?: string;
}

/** The parts of a form that are files. */
export function filesOf({body}: ExampleRequest): readonly FormPart[] {
  return body?.kind === 'form' ? body.parts.filter(({isFile}) => isFile) : [];
}

/** Where programs save an answer that is the content of a file. */
export const savedFile = 'download.txt';

/** Parameters that ask for what follows: a first request leaves them out. */
const cursors: ReadonlySet<string> = new Set(['after', 'before']);

/** Whether samples send the example of a parameter of a path or a query, if it has one. */
export function isSentFirst({name, required}: Pick<ParameterField, 'name' | 'required'>): boolean {
  return required || !cursors.has(name);
}

/**
 * Fills an operation with its example values. What has no example and must be sent gets a value
 * made from its name and type; optional query parameters without an example are left out, and so
 * are those that continue a list.
 * @param streaming whether the request asks for an event stream
 * @param needed names of parameters that a client does not do without, whatever the route does
 */
export function exampleRequest(
  operation: Operation,
  model: ApiModel,
  streaming: boolean,
  needed: ReadonlySet<string> = new Set(),
  options: RequestOptions = {},
): ExampleRequest {
  const {values, responses, serverUrl = 'http://localhost'} = options;
  const valueOf = (source: ValueSource): Json => inventValue(source, model, values);
  const pathValues = placeholdersOf(operation.path).map((name) => ({
    name,
    value: valueOf(
      operation.parameters.find(({in: place, name: own}) => place === 'path' && own === name) ??
        undescribed(name),
    ),
  }));
  const queryValues = operation.parameters
    .filter(
      (parameter) =>
        parameter.in === 'query' &&
        (parameter.required ||
          (parameter.examples && (needed.has(parameter.name) || isSentFirst(parameter)))),
    )
    .map((parameter) => ({name: parameter.name, value: valueOf(parameter)}));
  const [body] = operation.requestBody?.bodies ?? [];
  return {
    operationId: operation.id,
    method: operation.method,
    url: urlOf(
      operation,
      pathValues,
      queryValues,
      operation.serverUrl ?? (model.serverUrl || serverUrl),
    ),
    pathValues,
    queryValues,
    body:
      body &&
      bodyOf(body, body.example ?? valueOf({name: 'body', type: body.type}), model, streaming),
    streaming,
    answer: answerOf(operation),
    part: summarizeResponse(operation, model, responses),
    event: streaming ? summarizeEvents(operation, model, responses) : undefined,
    pagingNote: operation.pagingNote,
  };
}

/** Lists the placeholders of a path: `/v1/models/{model_id}` gives `model_id`. */
function placeholdersOf(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}

/** A placeholder that the specification does not describe stands for a text. */
function undescribed(name: string): ValueSource {
  return {name, type: {kind: 'primitive', name: 'string', allowedValues: [], constraints: []}};
}

function urlOf(
  operation: Operation,
  pathValues: readonly NamedValue[],
  queryValues: readonly NamedValue[],
  serverUrl: string,
): string {
  const parameterOf = (place: ParameterField['in'], name: string) =>
    operation.parameters.find((each) => each.in === place && each.name === name) ?? {name};
  const filled = pathValues.reduce(
    (result, {name, value}) =>
      result.replace(`{${name}}`, () => pathText(parameterOf('path', name), value)),
    operation.path,
  );
  const query = queryValues.flatMap(({name, value}) =>
    queryTexts(parameterOf('query', name), value),
  );
  const server = serverUrl.replace(/\/$/, '');
  return `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function bodyOf(body: Body, value: Json, model: ApiModel, streaming: boolean): ExampleBody {
  if (!body.mediaType.startsWith('multipart/')) {
    return {kind: 'json', value: withStream(value, streaming)};
  }
  const fields = fieldsIn(referencedSchema(body.type, model)?.type ?? body.type);
  return {
    kind: 'form',
    parts: Object.entries(value ?? {}).map(([name, item]: [string, Json]) => {
      const type = fields.find((field) => field.name === name)?.type;
      return {
        name,
        value: item,
        isFile: type !== undefined && limitOf(type, 'format') === 'binary',
      };
    }),
  };
}

/** An example shows one of the two ways to answer: the request asks for the one that it needs. */
function withStream(value: Json, streaming: boolean): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const others = Object.entries(value).filter(([name]) => name !== 'stream');
  return Object.fromEntries(streaming ? [...others, ['stream', true]] : others);
}

function answerOf(operation: Operation): ExampleRequest['answer'] {
  const bodies = successBodies(operation);
  if (bodies.length === 0) return 'nothing';
  if (bodies.some(({isFileContent}) => isFileContent)) return 'file';
  return bodies.some(({mediaType}) => mediaType === 'application/json') ? 'json' : 'text';
}
