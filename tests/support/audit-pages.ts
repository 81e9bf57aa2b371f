import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {siteVersions} from '../../src/site/versions';

/** A page of a build. */
export interface BuiltPage {
  readonly route: string;
  readonly bytes: number;
}

/**
 * Lists the HTML pages of a build.
 * @throws Error of the file system when there is no such folder, or one that says so when it has no page
 */
export function pagesOf(folder: string): BuiltPage[] {
  const routes = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name): [route: string, file: string] => [
      `/${name.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      path.join(folder, name),
    ]);
  // A page may have a copy for addresses with a slash at their end.
  const pages = [...new Map(routes)]
    .map(([route, file]) => ({route, bytes: statSync(file).size}))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  if (pages.length === 0) throw new Error(`${folder} has no page. Build first.`);
  return pages;
}

/**
 * One page of each kind: the heaviest of each folder of guides, whatever its version, which has most of
 * what its neighbors have; and every page outside the versions.
 */
export function heaviestOfKinds(pages: readonly BuiltPage[]): ReadonlySet<BuiltPage> {
  const heaviest = new Map<string, BuiltPage>();
  for (const page of pages) {
    const kind = kindOf(page.route);
    if (page.bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, page);
  }
  return new Set(heaviest.values());
}

/** Pages of one folder are alike in all versions; a page outside the versions is like no other. */
function kindOf(route: string): string {
  const version = siteVersions
    .map((candidate) => candidate.path)
    .filter((candidate) => route === candidate || route.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  return version === undefined ? route : path.posix.dirname(`guides${route.slice(version.length)}`);
}
