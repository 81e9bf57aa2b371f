import type {Code, Root, RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {remarkCodeBlocks} from '@site/src/remark/code-blocks';

const transformed = (lines: readonly string[]): Root => {
  const tree = parsePage('docs/page.mdx', lines.join('\n'));
  const transform = remarkCodeBlocks.call({} as never);
  if (typeof transform !== 'function') throw new Error('The plugin gives no transformer.');
  void transform(tree, new VFile(), () => {});
  return tree;
};

/** What is behind the language of each fence, and the elements between them with their attributes. */
const shown = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.type === 'code') return [`${node.lang} ${node.meta ?? ''}`.trim()];
    if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
      return [`<${node.name} ${node.attributes.map(({value}) => String(value)).join(' ')}>`];
    }
    return 'children' in node ? shown(node.children as RootContent[]) : [];
  });

const fence = (language: string, code = 'x'): string[] => ['```' + language, code, '```', ''];

describe('what a code block is to show', () => {
  it('is that it ran, in its corner, and one line at the foot of the page', () => {
    const tree = transformed([
      ...fence('bash'),
      '<Verified text="Ran on v1.2" />',
      '',
      '- A step:',
      '',
      '  ```python',
      '  y',
      '  ```',
      '',
      '  <Verified text="Starts a server on v1.2, in a complete run file" />',
    ]);
    expect(shown(tree.children)).toEqual([
      'bash ran="Ran on v1.2"',
      'python ran="Starts a server on v1.2, in a complete run file"',
      '<VerifiedNote v1.2>',
    ]);
  });

  it('is where it ran, at the foot of the page too', () => {
    const tree = transformed([...fence('bash'), '<Verified text="Ran on v1.2, in a container" />']);
    expect(shown(tree.children)).toEqual([
      'bash ran="Ran on v1.2, in a container"',
      '<VerifiedNote v1.2 in a container>',
    ]);
  });

  it.each([
    'Checked, not run: needs a GPU',
    'Ran on v1.2: fails, as this page says',
    'Ran on v1.2: returns 501, as this page says',
  ])('is said in words below it where it did not run or met an error: %s', (text) => {
    const tree = transformed([...fence('bash'), `<Verified text="${text}" />`]);
    expect(shown(tree.children)).toEqual(['bash', `<Verified ${text}>`]);
  });

  it('is that a program of its section prints it', () => {
    const tree = transformed([
      ...fence('json'),
      '## Run it',
      '',
      ...fence('bash'),
      'This prints:',
      '',
      ...fence('text'),
      ...fence('json'),
      '## Afterwards',
      '',
      ...fence('text'),
    ]);
    expect(shown(tree.children)).toEqual(['json', 'bash', 'text output', 'json output', 'text']);
  });

  it('is never that a file, a program or what is marked already is printed', () => {
    const tree = transformed([
      ...fence('python'),
      ...fence('json title="policy.json"'),
      ...fence('yaml'),
      ...fence('json output'),
    ]);
    expect(shown(tree.children).slice(1)).toEqual([
      'json title="policy.json"',
      'yaml',
      'json output',
    ]);
  });

  it('leaves the code as it is', () => {
    const [node] = transformed([...fence('bash', 'ls'), '<Verified text="Ran on v1" />']).children;
    expect((node as Code).value).toBe('ls');
  });
});
