import {describe, expect, it} from 'vitest';
import {exampleRequest} from './example-values';
import {bindArguments, findSdkMethod, omissionNote, type SdkMethod} from './sdk-method';
import {
  body,
  model,
  operation,
  parameter,
  requestBody,
} from '@docs-kit/openapi-model/model.test.helper';

const method = (name: string, more: Partial<SdkMethod> = {}): SdkMethod => ({
  method: name,
  httpMethod: 'GET',
  path: '/v1/things/{id}',
  parameters: [],
  returns: 'Thing',
  ...more,
});

describe('findSdkMethod', () => {
  const route = {method: 'get', path: '/v1/things/{thing_id}'} as const;

  it('compares the HTTP method and the route, not the names of placeholders', () => {
    const methods = [
      method('client.a', {httpMethod: 'POST'}),
      method('client.b', {path: '/v1/things'}),
      method('client.c'),
    ];
    expect(findSdkMethod(methods, route)?.method).toBe('client.c');
  });

  it('finds nothing where the client has no method', () => {
    expect(findSdkMethod([method('client.a', {path: '/v1/other/{id}'})], route)).toBeUndefined();
    expect(findSdkMethod([], route)).toBeUndefined();
  });

  it('prefers methods that are not deprecated, then short names', () => {
    const methods = [
      method('client.a', {deprecated: true}),
      method('client.things.run_alpha'),
      method('client.things.run'),
    ];
    expect(findSdkMethod(methods, route)?.method).toBe('client.things.run');
  });
});

describe('bindArguments', () => {
  const request = exampleRequest(
    operation({
      path: '/v1/agents/{agent_id}/turns/{turn_id}',
      parameters: [
        parameter('path', 'agent_id', {examples: [{value: 'a'}]}),
        parameter('path', 'turn_id', {examples: [{value: 't'}]}),
        parameter('query', 'limit', {examples: [{value: 5}]}),
      ],
      requestBody: requestBody(body({text: 'hi', unknown: 1})),
    }),
    model(),
    false,
  );

  it('orders path values as the method does, whatever it calls them', () => {
    const found = bindArguments(
      method('client.turns.get', {
        parameters: [
          {name: 'turnId', pathName: 'turn_id', in: 'path'},
          {name: 'agent_id', in: 'path'},
        ],
      }),
      request,
    );
    expect(found.path).toEqual([
      {name: 'turnId', value: 't'},
      {name: 'agent_id', value: 'a'},
    ]);
  });

  it('passes values of the query and the body, and names those without a parameter', () => {
    const found = bindArguments(
      method('client.turns.get', {
        parameters: [
          {name: 'text', in: 'body'},
          {name: 'limit', in: 'query'},
          {name: 'other', in: 'body'},
        ],
      }),
      request,
    );
    expect(found.named).toEqual([
      {name: 'limit', value: 5, isFile: false},
      {name: 'text', value: 'hi', isFile: false},
    ]);
    expect(found.omitted).toEqual(['unknown']);
  });

  it('says which value of the path is missing', () => {
    const wrong = method('client.x', {parameters: [{name: 'step_id', in: 'path'}]});
    expect(() => bindArguments(wrong, request)).toThrow(
      'client.x takes "step_id" from its path, which listThings does not have: it has agent_id, turn_id.',
    );
  });
});

describe('omissionNote', () => {
  it('is silent when nothing is left out', () => {
    expect(omissionNote('Python', [])).toBeUndefined();
  });

  it('names what is left out', () => {
    expect(omissionNote('Python', ['a'])).toBe(
      'The Python client has no parameter for `a`, so the program leaves it out.',
    );
    expect(omissionNote('Node.js', ['a', 'b'])).toContain(
      '`a` and `b`, so the program leaves them out',
    );
  });
});
