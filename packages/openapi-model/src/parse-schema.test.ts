import {field, fieldsOfSchema, typeOf} from './model.test.helper';
import {describe, expect, it} from 'vitest';
import type {ParameterStyle, Schema} from './document';
import {allowedValuesIn, constraintsIn, type Field, fieldsIn, limitOf, referencesIn} from '.';
import {notesOnField, notesOnType, phraseOf} from './wording';

const reference = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
const parse = (schema: Schema) => typeOf(schema, 'zoo');
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
    ['an object that says nothing', {type: 'object'}, {kind: 'object', fields: []}],
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
    expect(referencesIn(parse({propertyNames: reference('Key')}))).toEqual(['Key']);
  });
});

describe('a schema of any dialect', () => {
  const words = (schema: Schema): string => {
    const type = parse(schema);
    const phrase = phraseOf(type).map((part) => (typeof part === 'string' ? part : part.schema));
    return [phrase.join(''), notesOnType(type)].filter((text) => text !== '').join('; ');
  };

  it.each<[string, object, string]>([
    ['nullable', {type: 'string', nullable: true}, 'string | null'],
    [
      'an exclusive limit of 3.0',
      {type: 'integer', minimum: 1, exclusiveMinimum: true},
      'integer; more than 1',
    ],
    ['an exclusive limit of 3.1', {type: 'integer', exclusiveMaximum: 9}, 'integer; less than 9'],
    ['a step', {type: 'integer', multipleOf: 5}, 'integer; multiple of 5'],
    ['a limit that limits nothing', {type: 'integer', minLength: 5}, 'integer; minimum length 5'],
    ['values without a type', {enum: ['a', 'b']}, 'string; one of "a", "b"'],
    ['values of two types', {enum: ['a', 1]}, 'string | integer; one of "a", 1'],
    ['a tuple', {prefixItems: [{type: 'string'}, {type: 'integer'}]}, '[string, integer, ...any]'],
    [
      'names by a pattern',
      {type: 'object', patternProperties: {'^x-': {type: 'string'}}},
      'map of string; names match ^x-',
    ],
    [
      'a map beside properties',
      {properties: {a: {}}, additionalProperties: {type: 'string'}},
      'object & map of string',
    ],
    ['properties beside allOf', {allOf: [reference('Cat')], properties: {a: {}}}, 'Cat & object'],
    [
      'properties beside oneOf',
      {oneOf: [reference('Cat'), reference('Dog')], properties: {a: {}}},
      'Cat | Dog & object',
    ],
    [
      'alternatives of what must be there',
      {properties: {a: {}}, anyOf: [{required: ['a']}]},
      'object with a & object',
    ],
    [
      'a reference with properties beside it',
      {...reference('Cat'), properties: {a: {}}},
      'Cat & object',
    ],
    ['what is not allowed', {not: {type: 'string'}}, 'not string'],
    [
      'a discriminator of an object',
      {type: 'object', properties: {a: {}}, discriminator: {propertyName: 'a'}},
      'object; told apart by a',
    ],
    [
      'limits of items',
      {
        type: 'array',
        maxItems: 3,
        items: {type: 'string', maxLength: 64, pattern: '^a', format: 'uri'},
      },
      'array of string; maximum items 3, each item (format uri, maximum length 64, pattern ^a)',
    ],
    [
      'limits of items of items',
      {type: 'array', items: {type: 'array', minItems: 2, items: {type: 'integer', minimum: 0}}},
      'array of array of integer; each item (minimum items 2, each item (at least 0))',
    ],
    [
      'limits of the items of a tuple',
      {prefixItems: [{type: 'integer', maximum: 9}], items: {type: 'string', maxLength: 2}},
      '[integer, ...string]; item 1 (at most 9), other items (maximum length 2)',
    ],
    [
      'limits of the values of a map',
      {type: 'object', maxProperties: 2, additionalProperties: {type: 'string', maxLength: 5}},
      'map of string; maximum properties 2, each value (maximum length 5)',
    ],
    [
      'limits in parts of allOf',
      {allOf: [{type: 'string', maxLength: 5}, {minLength: 2}], pattern: '^a'},
      'string; maximum length 5, minimum length 2, pattern ^a',
    ],
    [
      'one limit in several parts of allOf, as the strictest',
      {
        allOf: [
          {type: 'integer', minimum: 1, maximum: 9, multipleOf: 2},
          {type: 'integer', minimum: 3, maximum: 20, multipleOf: 3},
        ],
      },
      'integer; at most 9, multiple of 2, at least 3, multiple of 3',
    ],
    [
      'limits of alternatives inside allOf, which do not join',
      {
        allOf: [
          {type: 'string', maxLength: 4},
          {
            anyOf: [
              {type: 'string', maxLength: 9, format: 'uri'},
              {type: 'string', maxLength: 6},
            ],
          },
        ],
      },
      'string; maximum length 4, format uri, maximum length 9, maximum length 6',
    ],
    [
      'names by their limits',
      {type: 'object', propertyNames: {pattern: '^[a-z]+$', maxLength: 8}},
      'map of any; names (maximum length 8, pattern ^[a-z]+$)',
    ],
    [
      'names by their values, beside limits of what they name',
      {
        type: 'object',
        propertyNames: {enum: ['a', 'b']},
        additionalProperties: {type: 'integer', minimum: 1},
      },
      'map of integer; names (one of "a", "b"), each value (at least 1)',
    ],
    [
      'names by a schema',
      {type: 'object', propertyNames: reference('Key'), additionalProperties: {type: 'number'}},
      'map of number by Key',
    ],
    [
      'names by one of several schemas',
      {propertyNames: {anyOf: [reference('Key'), {type: 'string', maxLength: 2}]}},
      'map of any; names (Key | string, maximum length 2)',
    ],
    [
      'names beside properties',
      {properties: {a: {}}, propertyNames: {maxLength: 2}},
      'object; names (maximum length 2)',
    ],
    [
      'names beside allOf',
      {allOf: [reference('Cat')], propertyNames: {maxLength: 2}},
      'Cat & map of any; names (maximum length 2)',
    ],
    [
      'an object without other properties',
      {properties: {a: {}}, additionalProperties: false},
      'object; no other properties',
    ],
    [
      'names by a pattern, and no others',
      {patternProperties: {'^x-': {}}, additionalProperties: false},
      'map of any; names match ^x-, no other properties',
    ],
    [
      'parts of allOf without other properties',
      {allOf: [reference('Cat')], unevaluatedProperties: false},
      'Cat & object; no other properties',
    ],
    [
      'other properties of a type, beside those of allOf',
      {allOf: [reference('Cat')], unevaluatedProperties: {type: 'string'}},
      'Cat & map of string',
    ],
    [
      'items without other properties',
      {type: 'array', items: {properties: {a: {}}, additionalProperties: false}},
      'array of object; each item (no other properties)',
    ],
    ['what is not allowed, by what it has', {not: {required: ['a', 'b']}}, 'not object with a, b'],
    ['what is not allowed, by its values', {not: {enum: ['a', 'b']}}, 'any; not (one of "a", "b")'],
    [
      'what is not allowed of a type, by its limits',
      {type: 'string', not: {pattern: '^x', maxLength: 3}},
      'string; not (string, maximum length 3, pattern ^x)',
    ],
    [
      'what is not allowed, by its properties',
      {
        properties: {a: {}},
        not: {required: ['kind'], properties: {kind: {const: 'x'}, legs: {maximum: 2}}},
      },
      'object; not (object, kind (required, "x"), legs (number, at most 2))',
    ],
    ['values that are lists or objects', {enum: [['a'], {b: 1}]}, '["a"] | {"b":1}'],
    ['a keyword of nobody', {type: 'string', min_length: 1}, 'string'],
  ])('is read: %s', (_, schema, expected) => {
    expect(words(schema as Schema)).toBe(expected);
  });

  it('has the examples of a property, and those of its alternatives, parts and items', () => {
    const [name, legs, tags, plain] = fieldsOfSchema({
      properties: {
        name: {type: 'string', example: 'Tom', examples: ['Tom', 'Kim']},
        legs: {oneOf: [{type: 'integer', example: 4}, {allOf: [{type: 'null', example: null}]}]},
        tags: {type: 'array', items: {type: 'string', example: 'tame'}},
        plain: {type: 'string'},
      },
    });
    expect(name?.examples).toEqual([{value: 'Tom'}, {value: 'Kim'}]);
    expect(legs?.examples).toEqual([{value: 4}, {value: null}]);
    expect(tags?.examples).toEqual([{value: ['tame']}]);
    expect(plain).not.toHaveProperty('examples');
  });

  it('says of a property that only one side sends it', () => {
    const [read, write] = fieldsOfSchema({
      properties: {
        id: {type: 'string', readOnly: true},
        password: {type: 'string', writeOnly: true},
      },
    });
    expect([read?.access, write?.access]).toEqual(['read-only', 'write-only']);
  });
});

describe('a schema that the model could not hold', () => {
  it('is refused with file, place and advice, each with the others', () => {
    const schema = {properties: {'a/b': {if: {}, then: {}}, legs: {type: 'text'}}} as Schema;
    expect(() => parse(schema)).toThrow(
      [
        'zoo#/properties/a~1b: the pages cannot show "if", "then". Say it with other keywords, such as oneOf, or in the description.',
        'zoo#/properties/legs: "text" is no type of JSON Schema. Write one of array, object, string, integer, number, boolean, null.',
      ].join('\n'),
    );
  });
});

describe('the words for a field', () => {
  const say = (schema: Schema, more: Partial<Field> = {}): string =>
    notesOnField(field('name', schema, more));

  it('end with its examples, and with their names', () => {
    expect(say({type: 'string', maxLength: 9, example: 'Tom'})).toBe(
      'maximum length 9, example "Tom"',
    );
    const examples = [{name: 'a cat', value: 'Tom'}, {value: 7}];
    expect(say({}, {examples})).toBe('examples "Tom" (a cat), 7');
  });

  it('show how a parameter is written', () => {
    const written = (schema: Schema, style: ParameterStyle, explode = false): string =>
      say(schema, {notation: {style, explode}});
    expect(written({type: 'array'}, 'form')).toBe('written as name=a,b');
    expect(written({type: 'array'}, 'pipeDelimited')).toBe('written as name=a|b');
    expect(written({type: 'object'}, 'deepObject')).toBe('written as name[key]=value');
    expect(written({type: 'array'}, 'matrix', true)).toBe('written as ;name=a;name=b');
    expect(written({type: ['string', 'null']}, 'matrix')).toBe('written as ;name=value');
    expect(written({type: 'string'}, 'form')).toBe('');
  });

  it('leave out an example that is the default, or too long for a line', () => {
    expect(say({type: 'integer', default: 4, example: 4})).toBe('default 4');
    expect(say({type: 'string', example: 'x'.repeat(200)})).toBe('');
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
