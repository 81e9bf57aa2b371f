import {describe, expect, it} from 'vitest';
import {fieldsIn, referencesIn, type Type} from '@docs-kit/openapi-model';
import {type Context, hasSameShape} from './shape';

const text: Type = {kind: 'primitive', name: 'string', allowedValues: [], constraints: []};
const pet: Type = {kind: 'reference', schema: 'Pet'};
const both: Type = {kind: 'union', alternatives: [text, pet]};
const context: Context = {
  before: new Map([['Food', {name: 'Food', description: '', type: both}]]),
  after: new Map(),
  renamed: new Map([['Animal', 'Pet']]),
};
const isSame = (before: Type, after: Type): boolean => hasSameShape(before, after, context);

describe('types of two versions', () => {
  it('are the same under a new name, in another order, and where a named union is in place', () => {
    expect(isSame({kind: 'reference', schema: 'Animal'}, pet)).toBe(true);
    expect(isSame(both, {kind: 'union', alternatives: [pet, text]})).toBe(true);
    expect(isSame({kind: 'reference', schema: 'Food'}, both)).toBe(true);
  });

  it('differ by what they exclude, and by the first items of a list', () => {
    expect(isSame({kind: 'not', type: text}, {kind: 'not', type: pet})).toBe(false);
    expect(isSame({kind: 'never'}, {kind: 'any'})).toBe(false);
    const list: Type = {kind: 'array', items: text, constraints: []};
    expect(isSame(list, {...list, first: [pet]})).toBe(false);
  });

  it('differ by the names that an object may have', () => {
    const object: Type = {kind: 'object', fields: []};
    expect(isSame(object, {...object, isClosed: true})).toBe(false);
    const map: Type = {kind: 'map', values: text};
    expect(isSame(map, {...map, names: pet})).toBe(false);
    expect(isSame(map, {...map, pattern: '^x-'})).toBe(false);
  });

  it('mention the schemas that they exclude, and have none of their fields', () => {
    const field = {name: 'a', description: '', type: pet, required: false, deprecated: false};
    const without: Type = {kind: 'not', type: {kind: 'object', fields: [field]}};
    expect(referencesIn(without)).toEqual(['Pet']);
    expect(fieldsIn(without)).toEqual([]);
  });
});
