import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {reasonNotProvoked} from '../not-run';
import type {MessageSet} from '@docs-kit/docs-verify/messages/sets';

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
