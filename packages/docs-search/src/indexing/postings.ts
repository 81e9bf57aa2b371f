import {tokensOf} from '../text/analyze';

/** For each term, the numbers of the documents that have it, in order. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** The postings of documents, each of which has texts; they have numbers in their order. */
export function postingsOf(documents: readonly (readonly string[])[]): Postings {
  const found = new Map<string, number[]>();
  for (const [number, texts] of documents.entries()) {
    for (const term of new Set(texts.flatMap(tokensOf).map((token) => token.term)))
      found.set(term, [...(found.get(term) ?? []), number]);
  }
  return found;
}

/** Numbers in order as the distance of each from the one before: such lists compress better. */
export const distances = (numbers: readonly number[]): number[] =>
  numbers.map((number, place) => number - (numbers[place - 1] ?? 0));

/** Lists as one, of distances: a negative number begins a list, and 0 is an empty one. */
export const pack = (lists: readonly (readonly number[])[]): number[] =>
  lists.flatMap(([first, ...others]) =>
    first === undefined ? 0 : [-1 - first, ...distances([first, ...others]).slice(1)],
  );

/** Gives back the lists that `pack` was given. */
export function unpack(given: readonly number[]): number[][] {
  const lists: number[][] = [];
  for (const number of given) {
    if (number > 0) lists.at(-1)?.push((lists.at(-1)?.at(-1) ?? 0) + number);
    else lists.push(number < 0 ? [-1 - number] : []);
  }
  return lists;
}
