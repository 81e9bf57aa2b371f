import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from './document';
import {buildApiModel, fieldsIn, SpecificationError} from '.';

const zoo = (more: object, openapi = '3.1.0'): OpenApiDocument =>
  ({openapi, info: {title: 'Zoo', version: '1'}, paths: {}, ...more}) as unknown as OpenApiDocument;

const problemsOf = (document: OpenApiDocument): readonly string[] => {
  try {
    buildApiModel(document, 'zoo.yaml');
  } catch (error) {
    if (error instanceof SpecificationError) return error.problems;
    throw error;
  }
  return [];
};

describe('an API model', () => {
  it('follows references to parameters, bodies, responses, headers and path items', () => {
    const [operation] = buildApiModel(
      zoo({
        paths: {'/animals/{id}': {$ref: '#/components/pathItems/Animal'}},
        components: {
          pathItems: {
            Animal: {
              post: {
                parameters: [{$ref: '#/components/parameters/Id'}],
                requestBody: {$ref: '#/components/requestBodies/Animal'},
                responses: {'200': {$ref: '#/components/responses/Animal'}},
              },
            },
          },
          parameters: {Id: {name: 'id', in: 'path', required: true, content: {'text/plain': {}}}},
          requestBodies: {Animal: {content: {'application/json': {schema: {type: 'string'}}}}},
          responses: {
            Animal: {description: 'Done.', headers: {X: {$ref: '#/components/headers/X'}}},
          },
          headers: {X: {schema: {type: 'integer'}}},
        },
      }),
    ).operations;
    expect(operation?.parameters).toMatchObject([
      {name: 'id', in: 'path', mediaType: 'text/plain'},
    ]);
    expect(operation?.requestBody?.bodies).toHaveLength(1);
    expect(operation?.responses[0]?.headers).toMatchObject([{name: 'X'}]);
  });

  it('has operations of all methods, and names those that have no operationId or tag', () => {
    const model = buildApiModel(
      zoo({paths: {'/a/{id}': {head: {}, trace: {}, options: {operationId: 'head a id'}}}}),
    );
    expect(model.operations.map(({method, id, slug, tag}) => [method, id, slug, tag])).toEqual([
      ['head', 'headAId', 'head-a-id', 'Operations'],
      ['options', 'head a id', 'head-a-id-2', 'Operations'],
      ['trace', 'traceAId', 'trace-a-id', 'Operations'],
    ]);
  });

  it('takes a description beside a reference instead of that of what it refers to', () => {
    const more = {
      paths: {
        '/a': {
          get: {
            parameters: [{$ref: '#/components/parameters/Q', description: 'Here.'}],
            responses: {'200': {$ref: '#/components/responses/R'}},
          },
        },
      },
      components: {
        parameters: {Q: {name: 'q', in: 'query', description: 'Anywhere.'}},
        responses: {R: {description: 'Done.'}},
      },
    };
    const [operation] = buildApiModel(zoo(more)).operations;
    expect(operation?.parameters).toMatchObject([{name: 'q', description: 'Here.'}]);
    expect(operation?.responses).toMatchObject([{description: 'Done.'}]);
    const [older] = buildApiModel(zoo(more, '3.0.3')).operations;
    expect(older?.parameters).toMatchObject([{description: 'Anywhere.'}]);
  });

  it('names an operation whose summary is empty', () => {
    const [operation] = buildApiModel(
      zoo({paths: {'/a': {get: {operationId: 'listA', summary: ''}}}}),
    ).operations;
    expect(operation?.summary).toBe('listA');
  });

  it('takes a parameter of an operation instead of the same one of its path', () => {
    const [operation] = buildApiModel(
      zoo({
        paths: {
          '/a': {
            parameters: [{name: 'q', in: 'query'}],
            get: {parameters: [{name: 'q', in: 'query', deprecated: true}]},
          },
        },
      }),
    ).operations;
    expect(operation?.parameters).toMatchObject([{name: 'q', deprecated: true}]);
  });

  it('has the examples of a parameter, with names, then those of its schema', () => {
    const [operation] = buildApiModel(
      zoo({
        paths: {
          '/a': {
            get: {
              parameters: [
                {name: 'one', in: 'query', example: 1, schema: {example: 2}},
                {
                  name: 'two',
                  in: 'query',
                  examples: {
                    few: {summary: 'A few', value: 3},
                    many: {$ref: '#/components/examples/many'},
                    file: {externalValue: 'https://zoo.example/many.json'},
                  },
                },
                {
                  name: 'three',
                  in: 'query',
                  content: {'application/json': {schema: {}, example: {a: 1}}},
                },
              ],
              responses: {
                '200': {
                  content: {'text/plain': {schema: {type: 'string', example: 'Tom'}}},
                  headers: {X: {schema: {type: 'integer', example: 5}}},
                },
              },
            },
          },
        },
        components: {
          examples: {many: {value: 100}},
          schemas: {Cat: {example: {name: 'Tom'}}},
        },
      }),
    ).operations;
    expect(operation?.parameters.map(({examples}) => examples)).toEqual([
      [{value: 1}, {value: 2}],
      [
        {name: 'A few', value: 3},
        {name: 'many', value: 100},
      ],
      [{value: {a: 1}}],
    ]);
    expect(operation?.responses[0]).toMatchObject({
      bodies: [{example: 'Tom'}],
      headers: [{examples: [{value: 5}]}],
    });
  });

  it('has the notation of a parameter or header that is not written as usual', () => {
    const parameters = [
      {name: 'a', in: 'query', style: 'form', explode: true},
      {name: 'b', in: 'query', explode: false},
      {name: 'c', in: 'query', style: 'deepObject'},
      {name: 'd', in: 'path', style: 'simple'},
      {name: 'e', in: 'path', style: 'matrix'},
    ];
    const responses = {'200': {headers: {X: {explode: true}}}};
    const [operation] = buildApiModel(
      zoo({paths: {'/a': {get: {parameters, responses}}}}),
    ).operations;
    expect(operation?.parameters.map(({notation}) => notation)).toEqual([
      undefined,
      {style: 'form', explode: false},
      {style: 'deepObject', explode: false},
      undefined,
      {style: 'matrix', explode: false},
    ]);
    const [header] = operation?.responses[0]?.headers ?? [];
    expect(header?.notation).toEqual({style: 'simple', explode: true});
  });

  it('has the external documentation of all that can have some', () => {
    const externalDocs = {url: 'https://zoo.example'};
    const model = buildApiModel(
      zoo({
        externalDocs,
        tags: [{name: 'Cats', externalDocs}],
        paths: {'/a': {get: {externalDocs}}},
        components: {schemas: {Cat: {externalDocs, properties: {legs: {externalDocs}}}}},
      }),
    );
    const cat = model.schemas.get('Cat');
    const [legs] = fieldsIn(cat?.type ?? {kind: 'any'});
    for (const part of [model, model.tags[0], model.operations[0], cat, legs]) {
      expect(part).toMatchObject({externalDocs});
    }
  });

  it('has webhooks, callbacks, servers of operations and ways to be authorized', () => {
    const [operation, webhook] = buildApiModel(
      zoo({
        security: [{}, {key: []}],
        paths: {
          '/a': {
            post: {
              servers: [{url: 'https://{region}.zoo', variables: {region: {default: 'eu'}}}],
              callbacks: {onFed: {'{$request.body#/url}': {post: {}}}},
            },
          },
        },
        webhooks: {fed: {post: {}}},
        components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
      }),
    ).operations;
    expect(operation).toMatchObject({serverUrl: 'https://eu.zoo', callbacks: [{name: 'onFed'}]});
    expect(operation?.authorizations?.map((way) => way.map(({kind}) => kind))).toEqual([
      [],
      ['API key in the header `X-Key`'],
    ]);
    expect(webhook).toMatchObject({isWebhook: true, path: 'fed', tag: 'Webhooks'});
  });

  it('names schemas inside of others by their places', () => {
    const model = buildApiModel(
      zoo({
        components: {
          schemas: {
            Dog: {properties: {leg: {type: 'string'}}},
            Cat: {properties: {leg: {$ref: '#/components/schemas/Dog/properties/leg'}}},
          },
        },
      }),
    );
    expect([...model.schemas.keys()]).toEqual(['Dog', 'Cat', 'Dog.properties.leg']);
  });

  it('reports all mistakes at once, each with its place', () => {
    const document = zoo({
      openapi: '2.0',
      paths: {
        '/a': {
          get: {
            parameters: [{$ref: '#/components/parameters/None'}],
            requestBody: {$ref: 'other.yaml#/Body'},
          },
        },
      },
    });
    expect(problemsOf(document)).toEqual([
      'zoo.yaml#/openapi: expected OpenAPI 3.0 or 3.1, found "2.0". Convert the document first.',
      'zoo.yaml#/paths/~1a/get/requestBody: the reference "other.yaml#/Body" leads to nothing in this document. Bundle the document into one file first.',
      'zoo.yaml#/paths/~1a/get/parameters/0: the reference "#/components/parameters/None" leads to nothing in this document. Correct it, or define what it names.',
    ]);
  });

  it('names the line of each mistake where the source has lines', () => {
    const lines = (pointer: string) => ({file: 'zoo.yaml', line: pointer.length});
    expect(() => buildApiModel(zoo({}, '2.0'), lines)).toThrow(
      'zoo.yaml:8: #/openapi: expected OpenAPI 3.0 or 3.1, found "2.0".',
    );
  });

  it('does not follow references in a circle', () => {
    const schemes = {a: {$ref: '#/components/responses/b'}, b: {$ref: '#/components/responses/a'}};
    const paths = {'/a': {get: {responses: {'200': {$ref: '#/components/responses/a'}}}}};
    expect(problemsOf(zoo({paths, components: {responses: schemes}}))).toHaveLength(1);
  });
});
