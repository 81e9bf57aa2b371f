import type {Quote} from './quotes';
import type {Situation} from './situation';

/** Quotes of messages that come in the same situation. */
export interface MessageSet {
  readonly id: string;
  readonly quotes: readonly Quote[];
  /** How the situation is made; undefined where no run makes it. */
  readonly situation?: Situation;
}

/** Groups quotes by their situation; those that no run provokes come last, page by page. */
export function messageSetsOf(quotes: readonly Quote[], known: readonly Situation[]): MessageSet[] {
  const sets = new Map<Situation | string, {id: string; quotes: Quote[]; situation?: Situation}>();
  for (const quote of quotes) {
    const situation = known.find((each) => provokes(each, quote));
    const key = situation ?? quote.page;
    const set = sets.get(key) ?? {id: idOf(quote, situation), quotes: [], situation};
    set.quotes.push(quote);
    sets.set(key, set);
  }
  return [...sets.values()].sort(
    (a, b) => Number(b.situation !== undefined) - Number(a.situation !== undefined),
  );
}

/** Names a set by what comes in its situation, and by the first page of one that is not for all. */
function idOf({page}: Quote, situation: Situation | undefined): string {
  if (!situation) return `messages: ${page}`;
  const [place] = situation.pages ?? [];
  return `message: ${String(situation.messages[0])}${place === undefined ? '' : ` (${place})`}`;
}

/** Whether a situation is one in which the framework says what a page quotes. */
function provokes({messages, pages}: Situation, {page, message}: Quote): boolean {
  return (
    (pages?.includes(page) ?? true) &&
    messages.some((known) => (typeof known === 'string' ? known === message : known.test(message)))
  );
}
