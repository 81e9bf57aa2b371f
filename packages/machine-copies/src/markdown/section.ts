import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {htmlToMarkdown} from './from-html';
import {readBuiltPage} from './page';
import {copyAddress} from './page-copy';

/**
 * Writes one section of a page as Markdown: from its heading to the next that is not below it. A field
 * of an API reference is a section too, with what opens in it.
 * @param html the page as built
 * @param route its path, without a trailing slash
 * @param name anchor of the section or of something in it, or the text of its heading
 * @param hasCopy whether the page at a path has a Markdown copy
 * @throws Error that lists the anchors of the page when none has this name
 */
export function renderSection(
  html: string,
  route: string,
  name: string,
  hasCopy: (route: string) => boolean,
): string {
  const {content, address} = readBuiltPage(html);
  const section: Element = {...content, children: [...findSection(content, name)]};
  const url = address.slice(0, address.lastIndexOf(route));
  return htmlToMarkdown(section, (href) => copyAddress(href, address, url, hasCopy)).trim();
}

interface Heading {
  readonly element: Element;
  readonly siblings: readonly ElementContent[];
  /** The part of the page that opens at the heading. */
  readonly fold?: Element;
}

function findSection(content: Element, name: string): readonly ElementContent[] {
  const headings: Heading[] = [];
  let fold: Element | undefined;
  let field: Element | undefined;
  let found: Heading | undefined;
  visit(content, 'element', (element, _, parent) => {
    if (element.tagName === 'details') fold = element;
    if (levelOf(element) > 1 && parent?.type === 'element') {
      const opens = parent.tagName === 'summary';
      headings.push({element, siblings: parent.children, ...(opens && fold && {fold})});
    }
    if (element.properties.id !== name) return;
    if (element.tagName === 'div') field ??= element;
    else found ??= headings.at(-1);
  });
  if (field) return [field];
  found ??= headings.find(({element}) => sameWords(toString(element), name));
  if (found) return found.fold ? [found.fold] : below(found);
  const anchors = headings.flatMap(({element}) => element.properties.id ?? []).join(', ');
  throw new Error(`The page has no section "${name}". Its sections are: ${anchors || 'none'}.`);
}

function below({element, siblings}: Heading): readonly ElementContent[] {
  const start = siblings.indexOf(element);
  const isNext = (node: ElementContent): boolean =>
    node.type === 'element' && levelOf(node) <= levelOf(element);
  const length = siblings.slice(start + 1).findIndex(isNext);
  return siblings.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** Level of a heading; `NaN`, which is neither more nor less than any level, for other elements. */
const levelOf = ({tagName}: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1]);

/** Long names have characters that only say where they may break. */
function sameWords(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    text.replaceAll('\u200B', '').trim().toLowerCase(),
  );
  return first === second;
}
