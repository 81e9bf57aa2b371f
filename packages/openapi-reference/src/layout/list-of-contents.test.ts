import {valueToEstree} from 'estree-util-value-to-estree';
import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {leaveOutOfContents} from './list-of-contents';

/** The export that Docusaurus makes of the headings of a page. */
function contentsOf(name: string, ids: readonly string[]): RootContent {
  const entries = ids.map((id) => ({value: id, id, level: 2}));
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: {type: 'Identifier', name},
                  init: valueToEstree(entries),
                },
              ],
            },
          },
        ],
      },
    },
  };
}

describe('the list of contents', () => {
  it('leaves out the headings that are named, and keeps all others', () => {
    const node = contentsOf('toc', ['body', 'schema-Tool', 'errors']);
    leaveOutOfContents([{type: 'thematicBreak'}, node], ['schema-Tool']);
    const left = JSON.stringify(node);
    expect(left).not.toContain('schema-Tool');
    for (const id of ['body', 'errors']) expect(left).toContain(id);
  });

  it('changes no other export', () => {
    const node = contentsOf('others', ['schema-Tool']);
    leaveOutOfContents([node], ['schema-Tool']);
    expect(JSON.stringify(node)).toContain('schema-Tool');
  });
});
