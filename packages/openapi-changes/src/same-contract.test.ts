import {describe, expect, it} from 'vitest';
import type {OpenApiDocument, OperationObject, Schema} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import {isSameRequest, isSameResponse, type OperationInModel} from './same-contract';

/** The only operation of a specification that shows one feature. */
function operation(
  object: Partial<OperationObject>,
  schemas: Record<string, Schema> = {},
): OperationInModel {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Zoo', version: '1'},
    paths: {
      '/animals': {
        post: {operationId: 'createAnimal', tags: ['Animals'], responses: {}, ...object},
      },
    },
    components: {schemas},
  };
  const model = buildApiModel(document);
  const [first] = model.operations;
  if (!first) throw new Error('The zoo has no operation.');
  return {operation: first, model};
}

const takes = (schema: Schema, schemas?: Record<string, Schema>, required = true) =>
  operation({requestBody: {required, content: {'application/json': {schema}}}}, schemas);
const gives = (schema: Schema, schemas?: Record<string, Schema>, status = '200') =>
  operation(
    {responses: {[status]: {description: '', content: {'application/json': {schema}}}}},
    schemas,
  );
const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const animal: Schema = {
  type: 'object',
  required: ['name'],
  properties: {name: {type: 'string'}, legs: {type: 'integer', default: 4}},
};
const tree = (self: string, leaf: Schema = {type: 'string'}): Schema => ({
  type: 'object',
  properties: {leaf, parts: {type: 'array', items: reference(self)}},
});

describe('requests', () => {
  it.each<[string, OperationInModel, OperationInModel]>([
    ['without a body', operation({}), operation({})],
    ['with words that differ', takes({...animal, description: 'One.'}), takes(animal)],
    [
      'with schemas that hold the same under other names',
      takes(reference('Animal'), {Animal: animal}),
      takes(reference('Pet'), {Pet: animal}),
    ],
    [
      'with properties in another order',
      takes({type: 'object', properties: {a: {type: 'string'}, b: {type: 'null'}}}),
      takes({type: 'object', properties: {b: {type: 'null'}, a: {type: 'string'}}}),
    ],
    [
      'with types that hold themselves',
      takes(reference('Tree'), {Tree: tree('Tree')}),
      takes(reference('Node'), {Node: tree('Node')}),
    ],
  ])('%s are the same', (_, one, other) => {
    expect(isSameRequest(one, other)).toBe(true);
  });

  it.each<[string, OperationInModel, OperationInModel]>([
    ['with a body and without one', takes(animal), operation({})],
    ['with a body that may be left out', takes(animal), takes(animal, {}, false)],
    ['with another requirement', takes(animal), takes({...animal, required: []})],
    [
      'with another default',
      takes(animal),
      takes({
        ...animal,
        properties: {name: {type: 'string'}, legs: {type: 'integer', default: 2}},
      }),
    ],
    [
      'with a schema that differs at depth',
      takes(reference('Tree'), {Tree: tree('Tree')}),
      takes(reference('Tree'), {Tree: tree('Tree', {type: 'integer'})}),
    ],
    [
      'with other items',
      takes({type: 'array', items: {type: 'string'}}),
      takes({type: 'array', items: {type: 'integer'}}),
    ],
    [
      'with other allowed values',
      takes({type: 'string', enum: ['a']}),
      takes({type: 'string', enum: ['a', 'b']}),
    ],
    [
      'with another media type',
      takes(animal),
      operation({
        requestBody: {required: true, content: {'multipart/form-data': {schema: animal}}},
      }),
    ],
    [
      'with a parameter more',
      operation({parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}]}),
      operation({}),
    ],
    [
      'with a parameter in another place',
      operation({parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}]}),
      operation({parameters: [{name: 'limit', in: 'header', schema: {type: 'integer'}}]}),
    ],
  ])('%s are not the same', (_, one, other) => {
    expect(isSameRequest(one, other)).toBe(false);
    expect(isSameRequest(other, one)).toBe(false);
  });
});

describe('responses', () => {
  it('are the same when statuses and bodies are', () => {
    expect(isSameResponse(gives(animal), gives({...animal, description: 'One.'}))).toBe(true);
  });

  it.each<[string, OperationInModel, OperationInModel]>([
    ['another status', gives(animal), gives(animal, {}, '201')],
    ['another body', gives(animal), gives({type: 'string'})],
    ['a stream alone', gives(animal), operation({'x-stream-only': true})],
  ])('with %s are not the same', (_, one, other) => {
    expect(isSameResponse(one, other)).toBe(false);
  });

  it('say nothing of requests', () => {
    expect(isSameRequest(gives(animal), gives({type: 'string'}))).toBe(true);
    expect(isSameResponse(takes(animal), takes({type: 'string'}))).toBe(true);
  });
});
