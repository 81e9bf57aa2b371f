import type {ParameterStyle} from '@docs-kit/openapi-model/document';
import type {Json} from '@docs-kit/openapi-model/json';
import {describe, expect, it} from 'vitest';
import {pathText, queryTexts} from './notation';

const list = ['a', 'b c'];
const object = {x: 1, y: 'z'};

describe('a parameter of a query', () => {
  it.each<[ParameterStyle, boolean, Json, string]>([
    ['form', true, 'a', 'q=a'],
    ['form', true, list, 'q=a&q=b%20c'],
    ['form', false, list, 'q=a,b%20c'],
    ['form', true, object, 'x=1&y=z'],
    ['form', false, object, 'q=x,1,y,z'],
    ['spaceDelimited', false, list, 'q=a%20b%20c'],
    ['pipeDelimited', false, list, 'q=a%7Cb%20c'],
    ['deepObject', true, object, 'q[x]=1&q[y]=z'],
  ])('is written in the notation %s, exploded %s: %j', (style, explode, value, text) => {
    expect(queryTexts({name: 'q', notation: {style, explode}}, value).join('&')).toBe(text);
  });

  it('is one text where it has a media type', () => {
    const parameter = {name: 'q', mediaType: 'application/json'};
    expect(queryTexts(parameter, {a: 1})).toEqual(['q=%7B%22a%22:1%7D']);
  });
});

describe('a parameter of a path', () => {
  it.each<[ParameterStyle, boolean, Json, string]>([
    ['simple', false, 'a', 'a'],
    ['simple', false, list, 'a,b%20c'],
    ['simple', true, object, 'x=1,y=z'],
    ['label', false, 'a', '.a'],
    ['label', true, list, '.a.b%20c'],
    ['matrix', false, 'a', ';p=a'],
    ['matrix', false, list, ';p=a,b%20c'],
    ['matrix', true, list, ';p=a;p=b%20c'],
    ['matrix', true, object, ';x=1;y=z'],
  ])('is written in the notation %s, exploded %s: %j', (style, explode, value, text) => {
    expect(pathText({name: 'p', notation: {style, explode}}, value)).toBe(text);
  });
});
