import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {messagesOf, type Quote} from '@docs-kit/docs-verify/messages/quotes';
import type {MessageSet} from '@docs-kit/docs-verify/messages/sets';
import type {Situation} from '@docs-kit/docs-verify/messages/situation';
import {readSituations} from '@docs-kit/docs-verify/messages/situations';
import {hashOf} from '@docs-kit/docs-verify/record/hash';
import type {SampleRecord} from '@docs-kit/docs-verify/record/record';
import {listFiles} from '../../src/files/list-files';
import {siteVersion} from '../../src/site/versions';
import {pageIdOf} from '../guides/fences';
import {reasonNotProvoked} from '../not-run';

const root = path.resolve(__dirname, '../..');

/**
 * Lists the messages that the guides of a version quote.
 * @throws Error when there is none: a check of nothing would always pass
 */
export function quotesOf(versionName: string): Quote[] {
  const {docsFolder} = siteVersion(versionName);
  const quotes = listFiles(docsFolder, /\.md$/).flatMap((file) => {
    const page = pageIdOf(file, docsFolder);
    const section = sectionOf(readFileSync(path.join(root, file), 'utf8'));
    if (section === undefined) return [];
    const tree = parsePage(file, section);
    // A table may name a message twice, for two causes.
    return [...new Set(messagesOf(tree))].map((message): Quote => ({
      id: `${page}: ${message}`,
      page,
      message,
      hash: hashOf(message),
    }));
  });
  if (quotes.length === 0) throw new Error(`No guide of "${versionName}" quotes a message.`);
  return quotes;
}

/** The section "If it fails" of a page: parsing it alone takes a fraction of the time. */
function sectionOf(page: string): string | undefined {
  const start = page.indexOf('\n## If it fails\n');
  if (start < 0) return undefined;
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
}

let known: readonly Situation[] | undefined;

/** The situations of a version: the first that takes a quote provokes it. */
export function situationsOf(versionName: string): Situation[] {
  known ??= readSituations(path.join(__dirname));
  return known.filter(({notIn = []}) => !notIn.includes(versionName));
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
