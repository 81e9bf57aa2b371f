import {describe, expect, it} from 'vitest';
import {restoreAnchors, shortenAnchors} from './anchors';
import {decodeIntegers, encodeIntegers} from './integers';
import {decodePostings, decodeTerms, encodePostings, encodeTerms} from './postings';

describe('integers as text', () => {
  it('reads back what it wrote, from zero to large numbers', () => {
    const numbers = [0, 1, 31, 32, 33, 57, 1023, 1024, 65_535, 12_345_678];
    expect(decodeIntegers(encodeIntegers(numbers))).toEqual(numbers);
  });

  it('uses characters alone that JSON does not escape', () => {
    const text = encodeIntegers(Array.from({length: 3000}, (_, number) => number));
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d', (number) => {
    expect(() => encodeIntegers([number])).toThrow(RangeError);
  });
});

describe('postings as text', () => {
  it('keeps the documents of each term, and how often they have it as a power of two', () => {
    const written = encodePostings([
      [
        [0, 1],
        [7, 2],
        [500, 3],
      ],
      [],
      [[3, 80]],
    ]);
    expect(decodePostings(written, 3)).toEqual([
      [
        [0, 1],
        [7, 2],
        [500, 2],
      ],
      [],
      [[3, 8]],
    ]);
  });
});

describe('terms as text', () => {
  it('reads back what it wrote', () => {
    const terms = ['embed', 'embedding', 'embeddingdimension', 'embeddingdimensions', 'url'];
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
    expect(decodeTerms(encodeTerms([]))).toEqual([]);
  });
});

describe('anchors', () => {
  const sections: [string, string][] = [
    ['How it works', '#how-it-works'],
    ['Tool', '#schema-Tool'],
    ['parameters', '#schema-Tool-parameters'],
    ['name', '#schema-Tool-parameters-name'],
    ['name', '#schema-Tool-name'],
    ['200', '#response-200'],
    ['Set up', '#set-up-1'],
  ];

  it('are left out where they follow from the title or the section around', () => {
    expect(shortenAnchors(sections)).toEqual([
      0,
      '#schema-Tool',
      1,
      2,
      1,
      '#response-200',
      '#set-up-1',
    ]);
  });

  it('come back as they were', () => {
    const short = shortenAnchors(sections);
    expect(restoreAnchors(sections.map(([title], index) => [title, short[index] ?? '']))).toEqual(
      sections.map(([, hash]) => hash),
    );
  });
});
