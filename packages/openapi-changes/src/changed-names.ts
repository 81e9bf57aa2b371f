import type {InlineCode, Link, List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Links the names in the section of changes of an operation page to what the page shows under these
 * names: `renderChanges` writes the section, and would repeat every id in it. An
 * item names a place by a link or a schema; the items below it begin with a field of that place.
 * Runs after the fields have their ids.
 */
export const remarkChangedNames: Plugin<[], Root> = () => (tree, file) => {
  if (!file.path.endsWith('.api.mdx')) return;
  const section = tree.children.find(isChanges);
  if (!section) return;
  const ids = idsOf(tree);
  for (const node of section.children) {
    if (node.type === 'list') for (const item of node.children) linkItem(item, ids);
  }
};

function isChanges(node: RootContent): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.children.some((child) => child.type === 'heading' && headingId(child) === 'changes')
  );
}

const headingId = ({data}: {data?: unknown}): string | undefined =>
  (data as {id?: string} | undefined)?.id;

/** Ids of headings and fields. */
function idsOf(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') ids.add(headingId(node) ?? '');
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Field') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
        if (typeof attribute.value === 'string') ids.add(attribute.value);
      }
    }
  });
  return ids;
}

function linkItem(item: ListItem, ids: ReadonlySet<string>): void {
  const place = placeOf(item);
  const inside = item.children.filter((child): child is List => child.type === 'list');
  for (const field of inside.flatMap(({children}) => children)) {
    linkCodes(
      field,
      (name, isFirst) => {
        const id = `${place ?? ''}-${name.replaceAll('.', '-')}`;
        return isFirst && ids.has(id) ? id : `schema-${name}`;
      },
      ids,
    );
  }
  linkCodes(item, (name) => `schema-${name}`, ids);
}

/** Id of the section that an item is about. */
function placeOf({children: [paragraph]}: ListItem): string | undefined {
  if (paragraph?.type !== 'paragraph') return undefined;
  const [first] = paragraph.children;
  if (first?.type === 'link' && first.url.startsWith('#')) return first.url.slice(1);
  return first?.type === 'inlineCode' ? `schema-${first.value}` : undefined;
}

/** Makes links of the code spans that are outside of links and name something on the page. */
function linkCodes(
  item: ListItem,
  idOf: (name: string, isFirst: boolean) => string,
  ids: ReadonlySet<string>,
): void {
  let isFirst = true;
  visit(item, 'inlineCode', (code: InlineCode, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link') {
      isFirst = false;
      return;
    }
    const id = idOf(code.value, isFirst);
    isFirst = false;
    if (!ids.has(id)) return;
    const link: Link = {type: 'link', url: `#${id}`, children: [code]};
    parent.children[index] = link;
  });
}
