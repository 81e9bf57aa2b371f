import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';
import type {Plugin} from 'unified';

/** Where the functions are from that make elements. */
const runtime = 'react/jsx-runtime';

/**
 * Gives the functions that make elements a name of the page's own: `const _jsx = jsx`. The bundler
 * remembers each use of something imported, and pages use these functions a million times together: it
 * was a third of the memory of a build. Each use is shorter in the browser, too.
 */
export const recmaLocalJsx: Plugin<[], Program> = () => (program) => {
  program.body = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === runtime
      ? withLocalNames(node)
      : [node],
  );
};

function withLocalNames(node: ImportDeclaration): [ImportDeclaration, VariableDeclaration] {
  const locals = node.specifiers.map(({local}) => local.name);
  for (const {local} of node.specifiers) local.name = importedName(local.name);
  return [
    node,
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: locals.map((name) => ({
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name},
        init: {type: 'Identifier', name: importedName(name)},
      })),
    },
  ];
}

const importedName = (name: string): string => `${name}Imported`;
