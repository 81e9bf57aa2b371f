import type {LoadedIndex} from '../index/loaded-index';
import type {PageQuestion} from '../index/questions';
import {preference} from '../weights';
import {openWordVectors, type WordVectorsFile} from './word-vectors';

/** A file of this form is what readers download when the words of a query are not enough. */
export interface MeaningFile {
  readonly words: WordVectorsFile;
  /** For each page of the index, in its order, the questions that it answers. */
  readonly questions: readonly (readonly PageQuestion[])[];
}

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
  readonly vector: Float32Array;
  readonly section?: number;
}

/**
 * Prepares the second signal: where the titles, keywords and questions of pages point to.
 * @param index the one that the file was made for
 */
export function createMeaning({words, questions}: MeaningFile, index: LoadedIndex): Meaning {
  const vectors = openWordVectors(words);
  const sections = new Map(index.sections.map(({page, hash}, number) => [page + hash, number]));
  const texts = index.pages.flatMap(({title, keywords}, page): Text[] => {
    const named = [title, ...keywords].map((text): PageQuestion => [text]);
    return [...named, ...(questions[page] ?? [])].flatMap(([text, hash]) => {
      const vector = vectors.vectorOf(text);
      const section = hash === undefined ? undefined : sections.get(page + hash);
      return vector ? [{page, vector, ...(section !== undefined && {section})}] : [];
    });
  });
  return {
    nearnessTo(query) {
      const asked = vectors.vectorOf(query);
      if (!asked) return undefined;
      const known = vectors.knownOf(query);
      const nearest: Nearness[] = index.pages.map(() => ({cosine: 0}));
      const second = index.pages.map(() => 0);
      for (const {page, vector, section} of texts) {
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

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
