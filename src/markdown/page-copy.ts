import {markdownPath} from '../site/links';
import {documentation} from '../site/product';
import {versionLabelOf} from '../site/versions';
import {htmlToMarkdown} from './from-html';
import type {BuiltPage} from './page';
import {splitAtHeadings} from './split';

/** Readers of Markdown load a page whole; what is longer is cut off by many of them. */
export const maximumLength = 50_000;

/** Paths of the site's pages, without trailing slashes. */
export type PagePaths = ReadonlySet<string>;

/**
 * Writes the Markdown copy of a page: its title, what it is a copy of, then all that the page says.
 * A page that is too long for one copy is cut before a heading, and each part names the next.
 * @param page a built page; its content is changed
 * @returns the parts, one for most pages, each with the path to serve it at
 * @throws Error when a section is longer than a part may be
 */
export function renderPageCopy(
  page: BuiltPage,
  pages: PagePaths,
): {readonly path: string; readonly text: string}[] {
  const path = new URL(page.address).pathname.replace(/(.)\/$/, '$1');
  const markdown = htmlToMarkdown(page.content, (href) => copyAddress(href, page.address, pages));
  const text = withoutTitle(markdown, page.title);
  const parts = splitAtHeadings(text, maximumLength - lengthOfOpening);
  return parts.map((part, index) => ({
    path: markdownPath(path, index + 1),
    text: `${openingOf(page, path, index + 1, parts.length)}\n\n${part}\n`,
  }));
}

/** More than any opening takes. */
const lengthOfOpening = 400;

function openingOf(
  {title, address, version}: BuiltPage,
  path: string,
  part: number,
  parts: number,
): string {
  const facts = [
    ...(version ? [`Version: ${versionLabelOf(version)}.`] : []),
    `Page: ${address}.`,
    `Index of all pages: ${documentation.url}/llms.txt.`,
    ...(part < parts
      ? [
          `Part ${part} of ${parts}; the page continues at ${documentation.url}${markdownPath(path, part + 1)}.`,
        ]
      : []),
  ];
  return `# ${title}\n\n> ${facts.join(' ')}`;
}

function withoutTitle(markdown: string, title: string): string {
  const [first = '', ...rest] = markdown.split('\n');
  return (first === `# ${title}` ? rest.join('\n') : markdown).trim();
}

/** Links lead from copy to copy; every address is whole, since a copy may be read anywhere. */
function copyAddress(href: string, from: string, pages: PagePaths): string {
  const address = new URL(href, from);
  const path = address.pathname.replace(/(.)\/$/, '$1');
  if (address.origin === documentation.url && pages.has(path))
    address.pathname = markdownPath(path);
  return address.href;
}
