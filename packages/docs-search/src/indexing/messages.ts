import type {Dictionary} from './dictionary';
import type {SearchIndexFile} from './index-file';
import {decodeIntegers} from './integers';
import {decodePostings} from './postings';

/** The messages of errors that pages explain, by the path of the page. */
export type PageMessages = ReadonlyMap<string, readonly string[]>;

/** Messages in memory: they have numbers. */
export interface Messages {
  /** For each message, the section that explains it; its page may have none in the index. */
  readonly sections: readonly (number | undefined)[];
  /** For each message, how much its terms say in all. */
  readonly weights: readonly number[];
  /** For each term, the messages that have it. */
  readonly having: readonly (readonly number[])[];
}

/**
 * Reads the messages of an index file.
 * @param sections those of the index, in their order
 */
export function loadMessages(
  {messages: file, settings}: Pick<SearchIndexFile, 'messages' | 'settings'>,
  sections: readonly {readonly page: number; readonly hash: string}[],
  dictionary: Dictionary,
): Messages {
  const explaining = new Map(
    sections.flatMap(({page, hash}, number) =>
      hash === `#${settings.errorSection}` ? [[page, number] as const] : [],
    ),
  );
  let page = 0;
  const sectionsOfMessages = decodeIntegers(file.pages).map((distance) => {
    page += distance;
    return explaining.get(page);
  });
  const having = decodePostings(file.postings, dictionary.terms.length).map((list) =>
    list.map(([message]) => message),
  );
  const weights = sectionsOfMessages.map(() => 0);
  for (const [term, list] of having.entries()) {
    for (const message of list)
      weights[message] = (weights[message] ?? 0) + dictionary.rarityOf(term);
  }
  return {sections: sectionsOfMessages, weights, having};
}
