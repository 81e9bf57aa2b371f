import {describe, expect, it} from 'vitest';
import type {Schema} from '../document';
import {allowedValuesIn, constraintsIn, fieldsIn, limitOf, referencesIn} from '.';
import {parseType} from './parse-schema';
import {notesOnType, phraseOf} from '../pages/wording';

const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const parse = (schema: Schema) => parseType(schema, 'zoo');
const string = {kind: 'primitive', name: 'string', allowedValues: [], constraints: []};

describe('the type of a schema', () => {
  it.each<[string, Schema, object]>([
    ['any value', {}, {kind: 'any'}],
    ['a text', {type: 'string'}, string],
    ['a constant', {type: 'string', const: 'a'}, {kind: 'constant', value: 'a'}],
    [
      'a list',
      {type: 'array', items: {type: 'string'}},
      {kind: 'array', items: string, constraints: []},
    ],
    [
      'a map',
      {type: 'object', additionalProperties: {type: 'string'}},
      {kind: 'map', values: string},
    ],
    [
      'a map of anything',
      {type: 'object', additionalProperties: true},
      {kind: 'map', values: {kind: 'any'}},
    ],
    [
      'an object that says nothing',
      {type: 'object', additionalProperties: false},
      {kind: 'object', fields: []},
    ],
    ['a schema', reference('Cat'), {kind: 'reference', schema: 'Cat'}],
    [
      'one value of a schema',
      {...reference('Cat'), const: 'a'},
      {kind: 'reference', schema: 'Cat', constant: 'a'},
    ],
    [
      'all of several',
      {allOf: [reference('Cat')]},
      {kind: 'intersection', parts: [{kind: 'reference', schema: 'Cat'}]},
    ],
    [
      'a list of types',
      {type: ['string', 'null']},
      {kind: 'union', alternatives: [string, {...string, name: 'null'}]},
    ],
  ])('is read: %s', (_, schema, type) => {
    expect(parse(schema)).toEqual(type);
  });

  it('holds the property that tells the alternatives of a union apart', () => {
    const schema: Schema = {
      oneOf: [reference('Cat'), reference('Dog')],
      discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
    };
    expect(parse(schema)).toMatchObject({
      kind: 'union',
      discriminator: {property: 'kind', mapping: [{value: 'cat', schema: 'Cat'}]},
    });
  });

  it('gives each limit to the type that it limits', () => {
    const type = parse({type: ['string', 'integer', 'null'], format: 'date', minimum: 2});
    expect(type).toMatchObject({
      alternatives: [
        {constraints: [{keyword: 'format', value: 'date'}]},
        {
          constraints: [
            {keyword: 'format', value: 'date'},
            {keyword: 'minimum', value: 2},
          ],
        },
        {constraints: []},
      ],
    });
    expect(limitOf(type, 'minimum')).toBe(2);
    expect(limitOf(type, 'maxLength')).toBeUndefined();
  });

  it('leads to the fields, values, limits and schemas that are written in place', () => {
    const type = parse({
      type: 'array',
      maxItems: 3,
      items: {
        anyOf: [
          {type: 'string', enum: ['a', 'b'], maxLength: 9},
          {type: 'object', properties: {cat: reference('Cat')}},
        ],
      },
    });
    expect(fieldsIn(type).map(({name}) => name)).toEqual(['cat']);
    expect(allowedValuesIn(type)).toEqual(['a', 'b']);
    expect(constraintsIn(type)).toEqual([{keyword: 'maxItems', value: 3}]);
    expect(referencesIn(type)).toEqual(['Cat']);
  });
});

describe('a schema that the model could not hold', () => {
  it.each<[string, object, string]>([
    [
      'an unknown keyword',
      {type: 'integer', multipleOf: 5},
      'zoo: the pages cannot show "multipleOf"',
    ],
    ['an unknown type', {type: 'text'}, 'zoo: "text" is no type of JSON Schema'],
    [
      'a limit of another type',
      {type: 'integer', minLength: 5},
      'zoo: "minLength" does not limit values of the type integer',
    ],
    ['values without a type', {enum: ['a']}, 'zoo: the allowed values have no type'],
    [
      'a mistake in a property',
      {properties: {legs: {typo: 1}}},
      'zoo > legs: the pages cannot show "typo"',
    ],
  ])('is refused with its place: %s', (_, schema, message) => {
    expect(() => parse(schema)).toThrow(message);
  });
});

describe('the words for a type', () => {
  const say = (schema: Schema): string =>
    phraseOf(parse(schema))
      .map((part) => (typeof part === 'string' ? part : `<${part.schema}>`))
      .join('');

  it('name schemas, and group alternatives inside a list', () => {
    const either: Schema = {anyOf: [reference('Cat'), {type: 'string'}, {type: 'null'}]};
    expect(say(either)).toBe('<Cat> | string | null');
    expect(say({type: 'array', items: either})).toBe('array of (<Cat> | string | null)');
    expect(say({type: 'array', items: {type: 'array', items: either}})).toBe(
      'array of array of (<Cat> | string | null)',
    );
    expect(say({type: 'object', additionalProperties: reference('Cat')})).toBe('map of <Cat>');
    expect(say({allOf: [reference('Cat'), reference('Dog')]})).toBe('<Cat> & <Dog>');
  });

  it('say alternatives that read alike once', () => {
    const dates: Schema = {anyOf: [{type: 'string', format: 'date'}, {type: 'string'}]};
    expect(say(dates)).toBe('string');
    expect(say({type: 'array', items: dates})).toBe('array of string');
  });

  it('say limits after the allowed values', () => {
    expect(notesOnType(parse({type: 'string', enum: ['a'], maxLength: 3, pattern: '^a'}))).toBe(
      'one of "a", maximum length 3, pattern ^a',
    );
    expect(notesOnType(parse({type: 'string'}))).toBe('');
  });
});
