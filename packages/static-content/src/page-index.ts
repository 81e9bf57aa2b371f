import routes from '@generated/routes';

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/**
 * Which pages exist. In plain Docusaurus and on the server, the routes are those of all pages. In the
 * browser, static content begins with none, and the page loader adds what each document tells.
 */

/** Paths of the pages that are known to exist. */
const present = new Set(pathsOf(routes));

/** Paths that are known to have no page; `undefined` where all pages are known, so all others are missing. */
let missing: Set<string> | undefined;

/**
 * Says that the routes of this bundle are not all of the site, and which pages are known beside them.
 * What is neither present nor missing then, nobody knows before it is asked for.
 */
export function learnPages(known: {
  readonly present?: readonly string[];
  readonly missing?: readonly string[];
}): void {
  missing ??= new Set();
  for (const path of known.present ?? []) present.add(pathOf(path));
  for (const path of known.missing ?? []) missing.add(pathOf(path));
}

/**
 * Tells whether a page is known to have this path, letter by letter. A slash at the end makes no
 * difference: many servers lead on to the address without it.
 */
export function isPage(pathname: string): boolean {
  return present.has(pathOf(pathname));
}

/** Tells whether no page has this path; false where nobody knows yet. */
export function isMissing(pathname: string): boolean {
  return missing ? missing.has(pathOf(pathname)) : !isPage(pathname);
}

/** The path of a page: without a query, a hash and a slash at its end. */
export function pathOf(pathname: string): string {
  return pathname.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}

/** Paths of the pages in a tree of routes: those that stand for their own address alone. */
function pathsOf(tree: readonly Route[]): string[] {
  return tree.flatMap(({path, exact, routes: inner = []}) => [
    ...(exact && typeof path === 'string' ? [pathOf(path)] : []),
    ...pathsOf(inner),
  ]);
}
