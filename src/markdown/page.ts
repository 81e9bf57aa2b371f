import {load} from 'cheerio';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';

/** A built page as its Markdown copy needs it. */
export interface BuiltPage {
  readonly title: string;
  readonly description: string;
  /** Address of the page on the published site. */
  readonly address: string;
  /** Name that Docusaurus gives the version, on pages that belong to one. */
  readonly version?: string;
  /** The element that holds what the page says. */
  readonly content: Element;
}

/** Where the content begins and ends: that of a document, else that of a page of another kind. */
const borders = [
  {opening: '<div class="theme-doc-markdown', closing: '</article>'},
  {opening: '<main', closing: '</main>'},
] as const;

/**
 * Reads a page that Docusaurus has written. The head and the content are parsed alone: most of a
 * page is navigation.
 * @throws Error when the page has no address, no content or no heading of level 1
 */
export function readBuiltPage(html: string): BuiltPage {
  const head = load(html.slice(0, html.indexOf('<body')));
  // The canonical address may be that of the same page in another version.
  const address = head('meta[property="og:url"]').attr('content');
  const version = head('meta[name="docusaurus_version"]').attr('content');
  const content = contentOf(html);
  const title = content && titleOf(content);
  if (!address || !title) {
    throw new Error(
      `Expected a page with an address (\`og:url\`) and a heading of level 1 inside \`${borders.map(({opening}) => opening).join('` or `')}\`, found the address "${address ?? ''}" and the heading "${title ?? ''}". Does the theme write pages in another way?`,
    );
  }
  return {
    title,
    description: head('meta[name="description"]').attr('content') ?? '',
    address,
    ...(version && {version}),
    content,
  };
}

function contentOf(html: string): Element | undefined {
  const border = borders.find(({opening}) => html.includes(opening));
  if (!border) return undefined;
  const start = html.indexOf(border.opening);
  const end = html.indexOf(border.closing, start);
  const {children}: Root = fromHtml(html.slice(start, end), {fragment: true});
  return children.find((child) => child.type === 'element');
}

function titleOf(content: Element): string {
  let title = '';
  visit(content, {type: 'element', tagName: 'h1'}, (heading) => {
    title = toString(heading).trim();
    return title ? EXIT : CONTINUE;
  });
  return title;
}
