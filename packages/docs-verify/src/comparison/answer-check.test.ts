import {describe, expect, it} from 'vitest';
import type {OpenApiDocument, OperationObject} from '@docs-kit/openapi-model/document';
import {eventsOf} from '../operations/api';
import {createAnswerCheck} from './answer-check';
import type {Exchange} from '../recorder';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Zoo', version: '1'},
  paths: {},
  components: {
    schemas: {
      Cat: {
        type: 'object',
        properties: {
          kind: {type: 'string', const: 'cat'},
          mood: {type: 'string', enum: ['calm', 'wild']},
          age: {type: 'integer'},
        },
        required: ['kind', 'mood'],
      },
      Dog: {
        type: 'object',
        properties: {kind: {type: 'string', const: 'dog'}},
        required: ['kind'],
      },
      Animal: {
        oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}],
        discriminator: {
          propertyName: 'kind',
          mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'},
        },
      },
    },
  },
};

const operation: OperationObject = {
  responses: {
    '200': {
      description: '',
      content: {
        'application/json': {schema: {$ref: '#/components/schemas/Animal'}},
        'text/event-stream': {schema: {$ref: '#/components/schemas/Animal'}},
      },
    },
    '204': {description: ''},
  },
};

const check = createAnswerCheck(document);

function findingsOf(body: unknown, more: Partial<Exchange> = {}): string[] {
  return check(operation, {
    method: 'GET',
    path: '/v1/animals/1',
    requestBody: '',
    status: 200,
    mediaType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });
}

describe('an answer', () => {
  it('agrees with its page when everything in it is documented', () => {
    expect(findingsOf({kind: 'cat', mood: 'calm', age: 3})).toEqual([]);
  });

  it('may hold null where a property is not required', () => {
    expect(findingsOf({kind: 'cat', mood: 'calm', age: null})).toEqual([]);
    expect(findingsOf({kind: 'cat', mood: null})).not.toEqual([]);
  });

  it.each([
    [
      'a property that is not documented',
      {kind: 'cat', mood: 'calm', tail: 1},
      '.: "tail" is sent but not documented',
    ],
    ['a required property that is missing', {kind: 'cat'}, '.: "mood" is required but not sent'],
    ['another type', {kind: 'cat', mood: 'calm', age: 'old'}, '.age: is not integer'],
    [
      'a value outside of an enumeration',
      {kind: 'cat', mood: 'sad'},
      '.mood: the value is none of ["calm","wild"]',
    ],
    ['an unknown variant', {kind: 'cow'}, '.kind: the value is none of ["cat","dog"]'],
    [
      'a property of another variant',
      {kind: 'dog', mood: 'calm'},
      '.: "mood" is sent but not documented',
    ],
  ])('differs for %s', (_, body, finding) => {
    expect(findingsOf(body)).toEqual([finding]);
  });

  it('differs for a status, a media type or a body that the page does not have', () => {
    expect(findingsOf('', {status: 201})[0]).toContain('status 201 is not documented');
    expect(findingsOf('text', {mediaType: 'text/plain'})[0]).toContain('"text/plain"');
    expect(findingsOf({kind: 'dog'}, {status: 204})[0]).toContain('a body is not documented');
    expect(findingsOf('', {status: 204})).toEqual([]);
    expect(findingsOf('{')[0]).toContain('not JSON');
  });

  it('is judged event by event when it is a stream', () => {
    const stream = {mediaType: 'text/event-stream'};
    expect(findingsOf('data: {"kind":"dog"}\n\ndata: [DONE]\n\n', stream)).toEqual([]);
    expect(findingsOf('data: {"kind":"dog"}\n\ndata: {"kind":"cat"}\n\n', stream)).toEqual([
      'event 2 .: "mood" is required but not sent',
    ]);
    expect(findingsOf('data: {\n\n', stream)[0]).toContain('event 1 is not JSON');
    expect(findingsOf('', stream)).toEqual(['the stream has no event']);
  });
});

describe('an event stream', () => {
  it('is split at blank lines, whatever ends the lines', () => {
    expect(eventsOf('event: a\r\ndata: 1\r\n\r\ndata: 2\n\n')).toEqual(['1', '2']);
  });
});
