/** Makes nodes of the syntax tree of MDX, for transformers. */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** Makes an element of MDX whose attributes are texts. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/**
 * The statement that imports what a module exports by default.
 * @param name identifier that the page uses
 * @param source module, as the bundler resolves it
 */
export function importDeclaration(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: source},
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          },
        ],
      },
    },
  };
}
