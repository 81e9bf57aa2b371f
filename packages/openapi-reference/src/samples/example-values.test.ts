import {describe, expect, it} from 'vitest';
import {exampleRequest} from './example-values';
import {
  body,
  model,
  operation,
  parameter,
  requestBody,
  response,
  schema,
  typeOf,
} from '@docs-kit/openapi-model/model.test.helper';

const requestOf = (more: Parameters<typeof operation>[0], streaming = false) =>
  exampleRequest(
    operation(more),
    model(
      schema('Request', {
        type: 'object',
        required: ['model'],
        properties: {model: {type: 'string'}},
      }),
    ),
    streaming,
    new Set(),
    {serverUrl: 'http://localhost:8321', values: {model: 'zoo/zebra:3b', after: 'my-item'}},
  );

describe('exampleRequest', () => {
  it('fills the path with examples, escaped', () => {
    const request = requestOf({
      path: '/v1/models/{model_id}/tools/{tool}',
      parameters: [
        parameter('path', 'tool', {examples: [{value: 'builtin::rag'}]}),
        parameter('path', 'model_id', {examples: [{value: "zoo/it's $&"}]}),
      ],
    });
    expect(request.url).toBe(
      'http://localhost:8321/v1/models/zoo%2Fit%27s%20%24%26/tools/builtin::rag',
    );
    expect(request.pathValues.map(({name}) => name)).toEqual(['model_id', 'tool']);
  });

  it('makes values for a path without examples', () => {
    const path = '/v1/agents/{agent_id}/turns/{turn_id}';
    const parameters = [parameter('path', 'agent_id')];
    expect(requestOf({path, parameters}).url).toBe(
      'http://localhost:8321/v1/agents/my-agent/turns/my-turn',
    );
  });

  it('sends the query parameters that have an example or are required', () => {
    const parameters = [
      parameter('query', 'limit', {examples: [{value: 20}]}),
      parameter('query', 'order'),
      parameter('query', 'after', {required: true}),
      parameter('query', 'include', {examples: [{value: ['a', 'b']}]}),
    ];
    expect(requestOf({parameters}).url).toBe(
      'http://localhost:8321/v1/things?limit=20&after=my-item&include=a&include=b',
    );
  });

  it('writes a list as the notation of its parameter says', () => {
    const notation = {style: 'form', explode: false} as const;
    const examples = [{value: ['a', 'b']}];
    const request = requestOf({parameters: [parameter('query', 'ids', {examples, notation})]});
    expect(request.url).toBe('http://localhost:8321/v1/things?ids=a,b');
    expect(request.queryValues).toEqual([{name: 'ids', value: ['a', 'b']}]);
  });

  it('sends false, zero and empty examples', () => {
    const parameters = [false, 0, ''].map((example, index) =>
      parameter('query', `q${index}`, {examples: [{value: example}]}),
    );
    expect(requestOf({parameters}).queryValues.map(({value}) => value)).toEqual([false, 0, '']);
  });

  it('takes the body from the example, or makes one', () => {
    const withExample = requestOf({requestBody: requestBody(body({model: 'a'}))});
    expect(withExample.body).toEqual({kind: 'json', value: {model: 'a'}});
    const without = requestOf({requestBody: requestBody(body(undefined))});
    expect(without.body).toEqual({kind: 'json', value: {model: 'zoo/zebra:3b'}});
  });

  it('asks for a stream exactly when it is to be read', () => {
    const streamed = requestBody(body({stream: false, model: 'a'}));
    expect(requestOf({requestBody: streamed}, true).body).toEqual({
      kind: 'json',
      value: {model: 'a', stream: true},
    });
    expect(requestOf({requestBody: streamed}).body).toEqual({kind: 'json', value: {model: 'a'}});
  });

  it('tells files from fields of a form', () => {
    const form = body(
      {file: 'a.txt', purpose: 'assistants'},
      {
        mediaType: 'multipart/form-data',
        type: typeOf(
          {
            type: 'object',
            properties: {
              file: {type: 'string', format: 'binary'},
              purpose: {type: 'string'},
            },
          },
          'form',
        ),
      },
    );
    expect(requestOf({requestBody: requestBody(form)}).body).toEqual({
      kind: 'form',
      parts: [
        {name: 'file', value: 'a.txt', isFile: true},
        {name: 'purpose', value: 'assistants', isFile: false},
      ],
    });
  });

  it('leaves out what continues a list, unless a client needs it', () => {
    const cursor = {parameters: [parameter('query', 'after', {examples: [{value: 'a'}]})]};
    expect(requestOf(cursor).queryValues).toEqual([]);
    const needed = exampleRequest(operation(cursor), model(), false, new Set(['after']));
    expect(needed.queryValues).toEqual([{name: 'after', value: 'a'}]);
  });

  it('knows what the answer holds', () => {
    expect(requestOf({}).answer).toBe('json');
    expect(requestOf({responses: [response()]}).answer).toBe('nothing');
    expect(requestOf({responses: [response('text/plain')]}).answer).toBe('text');
    const file = {...response(), bodies: [body({}, {isFileContent: true})]};
    expect(requestOf({responses: [file]}).answer).toBe('file');
  });
});
