import {valueToEstree} from 'estree-util-value-to-estree';
import type {Emphasis, Heading, List, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {TypePhrase} from '@docs-kit/openapi-reference';
import {isReferencePage} from './reference-page';

/**
 * Turns the lists of fields on generated API pages into `Field` elements, fact by fact:
 * `writeFieldList` of `@docs-kit/openapi-reference` writes the lists and says what they look like. The id of a field is
 * the id of the heading above it, or of the field around it, and its name: `schema-Tool-name`.
 */
export const remarkApiFields: Plugin<[], Root> = () => (tree, file) => {
  if (!isReferencePage(file.path)) return;
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

const optionalities: ReadonlySet<string> = new Set(['required', 'optional']);

/** What the first paragraph of an item says. */
interface FieldHead {
  readonly name: string;
  readonly type: Emphasis;
  /** Whether it says that it is required, or optional. */
  readonly optionality?: string;
  /** What became of the field. */
  readonly mark?: string;
  readonly notes?: Emphasis;
}

function isFieldList(list: List): boolean {
  return list.children.every((item) => headOf(item) !== undefined);
}

function fieldsOf(list: List, parentId: string): MdxJsxFlowElement[] {
  return list.children.flatMap((item) => {
    const head = headOf(item);
    return head ? [toField(head, item, parentId)] : [];
  });
}

function headOf({children: [paragraph]}: ListItem): FieldHead | undefined {
  if (paragraph?.type !== 'paragraph') return undefined;
  const [name, type, ...others] = paragraph.children.filter((node) => !isSpace(node));
  if (name?.type !== 'inlineCode' || type?.type !== 'emphasis') return undefined;
  const strong = others.filter((node) => node.type === 'strong').map((node) => toString(node));
  return {
    name: name.value,
    type,
    optionality: strong.find((text) => optionalities.has(text)),
    mark: strong.find((text) => !optionalities.has(text)),
    notes: others.find((node) => node.type === 'emphasis'),
  };
}

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function toField(
  {name, type, optionality, mark, notes}: FieldHead,
  {children: [, ...content]}: ListItem,
  parentId: string,
): MdxJsxFlowElement {
  const id = `${parentId}-${name}`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Field',
    attributes: [
      attribute('id', id),
      attribute('name', name),
      phraseAttribute(type.children.map(partOf)),
      ...(optionality ? [attribute(optionality, null)] : []),
      ...(mark ? [attribute('mark', mark)] : []),
      ...(notes ? [attribute('notes', toString(notes))] : []),
    ],
    children: content.flatMap((node) =>
      node.type === 'list' && isFieldList(node) ? fieldsOf(node, id) : [node as MdxJsxFlowElement],
    ),
  };
}

function partOf(node: PhrasingContent): TypePhrase[number] {
  return node.type === 'inlineCode' ? {schema: node.value} : toString(node);
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** A type is more than a text: the attribute holds its parts as JavaScript values. */
function phraseAttribute(phrase: TypePhrase): MdxJsxAttribute {
  const expression = valueToEstree(phrase);
  return {
    type: 'mdxJsxAttribute',
    name: 'type',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(phrase),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}
