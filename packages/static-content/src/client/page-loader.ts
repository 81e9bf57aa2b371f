import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';
import {learnPages, pathOf} from '../exact-routes/pages';
import {addGlobalData} from './global-data';
import {KeptPages} from './kept-pages';
import {addRoutes} from './routes';
import {readSentPage, requestPage, type SentPage} from './sent-page';

/** All pages that were read, by their paths. */
const pages = new Map<string, SentPage>();
const kept = new KeptPages();
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
// The path for which the build has written the not-found page.
learnPages({missing: [`${siteConfig.baseUrl}404.html`]});
learn(first);
if (ownPath(first) === opened) kept.add(opened, first);
else learnPages({missing: [opened]});

/**
 * Reads a page, so that its routes and its text are there.
 * @throws Error when it is not there, or belongs to another release of the site: the browser has to load it
 */
export function readPage(pathname: string): Promise<void> {
  const path = pathOf(pathname);
  const known = pages.get(path);
  if (known && kept.use(path)) return Promise.resolve();
  const request = reading.get(path) ?? readAgain(path, known);
  reading.set(path, request);
  return request;
}

/** Asks for a page, or for the text of one whose elements were given up. What fails can be asked for again. */
async function readAgain(path: string, known: SentPage | undefined): Promise<void> {
  try {
    const page = await requestPage(path);
    if (page.scripts !== first.scripts || ownPath(page) !== path) {
      throw new Error(`The answer for ${path} is another page, or one of another release.`);
    }
    if (known) known.element = page.element;
    else learn(page);
    kept.add(path, known ?? page);
  } finally {
    reading.delete(path);
  }
}

function learn(page: SentPage): void {
  const path = ownPath(page);
  addGlobalData(page.place.globalData);
  addRoutes(page);
  learnPages({present: [...(path === undefined ? [] : [path]), ...page.place.pages]});
  if (path !== undefined) pages.set(path, page);
}

function ownPath({place}: SentPage): string | undefined {
  const own = place.routes.at(-1);
  return own && pathOf(own.path);
}
