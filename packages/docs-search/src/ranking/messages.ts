import type {LoadedIndex} from '../indexing/loaded-index';
import type {Query} from '../query/query';
import {messageWeights} from '../weights';

/** A section whose title or message of an error fits a query, and what its page gains by it. */
export interface SectionFit {
  /** Number of the section. */
  readonly section: number;
  readonly gain: number;
}

/**
 * For each page that explains one, the message that fits a query best. A pasted message has more
 * than the one in the documentation, such as the class of the error and ids, or is cut. A name
 * alone, such as that of a method in a message's advice, is none.
 */
export function messageFits(
  {messages, dictionary, sections}: LoadedIndex,
  {chunks, isPasted}: Query,
): Map<number, SectionFit> {
  const fits = new Map<number, SectionFit>();
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
