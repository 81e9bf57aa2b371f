import type {SampleRecord} from '../../src/verification/record';
import {serviceReason} from '../guides/not-run';
import type {Quote} from './quotes';
import type {MessageSet} from './sets';

/** Places whose messages come where no run is, by what one needs to be there. */
const elsewhere: readonly (readonly [place: RegExp, reason: string])[] = [
  [/(?:android|ios)_sdk/, 'needs a phone'],
  [/^contributing\//, 'needs a checkout of the framework'],
  [/^deploying\/(?:kubernetes|aws)/, 'needs a cluster'],
  [/^providers\/post_training\//, 'needs a GPU'],
];

/** Why no run provokes a message. */
export function reasonNotProvoked({page}: Quote): string {
  return (
    elsewhere.find(([place]) => place.test(page))?.[1] ??
    serviceReason(page) ??
    'comes in a situation that no run makes'
  );
}

/**
 * Lists messages of which a record says what no run would: that one was not provoked that is, or
 * the other way round.
 * @throws Error when there is no message: a check of nothing would always pass
 */
export function messageRecordProblems(
  sets: readonly MessageSet[],
  recorded: Readonly<Record<string, SampleRecord>>,
): string[] {
  if (sets.length === 0) throw new Error('There is no message that a record could be about.');
  return sets.flatMap(({quotes, situation}) =>
    quotes.flatMap((quote) => {
      const entry = recorded[quote.id];
      if (!entry) return [];
      const said = entry.result === 'not run' ? (entry.reason ?? 'not run') : entry.result;
      const allowed = situation ? ['ran', 'differs'] : [reasonNotProvoked(quote)];
      return allowed.includes(said)
        ? []
        : [`${quote.id}: expected ${allowed.join(' or ')}, and its record says "${said}"`];
    }),
  );
}
