import type {ObjectExpression} from 'estree';
import type {RootContent} from 'mdast';

/**
 * Leaves headings out of the list of contents, which Docusaurus has made by now: an exported array of
 * objects, one for each heading.
 * @param nodes nodes of a page, including the export, which is changed
 * @param ids ids of the headings
 */
export function leaveOutOfContents(nodes: readonly RootContent[], ids: readonly string[]): void {
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      if (statement.declaration?.type !== 'VariableDeclaration') continue;
      for (const {id, init} of statement.declaration.declarations) {
        if (id.type !== 'Identifier' || id.name !== 'toc') continue;
        if (init?.type !== 'ArrayExpression') continue;
        init.elements = init.elements.filter(
          (entry) => entry?.type !== 'ObjectExpression' || !ids.includes(idOf(entry)),
        );
      }
    }
  }
}

function idOf({properties}: ObjectExpression): string {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const {key} = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    if (name === 'id') return String(property.value.value);
  }
  return '';
}
