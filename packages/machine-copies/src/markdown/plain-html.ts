import type {Element, ElementContent, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** Attribute of a code block's `pre` that carries the block's title to the Markdown fence. */
export const titleAttribute = 'dataTitle';

/**
 * Replaces what pages have and Markdown lacks by elements that Markdown has: tabs become labelled
 * parts one after the other, diagrams their text alternative, admonitions quotations, and the fields
 * of an API reference list items. What only serves navigation is removed.
 * @param content the element that holds the content of a page; it is changed
 */
export function makePlain(content: Element): void {
  visit(content, 'element', labelTabs);
  visit(content, (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.type === 'comment' || (element.type === 'element' && isLeftOut(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (isLink(element) && isLink(parent.children[index + 1])) {
      // Links that a style sheet sets apart.
      parent.children.splice(index + 1, 0, textNode(' '));
    }
    const plain = element.type === 'element' && plainForm(element);
    if (!plain) return undefined;
    parent.children.splice(index, 1, ...plain);
    return [SKIP, index];
  });
  gatherItems(content);
}

function isLink(node: Nodes | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'a';
}

function isLeftOut({tagName, properties}: Element): boolean {
  return (
    ['button', 'copy-button', 'script', 'style', 'svg'].includes(tagName) ||
    properties.dataNeedsScript !== undefined ||
    properties.role === 'tablist' ||
    properties.role === 'status' ||
    properties.ariaHidden === 'true' ||
    // The description of a drawing replaces it.
    (properties.dataMarkdownIgnore !== undefined && properties.role !== 'img') ||
    // The link to a heading.
    classesOf({properties}).includes('hash-link')
  );
}

/** The same content in plainer elements, or nothing where an element is plain enough. */
function plainForm(element: Element): ElementContent[] | undefined {
  const {properties} = element;
  if (element.tagName === 'pre') return plainCode(element);
  if (properties.role === 'tabpanel') return plainTab(element);
  if (properties.role === 'img') return [h('p', `Diagram: ${text(properties.ariaLabel)}`)];
  if (classesOf(element).includes('theme-admonition')) return plainAdmonition(element);
  if (relationsOf(element).includes('tag')) return plainTag(element);
  if (element.tagName === 'summary') return plainSummary(element);
  if (element.tagName === 'span' && childWith(element, 'dataPermalink'))
    return [h('code', toString(element))];
  if (childWith(element, 'dataCodeTitle')) return plainTitledCode(element);
  if (childWith(element, 'dataMethod') && childWith(element, 'dataLevel'))
    return plainHeader(element);
  return undefined;
}

/** Gives each panel of tabs the label of its tab, which the stock theme writes into the list alone. */
function labelTabs(element: Element): void {
  const list = elementsOf(element).find(({properties}) => properties.role === 'tablist');
  if (!list) return;
  const labels = elementsOf(list).map((tab) => toString(tab).trim());
  const panels = elementsOf(element).flatMap((child) =>
    elementsOf(child).filter(({properties}) => properties.role === 'tabpanel'),
  );
  panels.forEach(({properties}, index) => (properties.dataLabel ??= labels[index]));
}

/** Highlighted code has an element for each token: its text is all that a fence needs. */
function plainCode(element: Element): ElementContent[] | undefined {
  const [code] = elementsOf(element);
  if (!code || code.children.every(({type}) => type === 'text')) return undefined;
  visit(code, {type: 'element', tagName: 'br'}, (line) => {
    // The stock theme ends lines of code so.
    (line as Element).children = [textNode('\n')];
  });
  return [{...element, children: [{...code, children: [textNode(toString(code))]}]}];
}

function plainTitledCode(element: Element): ElementContent[] {
  const title = childWith(element, 'dataCodeTitle');
  const others = element.children.filter((child) => child !== title);
  visit({...element, children: others}, {type: 'element', tagName: 'pre'}, (node) => {
    (node as Element).properties[titleAttribute] = title ? toString(title) : undefined;
  });
  return others;
}

function plainTab({properties, children}: Element): ElementContent[] {
  return [h('p', h('strong', `${text(properties.dataLabel)}:`)), ...children];
}

function plainAdmonition(element: Element): ElementContent[] {
  const [heading, content] = elementsOf(element);
  const kind = classesOf(element)
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  const title = heading ? toString(heading).trim() : '';
  const isKindItself = title.toLowerCase() === kind;
  const label = isKindItself ? title : `${capitalised(kind ?? 'note')}: ${title}`;
  return [h('blockquote', h('p', h('strong', label)), content?.children ?? [])];
}

/** What opens a part of the page: its heading, or else its words in bold. */
function plainSummary(element: Element): ElementContent[] {
  const headings = elementsOf(element).filter(({tagName}) => /^h[1-6]$/.test(tagName));
  return headings.length > 0 ? headings : [h('p', h('strong', toString(element)))];
}

/** The link of a tag, with the number of its pages from the badge. */
function plainTag(element: Element): ElementContent[] | undefined {
  const [label, count] = element.children;
  if (count?.type !== 'element') return undefined;
  const number = textNode(` (${toString(count)})`);
  return [{...element, children: [...(label ? [label] : []), number]}];
}

/** Method and path of an operation as one piece of code, followed by its level and its changes. */
function plainHeader(element: Element): ElementContent[] {
  const parts = elementsOf(element).filter((child) => !isLeftOut(child));
  const level = parts.findIndex(({properties}) => properties.dataLevel !== undefined);
  const route = parts.slice(0, level).map((part) => toString(part));
  const facts = parts.slice(level).map((part) => toString(part));
  return [h('p', h('code', route.join(' ')), ` ${facts.join(', ')}`)];
}

/**
 * Puts neighbouring fields of an API reference into one list, at each depth. What opens inside a field
 * follows the list: the heading that opens it cannot be in an item.
 */
function gatherItems(parent: Element): void {
  const children: ElementContent[] = [];
  let list: Element | undefined;
  let folds: Element[] = [];
  const endList = (): void => {
    folds.forEach(gatherItems);
    children.push(...folds);
    folds = [];
    list = undefined;
  };
  for (const child of parent.children) {
    const isItem = child.type === 'element' && isField(child);
    if (isItem) folds.push(...takeFolds(child));
    if (child.type === 'element') gatherItems(child);
    if (isItem) {
      if (!list) children.push((list = h('ul')));
      list.children.push(h('li', itemContent(child)));
    } else if (child.type !== 'text' || child.value.trim() !== '' || !list) {
      endList();
      children.push(child);
    }
  }
  endList();
  parent.children = children;
}

/** Takes what opens out of an element, each part before those inside it. */
function takeFolds(parent: Element): Element[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.tagName !== 'details') return takeFolds(child);
    parent.children = parent.children.filter((other) => other !== child);
    return [child, ...takeFolds(child)];
  });
}

function isField(element: Element): boolean {
  return element.tagName === 'div' && childWith(element, 'dataPermalink') !== undefined;
}

/** A field in one paragraph: its name, what it takes, then what it is for. */
function itemContent(field: Element): ElementContent[] {
  const [name, ...facts] = elementsOf(field).filter(({tagName}) => !isBlock(tagName));
  const blocks = elementsOf(field).filter(
    ({tagName, children}) => isBlock(tagName) && children.length > 0,
  );
  const [description, ...others] = blocks;
  // Types name schemas of the same page: a link to each would be longer than the name.
  const inWords = facts.map((fact) => toString(fact).trim()).join(' ');
  const opening = [h('code', name ? toString(name) : ''), inWords && ` ${inWords}`];
  return description?.tagName === 'p'
    ? [h('p', ...opening, ': ', description.children), ...others]
    : [h('p', ...opening), ...blocks];
}

const blockNames = new Set(['p', 'ul', 'ol', 'div', 'pre', 'table', 'blockquote', 'details']);
const isBlock = (tagName: string): boolean => blockNames.has(tagName);

const textNode = (value: string): ElementContent => ({type: 'text', value});

function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function childWith(element: Element, attribute: string): Element | undefined {
  return elementsOf(element).find(({properties}) => properties[attribute] !== undefined);
}

function relationsOf({properties}: Element): string[] {
  return Array.isArray(properties.rel) ? properties.rel.map(String) : [];
}

function classesOf({properties}: Pick<Element, 'properties'>): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
