/** Links whose words lead readers to expect another page, and links from a release into next. */
import path from 'node:path';
import {type Page, type PageFinding, perVersion} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

export function linksIntoNext(page: Page, {version, pages}: SiteFacts): PageFinding[] {
  if (version === 'next') return [];
  return page.links.flatMap(({line, url, text}) => {
    const [, id] = /^(?:https?:\/\/[^/]+)?\/docs\/next\/([^#?]+)/.exec(url) ?? [];
    return id !== undefined && pages.has(id.replace(/\/$/, '')) && !/next/i.test(text)
      ? [
          {
            file: page.file,
            line,
            name: url,
            message: `${url} leads out of ${version}, which has this page itself. Link the file, or say "next" in the words of the link.`,
          },
        ]
      : [];
  });
}

/** A title as words of a link may repeat it. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[`*_.,]/g, '')
    .trim();

/** What words have in common in singular and plural. */
const stems = (words: string): readonly string[] =>
  (bare(words).match(/[a-z\d]{3,}/g) ?? []).map((word) => word.replace(/(?:ies|y|es|s)$/, ''));

/** Pages by each of their names: titles, the route of an operation, and the type of a provider. */
const pagesByName = perVersion(
  ({names, data}: SiteFacts): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>();
    const add = (name: string, id: string): void => {
      found.set(bare(name), (found.get(bare(name)) ?? new Set()).add(id));
    };
    for (const [id, {titles, route}] of names) {
      for (const name of [...titles, ...(route === undefined ? [] : [route])]) add(name, id);
    }
    for (const {type, pageId} of data.providers.providers)
      add(type, pageId.replace(/\/index$/, ''));
    return found;
  },
);

/** The path of a route, with its parameters as one. */
const pathOf = (route: string): string => route.replace(/^[A-Z]+ /, '').replace(/\{[^}]*\}/g, '{}');

/** Links whose words are a path, and which lead to an operation at another one. */
function wrongPaths(page: Page, facts: SiteFacts): PageFinding[] {
  return page.links.flatMap(({line, url, text}) => {
    const [, named] = /^`(\/v1[^`\s]*)`$/.exec(text) ?? [];
    const target = targetOf(url, page);
    const route = target === undefined ? undefined : facts.names.get(target)?.route;
    return named === undefined || route === undefined || pathOf(named) === pathOf(route)
      ? []
      : [
          {
            file: page.file,
            line,
            name: url,
            message: `The link says ${named}, but leads to the page of ${route}.`,
          },
        ];
  });
}

/** Links whose words name one page or path, and which lead to another one. */
export function misleadingLinks(page: Page, facts: SiteFacts): PageFinding[] {
  const byName = pagesByName(facts);
  const misnamed = page.links.flatMap(({line, url, text}) => {
    const named = byName.get(bare(text));
    const target = targetOf(url, page);
    if (!named || target === undefined || !facts.pages.has(target)) return [];
    // A landing page leads on to what it is about, and words may name a part of what a page has.
    const isNear = [...named].some((id) => id === target || id.startsWith(`${target}/`));
    const isExact = /^`?(?:(?:GET|POST|PUT|DELETE) \/|(?:inline|remote)::)/.test(text);
    const own =
      `${target} ${(facts.names.get(target)?.titles ?? []).join(' ')} ${url}`.toLowerCase();
    const isPart = !isExact && stems(text).every((stem) => own.includes(stem));
    return isNear || isPart
      ? []
      : [
          {
            file: page.file,
            line,
            name: url,
            message: `"${text}" is the name of ${[...named].join(' and ')}, but the link leads to ${target}. Link the page that the words name, or write what this one is about.`,
          },
        ];
  });
  return [...misnamed, ...wrongPaths(page, facts)];
}

/** Id of the page of the same version that a relative link leads to. */
function targetOf(url: string, {id}: Page): string | undefined {
  const [file = ''] = url.split('#');
  if (!/^\.{0,2}\/?[\w./-]+\.mdx?$/.test(file)) return undefined;
  return path.posix
    .join(path.posix.dirname(id), file)
    .replace(/(?:\.api|\.info|\.tag)?\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
}
