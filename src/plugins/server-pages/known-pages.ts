import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';
import {addGlobalData} from './global-data';
import {addRoutes} from './routes';
import {readSentPage, requestPage, type SentPage} from './sent-page';

const present = new Set<string>();
/** Where the application shows that a page is missing (see `src/plugins/exact-routes`). */
const missing = new Set([`${siteConfig.baseUrl}404.html`]);
const reading = new Map<string, Promise<void>>();

/** The page that is open when the application starts. */
const first = readSentPage(document);
const opened = pathOf(
  normalizeLocation({
    pathname: window.location.pathname,
    search: '',
    hash: '',
    state: undefined,
  }).pathname,
);
learn(first);
if (ownPath(first) === opened) reading.set(opened, Promise.resolve());
else missing.add(opened);

/** Whether a page of this path is there; false where nobody knows yet. */
export function isPage(pathname: string): boolean {
  return present.has(pathOf(pathname));
}

/** Whether no page of this path is there; false where nobody knows yet. */
export function isMissing(pathname: string): boolean {
  return missing.has(pathOf(pathname));
}

/**
 * Reads a page, once, so that its routes are there.
 * @throws Error when it is not there, or belongs to another release of the site: the browser has to load it
 */
export function readPage(pathname: string): Promise<void> {
  const path = pathOf(pathname);
  const known = reading.get(path);
  if (known) return known;
  const request = requestPage(path).then((page) => {
    if (page.scripts !== first.scripts || ownPath(page) !== path) {
      throw new Error(`The answer for ${path} is another page, or one of another release.`);
    }
    learn(page);
  });
  reading.set(path, request);
  // What failed is asked for again.
  request.catch(() => reading.delete(path));
  return request;
}

function learn(page: SentPage): void {
  addGlobalData(page.place.globalData);
  addRoutes(page);
  for (const path of [ownPath(page), ...page.place.pages]) if (path) present.add(path);
}

function ownPath({place}: SentPage): string | undefined {
  const own = place.routes.at(-1);
  return own && pathOf(own.path);
}

/** The path of a page: without a query, a hash and a slash at its end. */
function pathOf(pathname: string): string {
  return pathname.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}
