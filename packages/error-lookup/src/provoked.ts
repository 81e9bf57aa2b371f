import {readFileSync} from 'node:fs';
import type {Quote} from '@docs-kit/docs-verify/messages/quotes';
import {messageSetsOf} from '@docs-kit/docs-verify/messages/sets';
import type {Situation} from '@docs-kit/docs-verify/messages/situation';
import {readSituations} from '@docs-kit/docs-verify/messages/situations';
import type {Step} from '@docs-kit/docs-verify/messages/step';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {parse} from 'yaml';
import type {TableOptions} from './tables';

/** A record with what it was made with. */
export interface RecordedMessages {
  readonly record: Pick<VerificationRecord, 'framework' | 'dates' | 'messages'>;
  readonly situations: readonly Situation[];
  /** Values of `{{name}}` in the steps, such as parts of paths. */
  readonly values: Readonly<Record<string, string>>;
}

/** Where docs-verify has what it runs, and the records of the versions. */
export interface ProvokedOptions {
  /** Folder of the situations. */
  readonly situations: string;
  /** YAML file with `versions`, which have `paths`, by the names of the versions. */
  readonly versions: string;
  readonly records: readonly {
    /** Name that Docusaurus gives the version, and its name in the file. */
    readonly name: string;
    readonly runName: string;
    /** Missing for a version that never ran. */
    readonly record?: RecordedMessages['record'] | undefined;
  }[];
}

/**
 * Makes the option `provoked` of the tables from the records of docs-verify.
 * @throws Error when a file is missing or wrong
 */
export function provokedIn(options: ProvokedOptions): NonNullable<TableOptions['provoked']> {
  const situations = readSituations(options.situations);
  const {versions} = parse(readFileSync(options.versions, 'utf8')) as {
    readonly versions: Readonly<Record<string, Pick<VerifiedVersion, 'paths'>>>;
  };
  const sentences = new Map(
    options.records.map(({name, runName, record}) => {
      const values = versions[runName]?.paths ?? {};
      return [name, record && provokedMessages({record, situations, values})];
    }),
  );
  return (version, page, message) => sentences.get(version)?.get(`${page}: ${message}`);
}

/** Longest body of a request that a sentence shows, in characters. */
const longestBody = 120;

/**
 * Says for each message that a run of docs-verify provoked how it did, by the id of the quote:
 * `v1.2.3, 2026-01-31: answer to GET /v1/items/unknown-0`.
 */
export function provokedMessages({
  record,
  situations,
  values,
}: RecordedMessages): Map<string, string> {
  const quotes = Object.entries(record.messages).flatMap(([id, {hash, result}]): Quote[] => {
    const [page = '', ...words] = id.split(': ');
    return result === 'ran' ? [{id, page, message: words.join(': '), hash}] : [];
  });
  const sentences = new Map<string, string>();
  for (const set of messageSetsOf(quotes, situations)) {
    const how = set.situation && describe(set.situation, values);
    const about = [record.framework, record.dates.messages].filter(Boolean).join(', ');
    for (const {id} of set.quotes) sentences.set(id, how ? `${about}: ${how}` : about);
  }
  return sentences;
}

function describe(
  {steps, log = false}: Situation,
  values: Readonly<Record<string, string>>,
): string {
  const last = [...steps].reverse();
  const asked = last.find(({ask}) => ask !== undefined);
  const started = last.find(({start}) => start !== undefined);
  const called = last.find(({call}) => call !== undefined);
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '…');
  if (called?.call) return `output of ${fill(called.call.join(' '))}`;
  if (started) return 'log of a server that starts with such a run file';
  if (asked) {
    const isLog = log || last[0]?.log !== undefined;
    return `${isLog ? 'log after' : 'answer to'} ${fill(requestOf(asked))}`;
  }
  return 'output of a Python program';
}

function requestOf({ask = '', body}: Step): string {
  const text = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return ask + (text.length <= longestBody ? text : '');
}
