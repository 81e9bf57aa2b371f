import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {element} from '@docs-kit/mdx-writer/tree';
import {leaveOutOfContents} from './list-of-contents';
import {openInPlace} from './schemas-in-place';

/**
 * Gives the sections of an operation's page their places: what one sends, the samples and what comes
 * back are parts of a layout, and each schema opens on request below what names it first.
 * `renderOperationPage` writes the sections, as MDX that needs no layout. Where several operations share
 * a page, they are below each other; on the page of a tag they follow the list of those that have pages.
 * Runs when headings have their ids and the list of contents is made.
 * @throws Error when the page of an operation has no samples
 */
export const remarkOperationLayout: Plugin<[], Root> = () => (tree, file) => {
  if (!/\.(?:api|tag)\.mdx$/.test(file.path)) return;
  // A tag's page that lists its operations itself needs no cards of them; its exports are others too.
  const isListed = tree.children.some((node) => isElement(node, 'OperationList'));
  const cards = tree.children.filter(
    (node) => isCardList(node) && !(isListed && isElement(node, 'DocCardList')),
  );
  const [introduction = [], ...sections] = splitBefore(
    tree.children.filter((node) => !isCardList(node)),
    2,
  );
  const listed = sections.map(fold);
  const folded = openInPlace(listed);
  const sectionIds = idsOf(folded);
  leaveOutOfContents(
    cards,
    idsOf(listed).filter((id) => !sectionIds.includes(id)),
  );
  tree.children = introduction.some((node) => isElement(node, 'OperationHeader'))
    ? [...introduction, ...cards, ...layOut(folded, file.path)]
    : [...introduction, ...cards, ...folded.flat()];
};

/** The plugin writes the list of a tag's pages, and what it imports, at the end of the tag's page. */
function isCardList(node: RootContent): boolean {
  return node.type === 'mdxjsEsm' || isElement(node, 'DocCardList');
}

function isElement(node: RootContent, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

function layOut(sections: readonly (readonly RootContent[])[], file: string): RootContent[] {
  const parts = new Map<Part, RootContent[]>([
    ['request', []],
    ['samples', []],
    ['reference', []],
  ]);
  for (const section of sections) parts.get(partOf(idOf(section[0])))?.push(...section);
  if (parts.get('samples')?.length === 0) {
    throw new Error(
      `${file}: expected a section with the id "example" among the sections of an operation, found ${sections.map(([heading]) => `"${idOf(heading)}"`).join(', ') || 'none'}. Generate the page anew with \`npm run generate\`.`,
    );
  }
  const elements = [...parts].flatMap(([name, nodes]) =>
    nodes.length > 0
      ? [element('OperationPart', {name}, name === 'samples' ? withSampleHeadings(nodes) : nodes)]
      : [],
  );
  return [element('OperationLayout', {}, elements)];
}

type Part = 'request' | 'samples' | 'reference';

const requestIds: ReadonlySet<string> = new Set([
  'path',
  'query',
  'header',
  'cookie',
  'body',
  'authorization',
]);

function partOf(id: string): Part {
  if (requestIds.has(id)) return 'request';
  return id === 'example' ? 'samples' : 'reference';
}

/** Ids of schemas, of which readers need one or two at a time. */
const schemaId = /^schema-/;

/** Puts each part of a section that describes a schema into an element that opens at its name. */
function fold(section: readonly RootContent[]): RootContent[] {
  return splitBefore(section, 3).flatMap((part) => {
    const [title, ...content] = part;
    return title && headingOf(title)?.depth === 3 && schemaId.test(idOf(title))
      ? [element('SchemaDetails', {id: idOf(title), name: toString(title)}, content)]
      : part;
  });
}

/**
 * Splits nodes before each heading of a depth, or element that begins with one; the nodes before the
 * first are the first part.
 */
function splitBefore(nodes: readonly RootContent[], depth: Heading['depth']): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    const heading = headingOf(node);
    if (heading?.depth === depth) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function headingOf(node: RootContent | undefined): Heading | undefined {
  const first = node?.type === 'mdxJsxFlowElement' ? node.children[0] : node;
  return first?.type === 'heading' ? first : undefined;
}

/** Ids of the headings and schemas that sections have, one level deep. */
function idsOf(sections: readonly (readonly RootContent[])[]): string[] {
  return sections.flat().map((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'SchemaDetails') return idOf(node);
    const id = node.attributes.find((each) => 'name' in each && each.name === 'id');
    return String(id?.value);
  });
}

function idOf(node: RootContent | undefined): string {
  const {id = ''} = (headingOf(node)?.data ?? {}) as {id?: string};
  return id;
}

/**
 * The headings of the samples stay at the top of a wide window while one reads on: they are none that
 * the list of contents can tell the reader's place by.
 */
function withSampleHeadings(nodes: readonly RootContent[]): RootContent[] {
  return nodes.map((node) =>
    node.type === 'heading'
      ? element('SampleHeading', {as: `h${node.depth}`, id: idOf(node)}, node.children)
      : node,
  );
}
