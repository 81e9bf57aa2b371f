import {load} from 'cheerio/slim';
import {type Files, relativeAddress} from './addresses';

/** File of the page that searches the archive. */
export const searchPage = 'search.html';
/** Script and style sheet of that page, beside it. */
export const searchScript = 'search.js';
export const searchStyles = 'search.css';

/** Elements that only the application uses, or that a page without a server cannot. */
const leftOut = [
  'script',
  'noscript',
  'link[rel="preload"]',
  'link[rel="modulepreload"]',
  'link[rel="prefetch"]',
  'link[rel="manifest"]',
  'link[rel="search"]',
  'meta[http-equiv="Content-Security-Policy"]',
].join(', ');

const addressAttributes = ['href', 'src', 'action'] as const;

/**
 * Makes a plain page of a built one: what readers without JavaScript get, with relative links to
 * files, and a link to the page that searches in place of the search field.
 * @param file the page's file, relative to the root of the archive
 * @param files every file of the archive
 * @throws Error that names a link which leads to no file
 */
export function plainPage(html: string, file: string, files: Files): string {
  const page = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  page(leftOut).remove();
  page('.navbar__search').replaceWith(
    `<a class="navbar__item navbar__link" href="/${searchPage}">Search</a>`,
  );
  if (file === searchPage) prepareSearch(page);
  for (const name of addressAttributes) {
    for (const element of page(`[${name}]`).toArray()) {
      const address = page(element).attr(name) ?? '';
      page(element).attr(name, relativeAddress(address, file, files));
    }
  }
  return page.html();
}

function prepareSearch(page: ReturnType<typeof load>): void {
  // Pages without JavaScript hide forms of this role, which could do nothing there.
  page('main form').removeAttr('role').attr('action', `/${searchPage}`);
  page('main').append('<div role="status"></div><div data-results=""></div>');
  page('head').append(`<link rel="stylesheet" href="/${searchStyles}">`);
  page('body').append(`<script src="/${searchScript}"></script>`);
}

/**
 * Makes a style sheet apply as it does where scripts do not run, and its addresses relative.
 * @throws Error that names an address without a file
 */
export function plainStyles(css: string, file: string, files: Files): string {
  return css
    .replace(/@media\s*\(scripting:\s*none\)/g, '@media all')
    .replace(
      /url\((\/(?!\/)[^)]*)\)/g,
      (_, address: string) => `url(${relativeAddress(address, file, files)})`,
    );
}
