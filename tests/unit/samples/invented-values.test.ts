import {describe, expect, it} from 'vitest';
import {inventValue} from '../../../src/openapi/samples/invented-values';
import {field, model, schema} from '../../support/sample-operations';

describe('inventValue', () => {
  const of = (...parts: Parameters<typeof field>) => inventValue(field(...parts), model());

  it('makes identifiers from names', () => {
    expect(of('agent_id', 'string')).toBe('my-agent');
    expect(of('job_uuid', 'string')).toBe('my-job');
    expect(of('metric_name', 'string')).toBe('metric-name');
    expect(of('model_id', 'string')).toBe('ollama/llama3.2:3b');
    expect(of('after', 'string')).toBe('my-item');
  });

  it('follows formats and bounds', () => {
    expect(of('start', 'string', {constraints: ['format date-time']})).toMatch(/^\d{4}-.*Z$/);
    expect(of('link', 'string', {constraints: ['format uri']})).toMatch(/^https:/);
    expect(of('file', 'string', {constraints: ['format binary']})).toBe('document.txt');
    expect(of('seconds', 'integer', {constraints: ['at least 3600']})).toBe(3600);
    expect(of('limit', 'integer')).toBe(1);
    expect(of('flag', 'boolean')).toBe(true);
  });

  it('prefers the default, then the first allowed value', () => {
    expect(of('order', 'string', {defaultValue: '"desc"', allowedValues: ['"asc"']})).toBe('desc');
    expect(of('order', 'string', {defaultValue: 'null', allowedValues: ['"asc"']})).toBe('asc');
    expect(of('include', 'array of string', {allowedValues: ['"logprobs"']})).toEqual(['logprobs']);
  });

  it('takes the first alternative that is not null', () => {
    expect(of('count', 'null | integer')).toBe(1);
    expect(of('choice', '"a | b" | integer')).toBe('a | b');
    expect(of('items', 'array of (integer | string)')).toEqual([1]);
    expect(of('items', 'array of array of integer')).toEqual([[1]]);
    expect(of('metadata', 'map of (string | integer)')).toEqual({});
    expect(of('nothing', 'null')).toBeNull();
  });

  it('fills an object with what it requires and with its constants', () => {
    const fields = [
      field('type', '"text"', {required: false}),
      field('text', 'string'),
      field('extra', 'string', {required: false}),
    ];
    expect(of('content', 'object', {fields})).toEqual({type: 'text', text: 'text'});
  });

  it('follows references to schemas', () => {
    const schemas = model(
      schema('Union', {type: 'Item | string'}),
      schema('Item', {fields: [field('level', 'Level')]}),
      schema('Level', {type: 'string', allowedValues: ['"low"', '"high"']}),
    );
    expect(inventValue(field('value', 'Union'), schemas)).toEqual({level: 'low'});
  });

  it('ends where a schema requires itself', () => {
    const schemas = model(schema('Node', {fields: [field('next', 'Node')]}));
    expect(JSON.stringify(inventValue(field('value', 'Node'), schemas)).length).toBeLessThan(200);
  });
});
