import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '@docs-kit/openapi-model/document';
import type {Json} from '@docs-kit/openapi-model/json';
import {listOperations, referenceName, specifications} from '../support/specifications';

/** Every example of a document with the pointer of its schema. */
interface Example {
  readonly where: string;
  readonly value: unknown;
  readonly schema: Schema;
}

function examplesOf(document: OpenApiDocument): {examples: Example[]; lacking: string[]} {
  const examples: Example[] = [];
  const lacking: string[] = [];
  const addMedia = (where: string, media: MediaType): void => {
    const schema = media.schema ?? {};
    const values = [
      ...(media['x-events'] ?? []),
      ...(media.example === undefined ? [] : [media.example]),
      ...Object.values(media.examples ?? {}).map(({value}) => value),
    ];
    if (values.length === 0) lacking.push(where);
    examples.push(...values.map((value) => ({where, value, schema})));
  };
  const addParameter = (where: string, {name, example, schema, ...rest}: Parameter): void => {
    if (example !== undefined)
      examples.push({where: `${where} > ${name}`, value: example, schema: schema ?? {}});
    else if (rest.in === 'path') lacking.push(`${where} > ${name}`);
  };
  for (const {path, method, operation} of listOperations(document)) {
    const where = `${method.toUpperCase()} ${path}`;
    operation.parameters?.forEach((parameter) => addParameter(where, parameter));
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      addMedia(`${where} > request > ${type}`, media);
    }
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if ('$ref' in response || !status.startsWith('2')) continue;
      for (const [type, media] of Object.entries(response.content ?? {})) {
        addMedia(`${where} > ${status} > ${type}`, media);
      }
    }
  }
  return {examples, lacking};
}

/** Examples of errors that complain about a body, in operations that have none. */
function errorsOfNoBody(document: OpenApiDocument): {checked: number; wrong: string[]} {
  const without = listOperations(document).filter(({operation}) => !operation.requestBody);
  const wrong = without.flatMap(({path, method, operation}) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
      const name = '$ref' in response ? referenceName(response.$ref) : undefined;
      const shown = name === undefined ? response : document.components?.responses?.[name];
      return JSON.stringify(shown ?? {}).includes('"loc":["body"')
        ? [`${method.toUpperCase()} ${path} > ${status}`]
        : [];
    }),
  );
  return {checked: without.length, wrong};
}

/**
 * Missing fields in examples of errors that the body of the operation does not require, as
 * `METHOD path > status > field`. A reader would add them and get the same error for another one.
 */
function missingButOptional(document: OpenApiDocument): {checked: number; wrong: string[]} {
  const named = listOperations(document).flatMap(({path, method, operation}) => {
    const {schema} = operation.requestBody?.content['application/json'] ?? {};
    const body = document.components?.schemas?.[referenceName(schema?.$ref ?? '')] ?? schema;
    return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
      const name = '$ref' in response ? referenceName(response.$ref) : undefined;
      const shown = name === undefined ? response : document.components?.responses?.[name];
      const fields = JSON.stringify(shown ?? {}).matchAll(
        /"loc":\["body","(\w+)"\],"msg":"Field required"/g,
      );
      return [...fields].map(([, field = '']) => ({
        where: `${method.toUpperCase()} ${path} > ${status} > ${field}`,
        required: body?.required?.includes(field) ?? false,
      }));
    });
  });
  return {
    checked: named.length,
    wrong: named.filter(({required}) => !required).map(({where}) => where),
  };
}

function invalidExamples(document: OpenApiDocument, examples: readonly Example[]): string[] {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({$id: 'specification', components: document.components});
  return examples.flatMap(({where, value, schema}) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"specification#/components/');
    const validate = ajv.compile(JSON.parse(text) as object);
    return validate(value) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}`];
  });
}

describe.each(specifications)('the specification $name', ({document, level}) => {
  it('has an example for every request, path parameter and success response', () => {
    expect(examplesOf(document).lacking).toEqual([]);
  });

  it('has examples that their schemas accept', () => {
    const {examples} = examplesOf(document);
    expect(examples.length).toBeGreaterThan(10);
    expect(invalidExamples(document, examples)).toEqual([]);
  });

  it('has no error about a body in an operation without one', () => {
    const {checked, wrong} = errorsOfNoBody(document);
    expect(checked).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('marks its operations as deprecated when, and only when, they are', () => {
    const marks = listOperations(document).map(({operation}) => operation.deprecated ?? false);
    expect(new Set(marks)).toEqual(new Set([level.id === 'deprecated']));
  });
});

describe('the errors of all specifications', () => {
  it('miss only fields that the body of the request requires', () => {
    const results = specifications.map(({document}) => missingButOptional(document));
    expect(results.reduce((sum, {checked}) => sum + checked, 0)).toBeGreaterThan(0);
    expect(results.flatMap(({wrong}) => wrong)).toEqual([]);
  });
});

describe('the checks of examples', () => {
  const zoo = (property: object, example: Json | undefined): OpenApiDocument => ({
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: {
      '/animals': {
        post: {
          operationId: 'createAnimal',
          tags: ['Animals'],
          summary: 'Create an animal',
          description: 'Adds an animal.',
          requestBody: {
            content: {'application/json': {schema: {$ref: '#/components/schemas/Animal'}, example}},
          },
          responses: {'200': {description: 'The animal.'}},
        },
      },
    },
    components: {
      schemas: {Animal: {type: 'object', description: 'An animal.', properties: {legs: property}}},
    },
  });

  it('name an example that its schema refuses', () => {
    const document = zoo({type: 'integer', description: 'Number of legs.'}, {legs: 'four'});
    expect(invalidExamples(document, examplesOf(document).examples)).toEqual([
      'POST /animals > request > application/json: data/legs must be integer',
    ]);
  });

  it('name an error about the body of an operation without one', () => {
    const {paths} = zoo({type: 'integer'}, {});
    const {requestBody, ...operation} = paths['/animals']?.post ?? {};
    const refused: OpenApiDocument = {
      openapi: '3.1.0',
      info: {title: 'Zoo', version: '1'},
      paths: {
        '/animals': {
          post: {
            ...operation,
            requestBody,
            responses: {'400': {$ref: '#/components/responses/Bad'}},
          },
          get: {...operation, responses: {'400': {$ref: '#/components/responses/Bad'}}},
        },
      },
      components: {
        responses: {
          Bad: {
            description: 'Refused.',
            content: {
              'application/json': {example: {error: {detail: {errors: [{loc: ['body', 'legs']}]}}}},
            },
          },
        },
      },
    };
    expect(errorsOfNoBody(refused)).toEqual({checked: 1, wrong: ['GET /animals > 400']});
  });

  it('name an error about a missing field that the body does not require', () => {
    const document = zoo({type: 'integer'}, {});
    const post = document.paths['/animals']?.post;
    const missing = (field: string): Json => ({loc: ['body', field], msg: 'Field required'});
    const example = {error: {detail: {errors: [missing('name'), missing('legs')]}}};
    const refused: OpenApiDocument = {
      ...document,
      paths: {
        '/animals': {
          post: post && {
            ...post,
            responses: {'400': {description: 'Refused.', content: {'application/json': {example}}}},
          },
        },
      },
      components: {schemas: {Animal: {type: 'object', required: ['name']}}},
    };
    expect(missingButOptional(refused)).toEqual({
      checked: 2,
      wrong: ['POST /animals > 400 > legs'],
    });
  });

  it('name a request without example', () => {
    const document = zoo({type: 'integer', description: 'Number of legs.'}, undefined);
    expect(examplesOf(document).lacking).toEqual(['POST /animals > request > application/json']);
  });
});
