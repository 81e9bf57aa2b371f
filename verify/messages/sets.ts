import type {Quote} from './quotes';
import {type Situation, situations} from './situations';

/** Quotes of messages that come in the same situation. */
export interface MessageSet {
  readonly id: string;
  readonly quotes: readonly Quote[];
  /** How the situation is made; undefined where no run makes it. */
  readonly situation?: Situation;
}

/** Groups quotes by their situation; those that no run provokes come last, page by page. */
export function messageSetsOf(
  quotes: readonly Quote[],
  known: readonly Situation[] = situations,
): MessageSet[] {
  const sets = new Map<string, {quotes: Quote[]; situation?: Situation}>();
  for (const quote of quotes) {
    const situation = known.find((each) => provokes(each, quote));
    const id = situation ? `message: ${String(situation.messages[0])}` : `messages: ${quote.page}`;
    const set = sets.get(id) ?? {quotes: [], situation};
    set.quotes.push(quote);
    sets.set(id, set);
  }
  return [...sets]
    .map(([id, set]): MessageSet => ({id, ...set}))
    .sort((a, b) => Number(b.situation !== undefined) - Number(a.situation !== undefined));
}

/** Whether a situation is one in which the framework says what a page quotes. */
function provokes({messages, pages}: Situation, {page, message}: Quote): boolean {
  return (
    (pages?.includes(page) ?? true) &&
    messages.some((known) => (typeof known === 'string' ? known === message : known.test(message)))
  );
}
