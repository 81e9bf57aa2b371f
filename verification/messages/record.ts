import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {serviceReason} from '../guides/not-run';
import {notRunReasons} from '../operations/expectations';
import type {Quote} from '@docs-kit/docs-verify/messages/quotes';
import type {MessageSet} from '@docs-kit/docs-verify/messages/sets';

/** Messages that come where no run is, by what one needs to be there. */
const elsewhere: readonly {
  readonly reason: string;
  readonly page?: RegExp;
  readonly message?: RegExp;
}[] = [
  {page: /(?:android|ios)_sdk/, reason: 'needs a phone'},
  {page: /^contributing\//, reason: 'needs a checkout of the framework'},
  {page: /^deploying\/(?:kubernetes|aws)/, reason: 'needs a cluster'},
  {page: /^providers\/post_training\//, reason: 'needs a GPU'},
  // Its providers import PyTorch before they look at a job.
  {page: /^advanced_apis\/post_training$/, reason: 'needs a download of PyTorch'},
  {message: /^Could not find checkpoints in:/, reason: 'needs a download of PyTorch'},
  {page: /inline_sqlite[-_]vec$/, reason: 'needs Python with extensions of SQLite'},
  {message: /Hugging Face|gated repository/, reason: 'needs an account at Hugging Face'},
  {message: /^Not enough disk space/, reason: 'needs a full disk'},
  {message: /^Failed to import provider/, reason: 'needs a package of your own in an index'},
  {message: /^Unsupported Code Scanner ID/, reason: 'needs Code Shield'},
  {
    page: /^references\/llama_stack_client_cli_reference$/,
    message: /^(?:Connection error\.|Error Type: Exit)$/,
    reason: notRunReasons.client,
  },
  {message: /^Unknown request URL$/, reason: 'needs an account at Groq'},
];

/** Why no run provokes a message. */
export function reasonNotProvoked({page, message}: Quote): string {
  return (
    elsewhere.find(
      (rule) => (rule.page?.test(page) ?? true) && (rule.message?.test(message) ?? true),
    )?.reason ??
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
