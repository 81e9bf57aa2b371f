import type {Element} from 'hast';
import {type Handle, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Code, List, Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {type Options, toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {makePlain, titleAttribute} from './plain-html';

const style = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  // Columns of equal width would make large tables several times as long.
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
} satisfies Options;

/**
 * Converts the content of a page to Markdown with tables (https://github.github.com/gfm/). The
 * libraries convert every element that Markdown has; `makePlain` replaces the others first.
 * @param content the element that holds the content of a page; it is changed
 * @param address gives the address that a link leads to in the copy
 */
export function htmlToMarkdown(content: Element, address: (href: string) => string): string {
  makePlain(content);
  visit(content, 'element', ({properties}) => {
    if (typeof properties.href === 'string') properties.href = address(properties.href);
  });
  const tree = toMdast(content, {document: true, handlers: {pre: toFence}});
  visit(tree, 'list', closeUp);
  return toMarkdown(tree as Nodes, style);
}

/** A list whose items are one paragraph each needs no empty lines between them. */
function closeUp(list: List): void {
  list.spread = list.children.some(({children}) => children.length > 1);
  for (const item of list.children) item.spread = list.spread;
}

const toFence: Handle = (_, element): Code => {
  const [code] = element.children;
  // The stock theme names the language at the `pre`, others at the `code` in it.
  const names = [element, ...(code?.type === 'element' ? [code] : [])]
    .map(({properties}) => String(properties.className))
    .join();
  const title = element.properties[titleAttribute];
  return {
    type: 'code',
    lang: /\blanguage-([\w-]+)/.exec(names)?.[1] ?? 'text',
    meta: typeof title === 'string' ? `title="${title}"` : null,
    value: toString(element).replace(/\n$/, ''),
  };
};
