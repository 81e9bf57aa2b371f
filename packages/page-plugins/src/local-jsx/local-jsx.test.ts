import type {Program} from 'estree';
import {describe, expect, it} from 'vitest';
import {recmaLocalJsx} from '.';

/** A program that imports a name and does something. */
const program = (source: string): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ImportDeclaration',
      source: {type: 'Literal', value: source},
      attributes: [],
      specifiers: [
        {
          type: 'ImportSpecifier',
          imported: {type: 'Identifier', name: 'jsx'},
          local: {type: 'Identifier', name: '_jsx'},
        },
      ],
    },
    {type: 'EmptyStatement'},
  ],
});

const transform = recmaLocalJsx as unknown as () => (program: Program) => void;

function transformed(source: string): Program {
  const tree = program(source);
  transform()(tree);
  return tree;
}

describe('the functions that make elements', () => {
  it('have a name of the page’s own, before anything that uses them', () => {
    const [imported, local, ...others] = transformed('react/jsx-runtime').body;
    expect(imported).toMatchObject({
      type: 'ImportDeclaration',
      specifiers: [{imported: {name: 'jsx'}, local: {name: '_jsxImported'}}],
    });
    expect(local).toMatchObject({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{id: {name: '_jsx'}, init: {name: '_jsxImported'}}],
    });
    expect(others).toEqual([{type: 'EmptyStatement'}]);
  });

  it('leave other imports as they are', () => {
    expect(transformed('@mdx-js/react')).toEqual(program('@mdx-js/react'));
  });
});
