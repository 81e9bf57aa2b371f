import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/**
 * What the search plugin reads of a documentation page: its title, its breadcrumbs and a flat list
 * of sections. The plugin knows h1 to h3 that are siblings of their text; this view writes each h2
 * to h6 of the page, inside tabs and details too, and each parameter and property as such a section,
 * and leaves out what is there for finding one's way: breadcrumbs, cards, buttons, related pages.
 */

interface Section {
  readonly title: string;
  /** Empty for the text above the first heading. */
  readonly id: string;
  text: string;
}

/** Not part of what a page says. Cards repeat the words of other pages, types those of schemas. */
const leftOut = [
  'script, style, svg, button, nav, footer, [aria-hidden="true"], a.hash-link, .theme-doc-toc-mobile',
  'article article',
  // What components say about the page, which is not its text.
  '[data-search="skip"]',
].join(', ');

/**
 * Samples say the same in each language: one is enough for the names in them. Examples of responses
 * repeat the names of properties.
 */
const leftOutOfOperations = [
  '[role="tablist"], [role="tabpanel"]:not(:first-child)',
  '[data-search="sample"]:not([role="tabpanel"] *)',
].join(', ');

/** Sections that hold links to other pages. */
const navigationIds = new Set(['related-pages', 'next-steps', 'see-also', 'where-to-go-next']);

const unlisted = '<head><meta name="robots" content="noindex"></head>';

/** Headings of every operation page: their text belongs to the page as a whole. */
const structuralIds = new Set(
  'example examples samples path query header body responses errors details schemas events'.split(
    ' ',
  ),
);

const blocks = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** What is read of a page besides its HTML. */
export interface PageViewOptions {
  /** Names by which readers search for the page, besides those that it has itself. */
  readonly keywords?: readonly string[];
  /** Selectors of what is not to be searched. */
  readonly ignoredSelectors?: readonly string[];
  /** Beginnings of descriptions that all pages of a version have. */
  readonly descriptionPrefixes?: readonly string[];
  /** Anchor of the section whose tables quote error messages. */
  readonly errorSection?: string;
}

/**
 * Makes the view of one page.
 * @param html a page as Docusaurus has written it
 * @returns a small page for the search plugin, or the original of a page that is not a document, and the
 * messages of errors that the page explains
 */
export function viewPage(
  html: string,
  {
    keywords = [],
    ignoredSelectors = [],
    descriptionPrefixes = [],
    errorSection = '',
  }: PageViewOptions = {},
): {readonly html: string; readonly messages: readonly string[]} {
  // htmlparser2 reads what Docusaurus writes as parse5 does, in a third of the time.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const markdown = $('article .theme-doc-markdown').first();
  if (markdown.length === 0) return {html, messages: []};
  // The plugin leaves out pages that search engines are to leave out.
  if ($('[data-search="skip-page"]').length > 0) return {html: unlisted, messages: []};
  const messages = errorSection ? messagesIn($, errorSection) : [];
  const breadcrumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .slice(0, -1)
    .map((_, item) => $(item).text().trim())
    .get()
    .filter(Boolean);
  const title = $('article h1').first().text().trim();
  const isOperation = $('[data-method]').length > 0;
  // Nobody should begin with the sample of a deprecated operation.
  const isDeprecated = $('[data-level="deprecated"]').length > 0;
  $([leftOut, ...ignoredSelectors].join(', ')).remove();
  if (isOperation) $(leftOutOfOperations).remove();
  if (isDeprecated) $('[role="tabpanel"]').remove();
  const sections = sectionsOf($, markdown.get(0), isOperation);
  // A word that all pages have finds none of them.
  $('meta[name="description"]').attr('content', (_, text) => {
    const prefix = descriptionPrefixes.find((candidate) => text.startsWith(candidate)) ?? '';
    return text.slice(prefix.length);
  });
  if (keywords.length > 0) addKeywords($, keywords);
  const metadata = $('meta[name="robots"], meta[name="description"], meta[name="keywords"]');
  return {
    html: page(
      metadata.toArray().map((element) => $.html(element)),
      breadcrumbs,
      title,
      sections,
    ),
    messages,
  };
}

/** Docusaurus writes the keywords of a page the same way, with nothing between them but a comma. */
function addKeywords($: CheerioAPI, keywords: readonly string[]): void {
  const own = $('meta[name="keywords"]').attr('content');
  $('meta[name="keywords"]').remove();
  $('head').append(
    $('<meta name="keywords">').attr('content', [...(own ? [own] : []), ...keywords].join(',')),
  );
}

function sectionsOf($: CheerioAPI, root: AnyNode | undefined, isOperation: boolean): Section[] {
  let current: Section = {title: '', id: '', text: ''};
  const sections = [current];
  const isContinued = (id: string) => isOperation && structuralIds.has(id);

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') current.text += node.data;
    if (node.type !== 'tag' || node.name === 'h1') return;
    const heading = headingOf($, node);
    if (heading) {
      const {title, id} = heading;
      if (!isContinued(id)) sections.push((current = {title, id, text: ''}));
      if (heading.element === node) return;
    }
    const separator = blocks.has(node.name) ? ' ' : '';
    current.text += separator;
    for (const child of node.children) {
      if (child !== heading?.element) visit(child);
    }
    current.text += separator;
  };

  if (root) visit(root);
  return sections.filter(({id}) => !navigationIds.has(id));
}

/** The heading that a node is, or that a parameter or property begins with. */
function headingOf(
  $: CheerioAPI,
  node: Element,
): {title: string; id: string; element: Element} | undefined {
  const {id} = node.attribs;
  if (!id) return undefined;
  if (/^h[2-6]$/.test(node.name)) return {title: $(node).text().trim(), id, element: node};
  const link = $(node).children('a[data-permalink]').get(0);
  return link && {title: $(link).text().trim(), id, element: link};
}

function page(
  metadata: readonly string[],
  breadcrumbs: readonly string[],
  title: string,
  sections: readonly Section[],
): string {
  const [introduction, ...others] = sections;
  return [
    `<head>${metadata.join('')}</head>`,
    '<div class="main-wrapper"><div class="menu">',
    ...breadcrumbs.map(
      (label) =>
        `<div class="menu__list-item-collapsible"><a class="menu__link--active">${escape(label)}</a></div>`,
    ),
    '</div></div><article>',
    `<header><h1>${escape(title)}</h1></header><p>${escape(introduction?.text ?? '')}</p>`,
    ...others.map(
      (section) =>
        `<h2>${escape(section.title)}<a class="hash-link" href="#${escape(section.id)}"></a></h2><p>${escape(section.text)}</p>`,
    ),
    '</article>',
  ].join('');
}

function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\u200b/g, '');
}

/**
 * The messages of errors that a page explains: those that the first column of a table in a section
 * quotes. A row without a quotation is a symptom in words, which counts as a whole.
 * @param anchor of the section
 */
function messagesIn($: CheerioAPI, anchor: string): string[] {
  let isInSection = false;
  const messages: string[] = [];
  for (const element of $('.theme-doc-markdown').find('h2, table').toArray()) {
    if (element.name === 'h2') isInSection = element.attribs.id === anchor;
    else if (isInSection) {
      for (const row of $(element).find('tbody tr').toArray()) {
        const cell = $(row).children().first();
        const quoted = cell
          .find('code')
          .map((_, code) => $(code).text())
          .get();
        messages.push(...(quoted.length > 0 ? quoted : [cell.text()]));
      }
    }
  }
  return messages;
}
