import type {Dictionary} from '../indexing/dictionary';
import type {SearchIndexFile} from '../indexing/index-file';
import {fromDistances} from '../indexing/postings';
import type {Query} from '../query/query';
import {messageWeights} from '../weights';

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
  const sectionsOfMessages = fromDistances(file.pages).map((page) => explaining.get(page));
  const having = file.postings.map(fromDistances);
  const weights = sectionsOfMessages.map(() => 0);
  for (const [term, list] of having.entries()) {
    for (const message of list)
      weights[message] = (weights[message] ?? 0) + dictionary.rarityOf(term);
  }
  return {sections: sectionsOfMessages, weights, having};
}

/** What is needed of an index in memory. */
interface ExplainedIndex {
  readonly messages: Messages;
  readonly dictionary: Dictionary;
  readonly sections: readonly {readonly page: number}[];
}

/** A message of an error that a page explains, and what its page gains by fitting a query. */
export interface MessageFit {
  /** Number of the section that explains it. */
  readonly section: number;
  readonly gain: number;
}

/**
 * For each page that explains one, the message that fits a query best. A pasted message has more
 * than the one in the documentation, such as the class of the error and ids, or is cut. A name
 * alone, such as that of a method in a message's advice, is none.
 */
export function messageFits(
  {messages, dictionary, sections}: ExplainedIndex,
  {chunks, isPasted}: Query,
): Map<number, MessageFit> {
  const fits = new Map<number, MessageFit>();
  if (chunks.length < 2) return fits;
  const says = new Map<number, number>();
  for (const {chunk, boost} of chunks) {
    for (const {term} of [...chunk.parts, ...chunk.compounds]) {
      const number = dictionary.find(term);
      if (number === undefined) continue;
      const value = Math.min(boost, 1) * dictionary.rarityOf(number);
      says.set(number, Math.max(value, says.get(number) ?? 0));
    }
  }
  const shared = new Map<number, number>();
  const sharedOfQuery = new Map<number, number>();
  let asked = 0;
  for (const [term, value] of says) {
    asked += value;
    for (const message of messages.having[term] ?? []) {
      shared.set(message, (shared.get(message) ?? 0) + dictionary.rarityOf(term));
      sharedOfQuery.set(message, (sharedOfQuery.get(message) ?? 0) + value);
    }
  }
  const {gain, least} = messageWeights[isPasted ? 'pasted' : 'typed'];
  for (const [message, common] of sharedOfQuery) {
    const section = messages.sections[message];
    if (section === undefined) continue;
    const ofMessage = (shared.get(message) ?? 0) / (messages.weights[message] || 1);
    const ofQuery = common / (asked || 1);
    const value =
      gain * common * ofMessage ** messageWeights.ofMessage * ofQuery ** messageWeights.ofQuery;
    const page = sections[section]?.page ?? 0;
    if (common >= least && value > (fits.get(page)?.gain ?? 0))
      fits.set(page, {section, gain: value});
  }
  return fits;
}
