import siteConfig from '@generated/docusaurus.config';
import {isMissing, learnPages, pathOf} from '../page-index';
import {openedAddress} from '../start-state';
import {addGlobalData} from './global-data';
import {normalizeLocation, preloadRoutes} from './internals';
import {PageCache} from './page-cache';
import {addRoutes} from './routes';
import {fetchDocument, readServerDocument, type ServerDocument} from './server-document';

/** All documents that were read, by their paths. */
const documents = new Map<string, ServerDocument>();
/** The open page, and ten before it. */
const cache = new PageCache(11);
const requests = new Map<string, Promise<void>>();

/** The page that is open when the application starts. */
const first = readServerDocument(document);
const openPath = pathOf(
  normalizeLocation({
    pathname: new URL(openedAddress(), window.location.href).pathname,
    search: '',
    hash: '',
    state: undefined,
  }).pathname,
);
// The path for which the build has written the not-found page.
learnPages({missing: [`${siteConfig.baseUrl}404.html`]});
learn(first);
if (ownPath(first) === openPath) cache.add(openPath, first);
else learnPages({missing: [openPath]});

/**
 * Loads what the application needs to show a page: its document, then the components of its routes.
 * @throws Error when the document cannot be had, or belongs to another release of the site: then the
 * browser has to load the page
 */
export async function loadPage(pathname: string): ReturnType<typeof preloadRoutes> {
  if (!isMissing(pathname)) await readPage(pathOf(pathname));
  return preloadRoutes(pathname);
}

function readPage(path: string): Promise<void> {
  const known = documents.get(path);
  if (known && cache.use(path)) return Promise.resolve();
  const request = requests.get(path) ?? requestPage(path, known);
  requests.set(path, request);
  return request;
}

/** Asks for a page, or for the content of one whose elements were given up. A failure can be retried. */
async function requestPage(path: string, known: ServerDocument | undefined): Promise<void> {
  try {
    const page = await fetchDocument(path);
    if (page.scripts !== first.scripts || ownPath(page) !== path) {
      throw new Error(`The answer for ${path} is another page, or one of another release.`);
    }
    if (!known) learn(page);
    known?.contents.forEach((content, index) => {
      content.element = page.contents[index]?.element ?? null;
    });
    cache.add(path, known ?? page);
  } finally {
    requests.delete(path);
  }
}

function learn(page: ServerDocument): void {
  const path = ownPath(page);
  addGlobalData(page.manifest.globalData);
  addRoutes(page);
  learnPages({present: [...(path === undefined ? [] : [path]), ...page.manifest.pages]});
  if (path !== undefined) documents.set(path, page);
}

function ownPath({manifest}: ServerDocument): string | undefined {
  const own = manifest.routes.at(-1);
  return own && pathOf(own.path);
}
