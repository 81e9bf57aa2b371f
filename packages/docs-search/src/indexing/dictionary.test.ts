import {describe, expect, it} from 'vitest';
import {createDictionary, distance} from './dictionary';

describe('the distance between words', () => {
  it.each([
    ['ottara', 'ottara', 0],
    ['otara', 'ottara', 1],
    ['ottarra', 'ottara', 1],
    ['ottera', 'ottara', 1],
    ['vecotr', 'vector', 1],
    ['kubernets', 'kubernetes', 1],
    ['vetcro', 'vector', 2],
  ])('between %s and %s is %d', (one, other, mistakes) => {
    expect(distance(one, other, 2)).toBe(mistakes);
  });

  it('is not counted beyond the limit', () => {
    expect(distance('ottara', 'kubernetes', 2)).toBeGreaterThan(2);
  });
});

describe('the dictionary', () => {
  const terms = ['embed', 'embedding', 'ottara', 'otz', 'url'];
  const dictionary = createDictionary(terms, [4, 3, 2, 1, 5], 6);
  const names = (numbers: readonly number[]) => numbers.map((number) => terms[number]);

  it('finds terms whole, by their beginning and with a mistake', () => {
    expect(dictionary.find('ottara')).toBe(2);
    expect(dictionary.find('ttara')).toBeUndefined();
    expect(names(dictionary.withPrefix('emb'))).toEqual(['embed', 'embedding']);
    expect(dictionary.withPrefix('x')).toEqual([]);
    expect(names(dictionary.similarTo('otara', 1))).toEqual(['ottara']);
  });

  it('takes the first letter of a word to be right', () => {
    expect(dictionary.similarTo('xttara', 1)).toEqual([]);
  });

  it('says more of terms that fewer pages have', () => {
    const [embed, , , olm] = terms.map((_, term) => dictionary.rarityOf(term));
    expect(olm).toBeGreaterThan(embed ?? Infinity);
  });
});
