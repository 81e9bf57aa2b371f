import type {ImportDeclaration, Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

const apiReference = '@site/src/components/ApiReference';

/** Components that generated pages use, with the modules whose default exports they are. */
const modules: Readonly<Record<string, string>> = {
  BodyType: `${apiReference}/BodyType`,
  Downloads: `${apiReference}/Downloads`,
  Field: `${apiReference}/Field`,
  OperationHeader: `${apiReference}/OperationHeader`,
  SchemaFacts: `${apiReference}/SchemaFacts`,
  Variants: `${apiReference}/Variants`,
  Verified: `${apiReference}/Verified`,
  WhatChanged: '@site/src/components/Upgrade/WhatChanged',
};

/**
 * Imports the components of generated pages where a page uses them. Those that every page may use
 * without an import are part of the script that every page loads.
 */
export const remarkComponentImports: Plugin<[], Root> = () => (tree) => {
  const used = new Set<string>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name} = node as {readonly name?: string | null};
    if (name && Object.hasOwn(modules, name)) used.add(name);
  });
  if (used.size > 0) tree.children.unshift(importsOf([...used].sort()));
};

function importsOf(names: readonly string[]): MdxjsEsm {
  const estree: Program = {type: 'Program', sourceType: 'module', body: names.map(importOf)};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

function importOf(name: string): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: modules[name] ?? ''},
  };
}
