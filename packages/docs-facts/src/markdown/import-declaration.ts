import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

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
