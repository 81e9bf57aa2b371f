import routes from '@generated/routes';

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

const pages = new Set(pathsOf(routes));

/**
 * Tells whether a page has this path, letter by letter. A slash at the end makes no difference: many
 * servers lead on to the address without it.
 */
export function isPage(pathname: string): boolean {
  return pages.has(pathname) || (pathname.endsWith('/') && pages.has(pathname.slice(0, -1)));
}

/** Tells whether no page has this path. */
export function isMissing(pathname: string): boolean {
  return !isPage(pathname);
}

/** Paths of the pages in a tree of routes: those that stand for their own address alone. */
function pathsOf(tree: readonly Route[]): string[] {
  return tree.flatMap(({path, exact, routes: inner = []}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...pathsOf(inner),
  ]);
}
