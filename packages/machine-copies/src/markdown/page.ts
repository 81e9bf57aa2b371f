import {load} from 'cheerio';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';

/** A built page as its Markdown copy needs it. */
export interface BuiltPage {
  readonly title: string;
  readonly description: string;
  /** Address of the page on the published site. */
  readonly address: string;
  /** The element that holds what the page says. */
  readonly content: Element;
}

/**
 * Where the content begins and ends, tried in this order: that of a document, that of a page with a
 * `main` element, all that is between the navigation bar and the footer, and all of a page without the
 * layout of the theme.
 */
const borders = [
  {opening: /<div class="?theme-doc-markdown/, closing: '</article>'},
  {opening: /<main/, closing: '</main>'},
  {opening: /<div id="?__docusaurus_skipToContent_fallback/, closing: '<footer'},
  {opening: /<div id="?__docusaurus"?>/, closing: '</body'},
] as const;

/**
 * Reads a page that Docusaurus has written. Only the head and the content are parsed, because most of
 * a page is navigation. A page without a heading of level 1 has the title of its head.
 * @throws Error when the page has no address, no content or no title
 */
export function readBuiltPage(html: string): BuiltPage {
  const head = load(html.slice(0, html.indexOf('<body')));
  const property = (name: string): string =>
    head(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
  // The canonical address may be that of the same page in another version.
  const address = property('og:url');
  const content = contentOf(html);
  // The site's name follows the title, behind the delimiter that the site has chosen.
  const titleOfHead = property('og:title').replace(/ [|·•–—-] [^|·•–—]*$/, '');
  const title = content && (titleOf(content) || titleOfHead);
  if (!address || !title) {
    throw new Error(
      `Expected a page with an address (\`og:url\`), a title, and content inside \`main\` or the layout of the theme; found the address "${address}" and the title "${title ?? ''}". Does the theme write pages in another way? The option \`exclude\` leaves out single pages.`,
    );
  }
  return {title, description: property('description'), address, content};
}

function contentOf(html: string): Element | undefined {
  for (const {opening, closing} of borders) {
    const start = html.search(opening);
    if (start < 0) continue;
    const end = html.indexOf(closing, start);
    const {children} = fromHtml(html.slice(start, end < 0 ? undefined : end), {fragment: true});
    return children.find((child) => child.type === 'element');
  }
  return undefined;
}

function titleOf(content: Element): string {
  let title = '';
  visit(content, {type: 'element', tagName: 'h1'}, (heading) => {
    title = toString(heading).trim();
    return title ? EXIT : CONTINUE;
  });
  return title;
}
