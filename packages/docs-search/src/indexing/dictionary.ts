/** The terms of an index, to be looked up whole, by their beginning, or with a typing mistake. */
export type Dictionary = ReturnType<typeof createDictionary>;

/**
 * @param terms in the order of their characters, each once; they have numbers
 * @param pages for each term, the number of pages that have it
 * @param total number of all pages
 */
export function createDictionary(
  terms: readonly string[],
  pages: readonly number[],
  total: number,
) {
  const rarities = pages.map((count) => rarity(count, total));
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return {
    terms,
    /** How many pages have a term. */
    pagesWith: (term: number): number => pages[term] ?? 0,
    /** How much finding a term says. */
    rarityOf: (term: number): number => rarities[term] ?? 0,
    find: (term: string): number | undefined => numbers.get(term),
    /** The terms that begin with a text, in order. */
    withPrefix: (prefix: string): number[] =>
      terms.flatMap((term, number) => (term.startsWith(prefix) ? [number] : [])),
    /**
     * The terms that are one typing mistake away from a word. Few mistakes are in the first letter, and
     * words that differ there are mostly others: `uptime` is not `optimizer`.
     */
    similarTo: (word: string): number[] =>
      terms.flatMap((term, number) =>
        term[0] === word[0] && isOneMistake(word, term) ? [number] : [],
      ),
  };
}

/** How much finding a term says, when `found` of `total` pages have it: rare terms say most. */
export function rarity(found: number, total: number): number {
  return Math.log(1 + Math.abs((total - found + 0.5) / (found + 0.5)));
}

/** Whether two words are one typing mistake apart: a letter too many or wrong, or two exchanged. */
export function isOneMistake(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  if (short.length < long.length) return short.slice(start) === rest;
  const exchanged = (short[start + 1] ?? '') + (short[start] ?? '') + short.slice(start + 2);
  return short.slice(start + 1) === rest || exchanged === long.slice(start);
}
