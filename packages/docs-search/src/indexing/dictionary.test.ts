import {describe, expect, it} from 'vitest';
import {createDictionary, isOneMistake} from './dictionary';

describe('one typing mistake', () => {
  it.each([
    ['ottara', 'ottara', false],
    ['otara', 'ottara', true],
    ['ottarra', 'ottara', true],
    ['ottera', 'ottara', true],
    ['vecotr', 'vector', true],
    ['kubernets', 'kubernetes', true],
    ['vetcro', 'vector', false],
    ['ottara', 'kubernetes', false],
  ])('is between %s and %s: %s', (one, other, isOne) => {
    expect(isOneMistake(one, other)).toBe(isOne);
    expect(isOneMistake(other, one)).toBe(isOne);
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
    expect(names(dictionary.similarTo('otara'))).toEqual(['ottara']);
  });

  it('takes the first letter of a word to be right', () => {
    expect(dictionary.similarTo('xttara')).toEqual([]);
  });

  it('says more of terms that fewer pages have', () => {
    const [embed, , , olm] = terms.map((_, term) => dictionary.rarityOf(term));
    expect(olm).toBeGreaterThan(embed ?? Infinity);
  });
});
