import {load} from 'cheerio/slim';
import {type Files, relativeAddress} from './addresses';

/** A search that works in a file, without a server. */
export interface OfflineSearch {
  /** File of the page that has the form: `search.html`. */
  readonly page: string;
  /** Script and style sheet of that page, which show results in the element `[data-results]`. */
  readonly script: string;
  readonly styles: string;
  /** These two and the files that the script loads: texts by their names. */
  readonly files: ReadonlyMap<string, string>;
}

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
 * files. A link to the page that searches replaces the search field.
 * @param file the page's file, relative to the root of the archive
 * @param files every file of the archive
 * @throws Error that names a link which leads to no file
 */
export function plainPage(
  html: string,
  file: string,
  files: Files,
  search?: Omit<OfflineSearch, 'files'>,
): string {
  const page = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  page(leftOut).remove();
  page('.navbar__search').replaceWith(
    search ? `<a class="navbar__item navbar__link" href="/${search.page}">Search</a>` : '',
  );
  if (file === search?.page) {
    // Pages without JavaScript hide forms of this role, which could do nothing there.
    page('main form').removeAttr('role').attr('action', `/${search.page}`);
    page('main').append('<div role="status"></div><div data-results=""></div>');
    page('head').append(`<link rel="stylesheet" href="/${search.styles}">`);
    page('body').append(`<script src="/${search.script}"></script>`);
  }
  for (const name of addressAttributes) {
    for (const element of page(`[${name}]`).toArray()) {
      const address = page(element).attr(name) ?? '';
      page(element).attr(name, relativeAddress(address, file, files));
    }
  }
  return page.html();
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
