import {describe, expect, it} from 'vitest';
import type {Schema} from '@docs-kit/openapi-model/document';
import type {Json} from '@docs-kit/openapi-model/json';
import {
  summaryOfReturned,
  type Path,
  type ResponseNames,
  type EventSummary,
  summarizeEvents,
  type ResponseSummary,
  summarizeResponse,
} from './response-summary';
import {body, model, operation, schema, typeOf} from '@docs-kit/openapi-model/model.test.helper';

const names: ResponseNames = {
  collections: ['data', 'results', 'chunks', 'scores', 'batch', 'synthetic_data', 'content'],
  messages: ['output_message', 'completion_message'],
  names: ['identifier', 'id', 'filename', 'name', 'metric', 'route', 'index', 'step_type'],
  details: [
    'status',
    'version',
    'score',
    'relevance_score',
    'flagged',
    'aggregated_results',
    'filename',
    'session_name',
    'model_type',
    'embedding_model',
    'purpose',
    'dataset_id',
    'description',
    'provider_type',
    'method',
    'start_time',
    'values',
    'model',
    'provider_id',
    'created_at',
  ],
  deltas: [{path: ['event', 'payload'], type: 'step_progress'}, {path: ['event']}],
};

const text: Schema = {type: 'string'};
const list = (items: Schema): Schema => ({type: 'array', items});
const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

const answering = (described: Schema, example?: Json, mediaType = 'application/json') =>
  operation({
    responses: [
      {
        status: '200',
        description: '',
        bodies: [body(example, {mediaType, type: typeOf(described, 'body')})],
      },
    ],
  });

/** A path as programs write it: `.data[0].id`; the property of a map in braces. */
const written = (path: Path): string =>
  path
    .map((step) =>
      step.kind === 'item'
        ? `[${step.index}]`
        : step.kind === 'key'
          ? `{${step.name}}`
          : `.${step.name}`,
    )
    .join('');

function summary(part: ResponseSummary | undefined): string | undefined {
  switch (part?.kind) {
    case 'values':
      return part.paths.map(written).join(' ');
    case 'length':
      return `length of ${written(part.path)}`;
    case 'items':
      return `each of ${written(part.list)}: ${part.paths.map(written).join(' ') || 'whole'}`;
    case 'entries':
      return `entries of ${written(part.map)}: ${part.paths.map(written).join(' ') || 'whole'}`;
    default:
      return part?.kind;
  }
}

const telling = (described: Schema, example?: Json): string | undefined =>
  summary(summarizeResponse(answering(described, example), model(), names));

describe('summarizeResponse', () => {
  it.each<[string, Schema, string]>([
    [
      'the message of a chat completion',
      object({id: text, choices: list(object({message: object({content: text})}))}),
      '.choices[0].message.content',
    ],
    [
      'the text of a completion',
      object({id: text, choices: list(object({text}))}),
      '.choices[0].text',
    ],
    [
      'the text of a response',
      object({id: text, object: {const: 'response'}, output: list(object({type: text}))}),
      'output text',
    ],
    [
      'the answer of a turn',
      object({turn_id: text, output_message: object({content: text})}),
      '.output_message.content',
    ],
    [
      'the length of an embedding',
      object({
        data: list(object({object: {const: 'embedding'}, embedding: list({type: 'number'})})),
      }),
      'length of .data[0].embedding',
    ],
    ['whether something is gone', object({id: text, deleted: {type: 'boolean'}}), '.deleted'],
    [
      'name and detail of each item of a list',
      object({data: list(object({identifier: text, model_type: text, provider_id: text}))}),
      'each of .data: .identifier .model_type',
    ],
    [
      'text, name and score of what a search finds',
      object({
        data: list(
          object({file_id: text, filename: text, score: text, content: list(object({text}))}),
        ),
      }),
      'each of .data: .filename .score .content[0].text',
    ],
    [
      'each result by its name',
      object({results: {type: 'object', additionalProperties: object({aggregated_results: text})}}),
      'entries of .results: .aggregated_results',
    ],
    [
      'what all kinds of items have',
      object({
        data: list({
          anyOf: [object({type: {const: 'a'}, id: text}), object({type: {const: 'b'}})],
        }),
      }),
      'each of .data: .type',
    ],
    ['name and state of an object', object({job_id: text, status: text}), '.job_id .status'],
    ['the only property', object({version: text}), '.version'],
    [
      'the summary of the only property',
      object({step: object({turn_id: text, step_type: text})}),
      '.step.step_type',
    ],
    [
      'the only property, which may be missing',
      object({violation: text}, ['violation']),
      '.violation',
    ],
    ['nothing that may be missing', object({id: text, status: text}, ['status']), '.id'],
  ])('finds %s', (_, described, expected) => {
    expect(telling(described)).toBe(expected);
  });

  it('follows references, and looks through what may be null', () => {
    const thing = schema('Thing', object({identifier: text}));
    const nullable = {anyOf: [reference('Thing'), {type: 'null' as const}]};
    const described = answering(object({data: list(nullable)}));
    expect(summary(summarizeResponse(described, model(thing), names))).toBe(
      'each of .data: .identifier',
    );
  });

  it('asks the example for names that a schema leaves to the data', () => {
    const rows = object({data: list({type: 'object', additionalProperties: true})});
    expect(telling(rows, {data: [{name: 'a', agent_id: 'b'}]})).toBe('each of .data: {agent_id}');
    expect(telling(rows, {data: [{question: 'a'}]})).toBe('each of .data: whole');
  });

  it('finds nothing in a file, in a text, or where the schema says nothing', () => {
    expect(telling({})).toBeUndefined();
    expect(telling(text)).toBeUndefined();
    const file = body(undefined, {isFileContent: true, type: typeOf(object({id: text}), 'f')});
    const download = operation({responses: [{status: '200', description: '', bodies: [file]}]});
    expect(summarizeResponse(download, model(), names)).toBeUndefined();
    expect(summarizeResponse(operation({responses: []}), model(), names)).toBeUndefined();
  });
});

describe('summarizeEvents', () => {
  const eventOf = (described: Schema): EventSummary | undefined =>
    summarizeEvents(answering(described, undefined, 'text/event-stream'), model(), names);

  it.each<[string, Schema, EventSummary['kind']]>([
    ['choices', object({choices: list(object({delta: object({content: text})}))}), 'choices'],
    [
      'a type that says so',
      {
        anyOf: [
          object({type: {const: 'response.output_text.delta'}, delta: text}),
          object({type: {const: 'response.completed'}}),
        ],
      },
      'typed',
    ],
    ['a payload', object({event: object({payload: object({event_type: text})})}), 'deltas'],
    ['an event with a delta', object({event: object({delta: object({type: text})})}), 'deltas'],
    ['a delta', object({delta: text}), 'every'],
  ])('finds the text of events with %s', (_, described, kind) => {
    expect(eventOf(described)?.kind).toBe(kind);
  });

  it('finds nothing in other events, nor where nothing streams', () => {
    expect(eventOf(object({progress: {type: 'integer'}}))).toBeUndefined();
    expect(summarizeEvents(operation(), model(), names)).toBeUndefined();
  });
});

describe('summaryOfReturned', () => {
  const items = summarizeResponse(
    answering(object({data: list(object({id: text}))})),
    model(),
    names,
  );

  it('leaves out the property that a method returns alone', () => {
    expect(summary(summaryOfReturned(items, {}))).toBe('each of .data: .id');
    expect(summary(summaryOfReturned(items, {unwraps: 'data'}))).toBe('each of : .id');
  });

  it('shows everything where the types of the client lack what is telling', () => {
    expect(summary(summaryOfReturned(items, {mistyped: true}))).toBe('each of .data: whole');
    const value = summarizeResponse(answering(object({id: text})), model(), names);
    expect(summaryOfReturned(value, {mistyped: true})).toBeUndefined();
  });
});
