import {markdownPath} from '../paths';
import {htmlToMarkdown} from './from-html';
import {readBuiltPage} from './page';
import {maximumLength, splitAtHeadings} from './split';

/** What copies say of the site. It is the same for all pages. */
export interface CopiedSite {
  /** Address of the home page, without a trailing slash. */
  readonly url: string;
  /** Whether the site has an index of all pages. */
  readonly hasIndex: boolean;
  /** Paths of the pages that have copies, without trailing slashes. */
  readonly routes: ReadonlySet<string>;
}

/** The Markdown copy of a page. */
export interface PageCopy {
  readonly title: string;
  readonly description: string;
  /** One part for most pages, each with the path to serve it at. */
  readonly parts: readonly {readonly path: string; readonly text: string}[];
}

/**
 * Writes the Markdown copy of a page: its title, what it is a copy of, then all that the page says.
 * A page that is too long for one copy is cut before a heading, and each part names the next.
 * @param html the page as built
 * @param route its path below the home page, without a trailing slash
 * @param version label of its version; empty where there is none
 * @throws Error when the theme did not write the page, or a section is longer than a part may be
 */
export function renderPageCopy(
  html: string,
  route: string,
  version: string,
  site: CopiedSite,
): PageCopy {
  const {title, description, address, content} = readBuiltPage(html);
  const markdown = htmlToMarkdown(content, (href) =>
    copyAddress(href, address, site.url, (to) => site.routes.has(to)),
  );
  const texts = splitAtHeadings(withoutTitle(markdown, title), maximumLength - lengthOfOpening);
  const parts = texts.map((text, index) => {
    const facts = [
      ...(version ? [`Version: ${version}.`] : []),
      `Page: ${address}.`,
      ...(site.hasIndex ? [`Index of all pages: ${site.url}/llms.txt.`] : []),
      ...(index + 1 < texts.length
        ? [
            `Part ${index + 1} of ${texts.length}; the page continues at ${site.url}${markdownPath(route, index + 2)}.`,
          ]
        : []),
    ];
    return {
      path: markdownPath(route, index + 1),
      text: `# ${title}\n\n> ${facts.join(' ')}\n\n${text}\n`,
    };
  });
  return {title, description, parts};
}

/** More than any opening takes. */
const lengthOfOpening = 400;

function withoutTitle(markdown: string, title: string): string {
  const [first = '', ...rest] = markdown.split('\n');
  return (first === `# ${title}` ? rest.join('\n') : markdown).trim();
}

/**
 * The address of a link in a copy. Links lead from copy to copy; every address is whole, since a copy
 * may be read anywhere.
 * @param href the link on the page
 * @param from address of the page
 * @param url address of the home page, without a trailing slash
 * @param hasCopy whether the page at a path has a copy
 */
export function copyAddress(
  href: string,
  from: string,
  url: string,
  hasCopy: (route: string) => boolean,
): string {
  const address = new URL(href, from);
  if (!`${address.origin}${address.pathname}`.startsWith(`${url}/`)) return address.href;
  const base = new URL(url).pathname.replace(/\/$/, '');
  const route = address.pathname.slice(base.length).replace(/(.)\/$/, '$1');
  if (hasCopy(route)) address.pathname = base + markdownPath(route);
  return address.href;
}
