import {pathInVersion} from '../settings';

/** A question that a page answers, with the anchor of the section that does, with its `#`. */
export type PageQuestion = readonly [text: string, hash?: string];

/** Questions by the path of their page under its version; that of the first page is empty. */
export type PageQuestions = ReadonlyMap<string, readonly PageQuestion[]>;

/** The questions of pages, in their order. */
export function questionsInOrder(
  paths: readonly string[],
  versionPath: string,
  questions: PageQuestions,
): (readonly PageQuestion[])[] {
  return paths.map((path) => questions.get(pathInVersion(path, versionPath) ?? path) ?? []);
}
