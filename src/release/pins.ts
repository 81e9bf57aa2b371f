import {type Pin, releaseOf} from '@docs-kit/docs-verify/pins';
import type {SourceData} from '../facts/data-types';

/** A place in a text that names a revision, with what it names. */
export interface Mention {
  readonly line: number;
  readonly found: string;
  /** What it has to name. */
  readonly expected: string;
}

interface Rule {
  /** Its group `revision` is the revision that it finds. */
  readonly pattern: RegExp;
  readonly expected: (found: string) => string;
}

/**
 * Lists the places of a page that name the revisions of its version: commands that install them, and
 * sentences that mention the commit.
 */
export function mentionsOf(text: string, source: SourceData): Mention[] {
  return rulesOf(source).flatMap(({pattern, expected}) =>
    [...text.matchAll(pattern)].map(({index, groups: {revision: found = ''} = {}}) => ({
      line: text.slice(0, index).split('\n').length,
      found,
      expected: expected(found),
    })),
  );
}

/** Writes the revisions of a version's source into the places of a page that name them. */
export function withPins(text: string, source: SourceData): string {
  return rulesOf(source).reduce(
    (changed, {pattern, expected}) =>
      changed.replace(pattern, (whole: string, ...rest: readonly unknown[]) => {
        const {revision = ''} = rest.at(-1) as {readonly revision?: string};
        const at = whole.lastIndexOf(revision);
        return `${whole.slice(0, at)}${expected(revision)}${whole.slice(at + revision.length)}`;
      }),
    text,
  );
}

/** Words that are true of a version only until it is released, or of one revision. */
const unreleased =
  /\bunreleased\b|\bnot (?:been )?released\b|\blatest release\b|\bNext\b(?!\.js)|\b(?:this|that) commit\b|\bfits this version\b|\bpublished release\b|"published": false/;

/**
 * Lists the lines of a file that may be wrong of another revision, such as commands that install a
 * commit: nobody but a writer can tell what takes their place.
 * @returns one line each: file, line and what is there
 */
export function pinnedLines(file: string, text: string, source: SourceData): string[] {
  const mentioned = new Set(mentionsOf(text, source).map(({line}) => line));
  const {dependency} = source.clients.typescript.checkedWith;
  return text
    .split('\n')
    .flatMap((line, index) =>
      mentioned.has(index + 1) || unreleased.test(line) || line.includes(`"${dependency}"`)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

function rulesOf({framework, clients}: SourceData): Rule[] {
  const {python, typescript} = clients;
  const shortened = (found: string): string => framework.commit.slice(0, found.length);
  return [
    ...[framework, python, typescript].flatMap(installRules),
    {pattern: /\bgit checkout (?<revision>[0-9a-f]{7,40})\b/g, expected: shortened},
    {pattern: /\bcommit `?(?<revision>[0-9a-f]{7,40})\b/g, expected: shortened},
    {
      pattern: /\bcommit `?[0-9a-f]{7,40}`? \((?<revision>\d{1,2} [A-Z][a-z]+ \d{4})\)/g,
      expected: () => inWords(framework.date),
    },
    // The releases of the framework have tags without a suffix: such a tag is one of the client.
    ...(python.tag?.includes('-')
      ? [
          {
            pattern: /\btag[^.\n]*? `?(?<revision>v\d+\.\d+\.\d+-[\w.]*\w)/g,
            expected: () => python.tag ?? '',
          },
        ]
      : []),
  ];
}

/** Commands that install a package from its registry, or from its repository. */
function installRules(pin: Pin): Rule[] {
  const repository = literal(pin.repository);
  const name = literal(pin.repository.split('/').slice(-2).join('/'));
  const expected = (): string => releaseOf(pin);
  return [
    {pattern: new RegExp(`git\\+${repository}\\.git@(?<revision>[\\w.-]*\\w)`, 'g'), expected},
    {pattern: new RegExp(`github:${name}#(?<revision>[\\w.-]*\\w)`, 'g'), expected},
    ...(pin.published
      ? [
          {
            pattern: new RegExp(
              `(?<![\\w-])${literal(pin.package)}(?:\\[\\w+\\])?(?:==|@)(?<revision>\\d+\\.\\d+\\.\\d+)`,
              'g',
            ),
            expected,
          },
        ]
      : []),
  ];
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `2025-10-10` is `10 October 2025`. */
function inWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
