import type {RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * Moves each schema that opens on request to the field, or to the list of alternatives, that is the
 * first to name it, so that readers open the children of an object where they are. Types that name it
 * later link to it there. A schema that only a body names, such as the event of a stream, keeps its
 * place, and so do its alternatives.
 * @param sections sections of a page, in its order; the elements in them are changed
 * @returns the sections without what was moved; a section of schemas of which none is left is empty
 */
export function openInPlace(sections: readonly (readonly RootContent[])[]): RootContent[][] {
  const schemas = new Map<string, MdxJsxFlowElement>();
  for (const node of sections.flat()) {
    if (isSchema(node)) schemas.set(textOf(node, 'name'), node);
  }
  const waiting = new Map(schemas);
  /** Those that keep their place. */
  const kept = new Set<RootContent>();

  const take = (names: readonly string[]): MdxJsxFlowElement[] =>
    names.flatMap((name) => {
      const schema = waiting.get(name);
      return schema && waiting.delete(name) ? [schema] : [];
    });

  /** Moves what the elements inside name, from the top to the bottom of the page. */
  const fill = (parent: MdxJsxFlowElement): void => {
    if (parent.name === 'Field') parent.children.push(...take(namesIn(parent, 'type')));
    parent.children = parent.children.flatMap((child) => {
      const named = isAlternatives(child) ? take(namesIn(child, 'type', 'schemas')) : [];
      return [child, ...named];
    });
    fillAll(parent.children);
  };
  const fillAll = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement') fill(node);
    }
  };

  fillAll(sections.flat().filter((node) => !isSchema(node)));
  for (const [name, schema] of schemas) {
    if (!waiting.delete(name)) continue;
    kept.add(schema);
    fillAll(schema.children);
  }
  return sections.map((section) => {
    const rest = section.filter((node) => !isSchema(node) || kept.has(node));
    return rest.length === 1 && section.length > 1 ? [] : rest;
  });
}

function isSchema(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'SchemaDetails';
}

function isAlternatives(node: RootContent): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' && (node.name === 'Variants' || node.name === 'SchemaFacts')
  );
}

function attributeOf({attributes}: MdxJsxFlowElement, name: string): MdxJsxAttribute['value'] {
  return attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
    ?.value as MdxJsxAttribute['value'];
}

function textOf(element: MdxJsxFlowElement, name: string): string {
  const value = attributeOf(element, name);
  return typeof value === 'string' ? value : '';
}

/** Names of schemas in attributes that the generator writes as JSON: a type, or alternatives by value. */
function namesIn(element: MdxJsxFlowElement, ...attributes: readonly string[]): string[] {
  return attributes.flatMap((name) => {
    const value = attributeOf(element, name);
    if (typeof value !== 'object' || value === null) return [];
    const parts = Object.values(JSON.parse(value.value) as Record<string, unknown>);
    return parts.flatMap((part) =>
      name === 'schemas' ? [String(part)] : isReference(part) ? [part.schema] : [],
    );
  });
}

function isReference(part: unknown): part is {readonly schema: string} {
  return typeof part === 'object' && part !== null && 'schema' in part;
}
