import {describe, expect, it} from 'vitest';
import {inventValue} from './invented-values';
import type {Schema} from '@docs-kit/openapi-model/document';
import {field, model, schema} from '@docs-kit/openapi-model/model.test.helper';

describe('inventValue', () => {
  const texts = {model_id: 'zoo/zebra:3b', after: 'my-item'};
  const of = (name: string, described: Schema) =>
    inventValue(field(name, described), model(), texts);
  const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

  it('makes identifiers from names', () => {
    expect(of('agent_id', {type: 'string'})).toBe('my-agent');
    expect(of('job_uuid', {type: 'string'})).toBe('my-job');
    expect(of('metric_name', {type: 'string'})).toBe('metric-name');
    expect(of('model_id', {type: 'string'})).toBe('zoo/zebra:3b');
    expect(of('after', {type: 'string'})).toBe('my-item');
  });

  it('follows formats and bounds', () => {
    expect(of('start', {type: 'string', format: 'date-time'})).toMatch(/^\d{4}-.*Z$/);
    expect(of('link', {type: 'string', format: 'uri'})).toMatch(/^https:/);
    expect(of('file', {type: 'string', format: 'binary'})).toBe('document.txt');
    expect(of('data', {type: 'string', contentEncoding: 'base64'})).toBe('SGVsbG8=');
    expect(of('seconds', {type: 'integer', minimum: 3600})).toBe(3600);
    expect(of('limit', {type: 'integer'})).toBe(1);
    expect(of('flag', {type: 'boolean'})).toBe(true);
  });

  it('takes an example of a field or of its schema before the default', () => {
    expect(of('order', {type: 'string', default: 'desc', example: 'asc'})).toBe('asc');
    const cat = schema('Cat', {type: 'object'});
    const zoo = model({...cat, examples: [{value: {name: 'Tom'}}]});
    expect(inventValue(field('cat', reference('Cat')), zoo)).toEqual({name: 'Tom'});
  });

  it('prefers the default, then the first allowed value', () => {
    const order: Schema = {type: 'string', enum: ['asc']};
    expect(of('order', {...order, default: 'desc'})).toBe('desc');
    expect(of('order', {...order, default: null})).toBe('asc');
    expect(of('include', {type: 'array', items: {type: 'string', enum: ['logprobs']}})).toEqual([
      'logprobs',
    ]);
  });

  it('takes the first alternative that is not null', () => {
    expect(of('count', {type: ['null', 'integer']})).toBe(1);
    expect(of('choice', {anyOf: [{const: 'a | b'}, {type: 'integer'}]})).toBe('a | b');
    const either: Schema = {anyOf: [{type: 'integer'}, {type: 'string'}]};
    expect(of('items', {type: 'array', items: either})).toEqual([1]);
    expect(of('items', {type: 'array', items: {type: 'array', items: {type: 'integer'}}})).toEqual([
      [1],
    ]);
    expect(of('metadata', {type: 'object', additionalProperties: either})).toEqual({});
    expect(of('nothing', {type: 'null'})).toBeNull();
  });

  it('makes one value of what all parts of a type say', () => {
    expect(of('name', {allOf: [{type: 'string'}, {pattern: '^n'}]})).toBe('name');
    const cat: Schema = {required: ['name'], properties: {name: {type: 'string'}}};
    expect(of('cat', {...cat, not: {required: ['dog']}})).toEqual({name: 'name'});
  });

  it('fills an object with what it requires and with its constants', () => {
    const content: Schema = {
      type: 'object',
      required: ['text'],
      properties: {type: {const: 'text'}, text: {type: 'string'}, extra: {type: 'string'}},
    };
    expect(of('content', content)).toEqual({type: 'text', text: 'text'});
    expect(
      of('content', {
        allOf: [content, {type: 'object', required: ['n'], properties: {n: {type: 'number'}}}],
      }),
    ).toEqual({type: 'text', text: 'text', n: 1});
  });

  it('follows references to schemas', () => {
    const schemas = model(
      schema('Union', {anyOf: [reference('Item'), {type: 'string'}]}),
      schema('Item', {
        type: 'object',
        required: ['level'],
        properties: {level: reference('Level')},
      }),
      schema('Level', {type: 'string', enum: ['low', 'high']}),
    );
    expect(inventValue(field('value', reference('Union')), schemas)).toEqual({level: 'low'});
    const high: Schema = {...reference('Level'), const: 'high'};
    expect(inventValue(field('value', high), schemas)).toBe('high');
  });

  it('ends where a schema requires itself', () => {
    const schemas = model(
      schema('Node', {
        type: 'object',
        required: ['next'],
        properties: {next: reference('Node')},
      }),
    );
    expect(
      JSON.stringify(inventValue(field('value', reference('Node')), schemas)).length,
    ).toBeLessThan(200);
  });
});
