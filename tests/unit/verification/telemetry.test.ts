import {describe, expect, it} from 'vitest';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {
  compareTelemetry,
  hasOtherTelemetry,
  type ObservedRequest,
  type ObservedTelemetry,
  statedHash,
} from '../../../verification/telemetry/compare';
import {type DocumentedTelemetry, statedIn} from '../../../verification/telemetry/documented';
import type {ReceivedSpan} from '@docs-kit/service-doubles/otlp-decoding';

const page = `

| Span name | What it covers |
| --- | --- |
| Route of the request, such as \`/v1/responses\` | Root span |
| \`inference\` | A call |
| \`<Class>.<method>\` | Calls inside |

| Spans | Attributes |
| --- | --- |
| All spans | \`__ttl__\` |
| Root spans | \`raw_path\` |
| \`<Class>.<method>\` | \`output\` or \`error\` |

| Metric | Unit | Attributes |
| --- | --- | --- |
| \`prompt_tokens\` | tokens | \`model_id\` |
| \`total_tokens\` | tokens | \`model_id\` |

| Call | Counted |
| --- | --- |
| Chat completion | all three, as reported |
| Agent turn | \`total_tokens\` alone |
| Embeddings | no |
`;

const documented: DocumentedTelemetry = {
  ...statedIn(parsePage('page.md', page), 'page.md'),
  routes: ['/v1/models/{model_id:path}'],
};

const span = (name: string, attributes: ReceivedSpan['attributes'] = {}): ReceivedSpan => ({
  service: 'docs',
  traceId: 'a',
  name,
  attributes: {__ttl__: 7, ...attributes},
});

const spans = [
  span('Router.get', {output: 'x'}),
  span('Router.get', {error: 'y'}),
  span('inference'),
  span('/v1/models/{model_id:path}', {raw_path: '/v1/models/m'}),
];

const request = (changes: Partial<ObservedRequest> = {}): ObservedRequest => ({
  request: 'GET /v1/models/m',
  traceId: 'a',
  headerId: 'h',
  spans,
  stored: {spans: spans.map(({name}) => name)},
  ...changes,
});

const sum = (metric: string) => ({
  service: 'docs',
  metric,
  unit: 'tokens',
  attributes: {model_id: 'm'},
  value: 1,
});

const observed = (changes: Partial<ObservedTelemetry> = {}): ObservedTelemetry => ({
  requests: [request()],
  sums: [sum('prompt_tokens'), sum('total_tokens')],
  counted: {
    'Chat completion': ['prompt_tokens', 'total_tokens'],
    'Agent turn': ['total_tokens'],
    Embeddings: [],
  },
  overlappingShareTrace: true,
  ...changes,
});

const differencesOf = (changes: Partial<ObservedTelemetry>): readonly string[] =>
  compareTelemetry(observed(changes), documented).differences;

const withSpan = (more: ReceivedSpan): Partial<ObservedTelemetry> => ({
  requests: [
    request({spans: [...spans, more], stored: {spans: [...spans, more].map((each) => each.name)}}),
  ],
});

describe('the guide about telemetry', () => {
  it('is read from its tables', () => {
    expect(documented.spans).toEqual(['/v1/responses', 'inference', '<Class>.<method>']);
    expect(documented.attributes.map((row) => row.spans)).toEqual([
      'all',
      'root',
      ['<Class>.<method>'],
    ]);
    expect(documented.calls.map(({metrics}) => metrics)).toEqual([
      ['prompt_tokens', 'total_tokens'],
      ['total_tokens'],
      [],
    ]);
  });

  it('must have each table', () => {
    const without = page.replace('| Span name |', '| Name |');
    expect(() => statedIn(parsePage('page.md', without), 'page.md')).toThrow(
      'page.md: expected a table with the columns "Span name" and "What it covers"',
    );
  });
});

describe('the comparison of telemetry with its guide', () => {
  it('finds no difference where all that is recorded is stated, and counts what it compared', () => {
    expect(compareTelemetry(observed(), documented)).toEqual({
      compared: 17,
      differences: [],
      hash: statedHash(documented),
    });
  });

  it.each<readonly [string, Partial<ObservedTelemetry>, string]>([
    ['a span that is not documented', withSpan(span('other')), 'the span other is not documented'],
    [
      'a route that the version does not serve',
      withSpan(span('/v2/other')),
      'the span /v2/other is not documented',
    ],
    [
      'a span that does not arrive',
      {
        requests: [
          request({
            spans: spans.filter(({name}) => name !== 'inference'),
          }),
        ],
      },
      'the span inference is documented, but none arrives',
    ],
    [
      'an attribute that is not documented',
      withSpan(span('Router.list', {chunk_count: 3})),
      '<Class>.<method> carries chunk_count, which is not documented',
    ],
    [
      'an attribute that no span carries',
      {requests: [request({spans: spans.filter(({attributes}) => !('error' in attributes))})]},
      '<Class>.<method>: error is documented, but none carries it',
    ],
    [
      'a metric that is not documented',
      {sums: [...observed().sums, sum('latency')]},
      'the metric latency is not documented',
    ],
    [
      'a metric that does not arrive',
      {sums: [sum('total_tokens')]},
      'the metric prompt_tokens is documented, but none arrives',
    ],
    [
      'another unit',
      {sums: [sum('prompt_tokens'), {...sum('total_tokens'), unit: '1'}]},
      'total_tokens: the unit is 1',
    ],
    [
      'other attributes of a metric',
      {sums: [sum('prompt_tokens'), {...sum('total_tokens'), attributes: {}}]},
      'total_tokens: the attributes are none',
    ],
    [
      'a call that is counted otherwise',
      {counted: {...observed().counted, 'Agent turn': []}},
      'Agent turn: what is counted is nothing',
    ],
    [
      'a call that the guide does not name',
      {counted: {...observed().counted, Shield: []}},
      'Shield: whether it is counted is not documented',
    ],
    [
      'a call that no run makes',
      {counted: {'Chat completion': ['prompt_tokens', 'total_tokens'], Embeddings: []}},
      'Agent turn: no run makes such a call, but it is documented',
    ],
    [
      'a trace that the store lacks',
      {requests: [request({stored: undefined})]},
      'GET /v1/models/m: the Telemetry API does not find its trace by the id of OpenTelemetry',
    ],
    [
      'a span that the store lacks',
      {requests: [request({stored: {spans: spans.slice(1).map(({name}) => name)}})]},
      'GET /v1/models/m: the SQLite store lacks the span Router.get',
    ],
    [
      'a header with the id of OpenTelemetry',
      {requests: [request({headerId: 'a'})]},
      'GET /v1/models/m: x-trace-id is the id of OpenTelemetry',
    ],
    [
      'traces of their own for requests at the same time',
      {overlappingShareTrace: false},
      'requests at the same time have traces of their own',
    ],
    [
      'a request that joins no trace',
      {requests: [request({joined: 'c'})]},
      'GET /v1/models/m: its trace is not the one that traceparent names',
    ],
  ])('names %s', (_what, changes, difference) => {
    expect(differencesOf(changes)).toEqual([difference]);
  });

  it('fails when no span or no counter arrived', () => {
    expect(() => differencesOf({requests: []})).toThrow('no spans to compare');
    expect(() => differencesOf({sums: []})).toThrow('no counters to compare');
  });
});

describe('the record of telemetry', () => {
  const recorded = (changes: object = {}) => ({
    version: 'v1.0.0',
    comparisons: {telemetry: {...compareTelemetry(observed(), documented), ...changes}},
  });

  it('is of other tables when the guide has changed, or was never compared', () => {
    expect(hasOtherTelemetry(recorded(), documented)).toBe(false);
    expect(hasOtherTelemetry(recorded({hash: 'other'}), documented)).toBe(true);
    expect(hasOtherTelemetry({comparisons: {}}, documented)).toBe(true);
  });
});
