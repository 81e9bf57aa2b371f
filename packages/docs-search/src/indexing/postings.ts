import {tokensOf} from '../text/analyze';
import type {Posting} from './index-file';
import {decodeIntegers, encodeIntegers} from './integers';

/** Counts are kept as powers of two up to this one: eight times says no less than eighty. */
const highestPower = 3;

/** For each term, the documents that have it. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

/** The postings of documents, each of which has texts; they have numbers in their order. */
export function postingsOf(documents: readonly (readonly string[])[]): Postings {
  const found = new Map<string, Posting[]>();
  for (const [number, texts] of documents.entries()) {
    const counts = new Map<string, number>();
    for (const {term} of texts.flatMap(tokensOf)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts)
      found.set(term, [...(found.get(term) ?? []), [number, count]]);
  }
  return found;
}

/**
 * Writes, for each term in turn, how many documents have it, then for each of them the distance
 * from the document before. How often each document has a term follows after all of that: such runs
 * of similar numbers compress best.
 */
export function encodePostings(all: readonly (readonly Posting[])[]): string {
  const places: number[] = [];
  const counts: number[] = [];
  for (const postings of all) {
    places.push(postings.length);
    let previous = -1;
    for (const [target, count] of postings) {
      places.push(target - previous - 1);
      counts.push(Math.min(Math.floor(Math.log2(count)), highestPower));
      previous = target;
    }
  }
  return encodeIntegers([...places, ...counts]);
}

/** Reads what `encodePostings` wrote for a number of terms. */
export function decodePostings(text: string, terms: number): Posting[][] {
  const numbers = decodeIntegers(text);
  let place = 0;
  const next = () => numbers[place++] ?? 0;
  const targets = Array.from({length: terms}, () => {
    let previous = -1;
    return Array.from({length: next()}, () => (previous += next() + 1));
  });
  return targets.map((list) => list.map((target): Posting => [target, 2 ** next()]));
}

/**
 * Writes sorted terms as one text: each is a digit for the letters that it shares with the one
 * before it, nine at most, then what follows. Terms have no line breaks.
 */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const previous = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < previous.length && previous[shared] === term[shared])
        shared += 1;
      return shared + term.slice(shared);
    })
    .join('\n');
}

/** Reads what `encodeTerms` wrote. */
export function decodeTerms(text: string): string[] {
  if (text === '') return [];
  let previous = '';
  return text.split('\n').map((line) => {
    previous = previous.slice(0, Number(line[0])) + line.slice(1);
    return previous;
  });
}
