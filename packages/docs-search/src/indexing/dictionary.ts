import {rarity} from './bm25';

/** The terms of an index, to be looked up whole, by their beginning, or with a typing mistake. */
export interface Dictionary {
  readonly terms: readonly string[];
  /** How many pages have a term. */
  pagesWith(term: number): number;
  /** How much finding a term says. */
  rarityOf(term: number): number;
  /** Number of a term. */
  find(term: string): number | undefined;
  /** Numbers of the terms that begin with a text, in order. */
  withPrefix(prefix: string): number[];
  /**
   * Numbers of the terms that are a number of typing mistakes away from a word. Few mistakes are in
   * the first letter, and words that differ there are mostly others: `uptime` is no `optimizer`.
   */
  similarTo(word: string, mistakes: number): number[];
}

/**
 * @param terms in the order of their characters, each once
 * @param pages for each term, the number of pages that have it
 * @param total number of all pages
 */
export function createDictionary(
  terms: readonly string[],
  pages: readonly number[],
  total: number,
): Dictionary {
  const rarities = pages.map((count) => rarity(count, total));
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return {
    terms,
    pagesWith: (term) => pages[term] ?? 0,
    rarityOf: (term) => rarities[term] ?? 0,
    find: (term) => numbers.get(term),
    withPrefix(prefix) {
      const found: number[] = [];
      let number = firstFrom(terms, prefix);
      while (terms[number]?.startsWith(prefix)) {
        found.push(number);
        number += 1;
      }
      return found;
    },
    similarTo: (word, mistakes) =>
      terms.flatMap((term, number) =>
        term[0] === word[0] &&
        Math.abs(term.length - word.length) <= mistakes &&
        distance(word, term, mistakes) === mistakes
          ? [number]
          : [],
      ),
  };
}

/** Number of the first term that is not before a text. */
function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Typing mistakes between two words: a letter too many, too few or wrong, or two exchanged.
 * @returns the number of mistakes, or more than `limit` when there are more than that
 */
export function distance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({length: other.length + 1}, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      }
      current.push(value);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}
