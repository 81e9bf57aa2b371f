import type {Heading, List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

/**
 * Turns the lists of parameters and properties on generated API pages into `Field` elements. The
 * pages hold plain Markdown, which is short and which every reader of Markdown understands:
 *
 *     ### Tool {#schema-Tool}
 *
 *     - `name` *string, required* Name of the tool.
 *
 * The id of a field is the id of the heading above it, or of the field around it, and its name:
 * `schema-Tool-name`.
 */
export const remarkApiFields: Plugin<[], Root> = () => (tree, file) => {
  if (!file.path.endsWith('.api.mdx')) return;
  let section = '';
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'heading') section = idOf(node) ?? section;
    return node.type === 'list' && isFieldList(node) ? fieldsOf(node, section) : [node];
  });
};

function idOf(heading: Heading): string | undefined {
  const {id} = (heading.data ?? {}) as {id?: string};
  return id;
}

function isFieldList(list: List): boolean {
  return list.children.every((item) => partsOf(item) !== undefined);
}

function fieldsOf(list: List, parentId: string): MdxJsxFlowElement[] {
  return list.children.flatMap((item) => {
    const parts = partsOf(item);
    return parts ? [toField(parts, parentId)] : [];
  });
}

interface FieldParts {
  readonly name: string;
  /** The type, then `required`, then what else is said of the field. */
  readonly facts: readonly string[];
  readonly description: readonly PhrasingContent[];
  readonly others: ListItem['children'];
}

function partsOf(item: ListItem): FieldParts | undefined {
  const [paragraph, ...others] = item.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [name, , facts, ...description] = paragraph.children;
  if (name?.type !== 'inlineCode' || facts?.type !== 'emphasis') return undefined;
  return {name: name.value, facts: toString(facts).split(', '), description, others};
}

function toField(
  {name, facts, description, others}: FieldParts,
  parentId: string,
): MdxJsxFlowElement {
  const id = `${parentId}-${name}`;
  const [type = '', ...rest] = facts;
  const isRequired = rest[0] === 'required';
  const notes = (isRequired ? rest.slice(1) : rest).join(', ');
  const paragraph: Paragraph = {type: 'paragraph', children: [...description]};
  return {
    type: 'mdxJsxFlowElement',
    name: 'Field',
    attributes: [
      attribute('id', id),
      attribute('name', name),
      attribute('type', type),
      ...(isRequired ? [{type: 'mdxJsxAttribute' as const, name: 'required', value: null}] : []),
      ...(notes ? [attribute('notes', notes)] : []),
    ],
    children: [
      paragraph,
      ...others.flatMap((node) => (node.type === 'list' ? fieldsOf(node, id) : [])),
    ],
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
