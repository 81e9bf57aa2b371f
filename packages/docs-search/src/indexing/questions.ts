import {pathInVersion} from '../settings';
import {tokensOf} from '../text/analyze';
import type {Posting, SearchIndexFile} from './index-file';
import {fieldTypes, type FieldType} from './documents';
import {decodePostings, decodeTerms, encodePostings, encodeTerms} from './postings';

/** A question that a page answers, with the anchor of the section that does, with its `#`. */
export type PageQuestion = readonly [text: string, hash?: string];

/** Questions by the path of their page under its version; that of the first page is empty. */
export type PageQuestions = ReadonlyMap<string, readonly PageQuestion[]>;

/** The questions of each page of an index, in its order. */
export function questionsInOrder(
  {pages, settings}: SearchIndexFile,
  questions: PageQuestions,
): (readonly PageQuestion[])[] {
  return pages.map(
    ([path]) => questions.get(pathInVersion(path, settings.versionPath) ?? path) ?? [],
  );
}

/** Adds the questions that pages answer to an index, as a field that is searched and never shown. */
export function withQuestions(file: SearchIndexFile, questions: PageQuestions): SearchIndexFile {
  const known = decodeTerms(file.terms);
  const asked = new Map<string, Posting[]>();
  for (const [number, ofPage] of questionsInOrder(file, questions).entries()) {
    for (const [term, count] of counted(ofPage)) {
      asked.set(term, [...(asked.get(term) ?? []), [number, count]]);
    }
  }
  const terms = [...new Set([...known, ...asked.keys()])].sort();
  const postings = fieldTypes.map((type): [FieldType, string] => {
    const decoded = decodePostings(file.postings[type], known.length);
    const before = new Map(known.map((term, number) => [term, decoded[number] ?? []]));
    const lists = type === 'Questions' ? asked : before;
    return [type, encodePostings(terms.map((term) => lists.get(term) ?? []))];
  });
  return {
    ...file,
    terms: encodeTerms(terms),
    postings: Object.fromEntries(postings) as Record<FieldType, string>,
  };
}

function counted(questions: readonly PageQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {term} of questions.flatMap(([text]) => tokensOf(text)))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
