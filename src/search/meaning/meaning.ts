import {decodeIntegers} from '../index/integers';
import type {LoadedIndex} from '../index/loaded-index';
import {preference} from '../weights';
import type {MeaningFile} from './meaning-file';
import {openWordVectors} from './word-vectors';

/** How near a page is to what a query means. */
export interface Nearness {
  /**
   * Cosine of the nearest of the page's texts, and to a part of the second nearest: one text alone
   * may have words of the query by chance. 0 for what points elsewhere; less where the table lacks
   * words of the query, such as mistyped ones, that it says nothing about.
   */
  readonly cosine: number;
  /** Number of the section that answers the nearest question, where it is near and names one. */
  readonly section?: number;
}

/** The second signal of a search. */
export interface Meaning {
  /** @returns the nearness of each page, or nothing when no word of the query is known */
  nearnessTo(query: string): readonly Nearness[] | undefined;
}

interface Text {
  readonly page: number;
  /** Undefined where the words of the text add up to nothing. */
  readonly vector: Float32Array | undefined;
  readonly section?: number;
}

/**
 * Prepares the second signal: where the titles, keywords and questions of pages point to.
 * @param file as `meaningFileOf` makes it for the index
 */
export function createMeaning(file: MeaningFile, index: LoadedIndex): Meaning {
  const vectors = openWordVectors(file.words);
  const texts = textsOf(file, index, vectors.sumOf);
  return {
    nearnessTo(query) {
      const asked = vectors.vectorOf(query);
      if (!asked) return undefined;
      const known = vectors.knownOf(query);
      const nearest: Nearness[] = index.pages.map(() => ({cosine: 0}));
      const second = index.pages.map(() => 0);
      for (const {page, vector, section} of texts) {
        if (!vector) continue;
        const cosine = known * dot(asked, vector);
        const best = nearest[page]?.cosine ?? 0;
        second[page] = Math.max(second[page] ?? 0, Math.min(cosine, best));
        if (cosine <= best) continue;
        const isShown = section !== undefined && cosine >= preference.nearSection;
        nearest[page] = {cosine, ...(isShown && {section})};
      }
      const share = preference.secondNearest;
      return nearest.map((near, page) => ({
        ...near,
        cosine: (1 - share) * near.cosine + share * (second[page] ?? 0),
      }));
    },
  };
}

function textsOf(
  {texts, sections}: MeaningFile,
  index: LoadedIndex,
  sumOf: (numbers: readonly number[]) => Float32Array | undefined,
): Text[] {
  const numbers = decodeIntegers(texts).values();
  const next = (): number => numbers.next().value ?? 0;
  const hashes = new Map(sections);
  const sectionNumbers = new Map(
    index.sections.map(({page, hash}, number) => [page + hash, number]),
  );
  const found: Text[] = [];
  for (const page of index.pages.keys()) {
    for (let left = next(); left > 0; left -= 1) {
      let word = 0;
      const words = Array.from({length: next()}, () => (word += next()));
      const vector = sumOf(words);
      // A word that says nothing has a weight of zero; the text keeps its number.
      const hash = hashes.get(found.length);
      const section = hash === undefined ? undefined : sectionNumbers.get(page + hash);
      found.push({page, vector, ...(section !== undefined && {section})});
    }
  }
  return found;
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
