import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {siteVersions} from '../../src/site/versions';

/** A page of a build. */
export interface BuiltPage {
  readonly route: string;
  readonly bytes: number;
}

/** Which pages to check; without any of these, all. */
export interface RouteChoice {
  /** Beginnings of paths; none for all pages. */
  readonly beginnings?: readonly string[];
  /** Page to go on with. */
  readonly from?: string;
  /**
   * One page of each kind alone: the heaviest of each folder of guides, whatever its version, which
   * has most of what its neighbors have; and every page outside the versions.
   */
  readonly kinds?: boolean;
  /** `2/4` for the second of four parts. */
  readonly shard?: string;
}

/**
 * Lists the HTML pages of a build.
 * @throws Error of the file system when there is no such folder
 */
export function pagesOf(folder: string): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      route: `/${name.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      bytes: statSync(path.join(folder, name)).size,
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Chooses the routes to check, in the order of the pages.
 * @throws Error that says what was expected when the page to go on with does not exist, the shard
 * is malformed, or nothing is left to check
 */
export function chooseRoutes(
  pages: readonly BuiltPage[],
  {beginnings = [], from, kinds = false, shard}: RouteChoice,
): string[] {
  const start = from === undefined ? 0 : pages.findIndex(({route}) => route === from);
  if (start < 0) throw new Error(`The build has no page ${from ?? ''}, to go on with.`);
  const begun = pages
    .slice(start)
    .filter(
      ({route}) =>
        beginnings.length === 0 || beginnings.some((beginning) => route.startsWith(beginning)),
    );
  const chosen = (kinds ? heaviestOfKinds(begun) : begun).map(({route}) => route);
  const part = shard === undefined ? chosen : partOf(chosen, shard);
  if (part.length === 0) throw new Error('No page of the build is left to check.');
  return part;
}

function heaviestOfKinds(pages: readonly BuiltPage[]): BuiltPage[] {
  const heaviest = new Map<string, BuiltPage>();
  for (const page of pages) {
    const kind = kindOf(page.route);
    if (page.bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, page);
  }
  return [...heaviest.values()];
}

/** Pages of one folder are alike in all versions; a page outside the versions is like no other. */
function kindOf(route: string): string {
  const version = siteVersions
    .map((candidate) => candidate.path)
    .filter((candidate) => route === candidate || route.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  return version === undefined ? route : path.posix.dirname(`guides${route.slice(version.length)}`);
}

/** Neighbours are alike: each part takes one of every few, so that all parts take equally long. */
function partOf(routes: readonly string[], shard: string): string[] {
  const [, number = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (number < 1 || number > total) {
    throw new Error(
      `"${shard}" is no shard: expected its number and how many there are, such as 2/4.`,
    );
  }
  return routes.filter((_, index) => index % total === number - 1);
}
