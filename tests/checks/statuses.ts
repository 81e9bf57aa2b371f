/** Statuses that sentences give to an operation or a message. */
import path from 'node:path';
import {type Page, type PageFinding, perVersion} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

const GIVES =
  /^[^.;|]{0,60}?\b(?:returns?|answers?|gives?|responds? with)\b(?: with)?(?: (?:a|an|the))?(?: (?:HTTP )?status)? `?([1-5]\d\d)\b(?!\d| (?:characters|tokens|bytes|chunks|rows|seconds|models|pages))/;

const byRoute = perVersion(
  ({names}: SiteFacts): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...names.values()].flatMap(({route, statuses}) =>
        route === undefined || statuses === undefined ? [] : [[plain(route), statuses] as const],
      ),
    ),
);

/** A row of a table of failures that begins with a message and, in brackets, its statuses. */
const MESSAGE = /^`([^`]+)`[^`(]*\(([^`)]*[1-5]\d\d[^)]*)\)/;

const plain = (route: string): string => route.replace(/\{[^}]*\}/g, '{}');

/** Statuses that the page of the named operation does not have. */
export function wrongStatuses(page: Page, facts: SiteFacts): PageFinding[] {
  const routes = byRoute(facts);
  return page.statements.flatMap(({line, text}) =>
    text.split(/(?<=[.;]) | \| /).flatMap((sentence) => {
      const named = [...sentence.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(
        ({1: route = '', 0: words, index}) => ({statuses: routes.get(plain(route)), words, index}),
      );
      const linked = page.links
        .filter(
          (link) => link.line >= line && link.line <= line + 3 && sentence.includes(link.text),
        )
        .map(({url, text: words}) => ({
          statuses: facts.names.get(idOf(url, page))?.statuses,
          words,
          index: sentence.indexOf(words),
        }));
      const all = [...named, ...linked];
      const [only] = all;
      if (all.length !== 1 || only?.statuses === undefined) return [];
      const {statuses, words, index} = only;
      const [, status] = GIVES.exec(sentence.slice(index + words.length)) ?? [];
      return status === undefined || statuses.includes(status)
        ? []
        : [
            {
              file: page.file,
              line,
              name: status,
              message: `${words} does not return ${status}: its page has ${statuses.join(', ')}.`,
            },
          ];
    }),
  );
}

/** Beginnings that the server writes before what a provider raised, each for one status. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'Invalid value: ': '400',
  'Authentication required: ': '401',
  'Permission denied: ': '403',
  'Internal server error: ': '500',
  'Not implemented: ': '501',
  'Operation timed out: ': '504',
};

/** The status that comes with a message, by its beginning; undefined where that doesn't say it. */
export const statusByBeginning = (message: string): string | undefined =>
  Object.entries(BEGINNINGS).find(([beginning]) => message.startsWith(beginning))?.[1];

/** Statuses of messages that differ from what a server returned when it was made to say them. */
export function wrongMessageStatuses(page: Page, {messageStatuses}: SiteFacts): PageFinding[] {
  return page.statements.flatMap(({kind, line, cells: [first = ''] = []}) => {
    const [, message = '', said = ''] = (kind === 'row' ? MESSAGE.exec(first) : null) ?? [];
    const status = messageStatuses.get(`${page.id}: ${message}`) ?? statusByBeginning(message);
    return status === undefined || said.includes(status)
      ? []
      : [
          {
            file: page.file,
            line,
            name: status,
            message: `The server returns ${status} with "${message}", not ${said}.`,
          },
        ];
  });
}

const idOf = (url: string, {id}: Page): string =>
  path.posix
    .join(path.posix.dirname(id), url.split('#')[0] ?? '')
    .replace(/(?:\.api|\.info|\.tag)?\.mdx?$/, '');
