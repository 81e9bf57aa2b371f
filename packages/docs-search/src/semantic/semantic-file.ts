import type {SearchIndexFile} from '../indexing/index-file';
import {type PageQuestion, type PageQuestions, questionsInOrder} from '../indexing/compact';
import {distances} from '../indexing/postings';
import {openWordVectors, type WordVectorsFile} from './word-vectors';

/** A file of this form is what readers download when the words of a query are not enough. */
export interface SemanticFile {
  readonly words: WordVectorsFile;
  /**
   * The titles, keywords and questions of all pages, as words of the table: reading words takes long,
   * and a reader waits. For each page of the index, in its order, how many texts it has; for each text
   * how many words, their numbers, the first as it is and the others by their distance, and the length
   * of the vector that they add up to, in parts of `lengthParts`.
   */
  readonly texts: readonly number[];
  /** Texts that a section answers, by their number among all, and the anchor of the section. */
  readonly sections: readonly (readonly [text: number, hash: string])[];
}

/** Parts of one that lengths of vectors are counted in: most are from 50 to 1,500. */
export const lengthParts = 8;

/** Makes the file that belongs to an index. */
export function semanticFileOf(
  words: WordVectorsFile,
  index: SearchIndexFile,
  questions?: PageQuestions,
): SemanticFile {
  const vectors = openWordVectors(words);
  const numbers: number[] = [];
  const sections: [text: number, hash: string][] = [];
  const asked = questionsInOrder(
    index.pages.map(([path]) => path),
    index.settings.versionPath,
    questions,
  );
  let total = 0;
  for (const [page, [, title, , , , keywords]] of index.pages.entries()) {
    const named = [title, ...keywords].map((text): PageQuestion => [text]);
    const texts = [...named, ...(asked[page] ?? [])].flatMap(([text, hash]) => {
      const found = vectors.numbersOf(text);
      const length = Math.round(lengthParts * vectors.lengthOf(found));
      // Words may add up to nothing.
      return length > 0 ? [{found, length, hash}] : [];
    });
    numbers.push(texts.length);
    for (const {found, length, hash} of texts) {
      numbers.push(found.length, ...distances(found), length);
      if (hash !== undefined) sections.push([total, hash]);
      total += 1;
    }
  }
  return {words, texts: numbers, sections};
}

/** How near a page is to what a query means. */
export interface Similarity {
  /**
   * Cosine of the nearest of the page's texts, and to a part of the second nearest: one text alone
   * may have words of the query by chance. 0 for what points elsewhere; less where the table lacks
   * words of the query, such as mistyped ones, that it says nothing about.
   */
  readonly cosine: number;
  /** Number of the section that answers the nearest question, where it is near and names one. */
  readonly section?: number;
}
