import type {Heading, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkOperationLayout} from './operation-layout';

const header: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'OperationHeader',
  attributes: [],
  children: [],
};

/** Runs the plugin on the page of an operation; returns the nodes below the header. */
function transform(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown);
  return layOut({...tree, children: [header, ...tree.children]}).slice(1);
}

/**
 * Runs the plugin on a page whose headings have the ids of their words: `# Body` has the id `body`,
 * and `# Schema-Tool` the id `schema-tool`.
 */
function layOut(tree: Root, path = 'a.api.mdx'): RootContent[] {
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    node.data = {id: toString(node).toLowerCase()} as Heading['data'];
  }
  const run = remarkOperationLayout.call({} as never) as (root: Root, file: VFile) => void;
  run(tree, {path} as VFile);
  return tree.children;
}

/** The element as its names and texts, one inside the other. */
function shown(node: RootContent): unknown {
  if (node.type !== 'mdxJsxFlowElement') return toString(node);
  const {name, attributes, children} = node as MdxJsxFlowElement;
  const values = attributes.map(({value}) => String(value));
  return [[name, ...values].join(' '), ...children.map(shown)];
}

const sections = [
  'Purpose.',
  '## Path\n\nId.',
  '## Body\n\nFields.',
  '## Example\n\nSample.',
  '## Responses\n\nDone.\n\n### Schema-Answer\n\nText.\n\n### Errors',
  '## Schemas\n\n### Schema-Tool\n\nA tool.\n\n#### Inside\n\n### Schema-Model',
  '## Changes\n\nNone.',
].join('\n\n');

describe('the page of a tag', () => {
  const cards: MdxJsxFlowElement = {...header, name: 'DocCardList'};
  const described = '## Native\n\n### Body\n\nFields.\n\n## Schemas\n\n### Schema-Tool\n\nA tool.';
  const pageOf = (markdown: string): Root => ({
    type: 'root',
    children: [...fromMarkdown(markdown).children, cards],
  });

  it('has the list of pages above the operations that it describes itself', () => {
    const shownNodes = layOut(pageOf(`Purpose.\n\n${described}`), 'a.tag.mdx').map(shown);
    expect(shownNodes.slice(0, 5)).toEqual([
      'Purpose.',
      ['DocCardList'],
      'Native',
      'Body',
      'Fields.',
    ]);
    expect(JSON.stringify(shownNodes.slice(5))).toContain('A tool.');
    expect(JSON.stringify(shownNodes.slice(5))).not.toContain('DocCardList');
  });

  it('has no cards of what it lists itself', () => {
    const tree = pageOf('Purpose.');
    tree.children.push({...header, name: 'OperationList'}, {type: 'mdxjsEsm', value: 'export'});
    expect(layOut(tree, 'a.tag.mdx').map(({type}) => type)).toEqual([
      'paragraph',
      'mdxJsxFlowElement',
      'mdxjsEsm',
    ]);
    expect(JSON.stringify(tree)).not.toContain('DocCardList');
  });

  it('keeps its order where it describes none', () => {
    expect(layOut(pageOf('Purpose.'), 'a.tag.mdx').map(shown)).toEqual([
      'Purpose.',
      ['DocCardList'],
    ]);
  });
});

describe('the layout of an operation page', () => {
  it('has what one sends, the samples and all else as its parts, below the purpose', () => {
    expect(transform(sections).map(shown)).toEqual([
      'Purpose.',
      [
        'OperationLayout',
        ['OperationPart request', 'Path', 'Id.', 'Body', 'Fields.'],
        ['OperationPart samples', ['SampleHeading h2 example', 'Example'], 'Sample.'],
        [
          'OperationPart reference',
          'Responses',
          'Done.',
          ['SchemaDetails schema-answer Schema-Answer', 'Text.'],
          'Errors',
          'Schemas',
          ['SchemaDetails schema-tool Schema-Tool', 'A tool.', 'Inside'],
          ['SchemaDetails schema-model Schema-Model'],
          'Changes',
          'None.',
        ],
      ],
    ]);
  });

  it('has no part for a request that the operation does not have', () => {
    expect(transform('## Example\n\n## Responses').map(shown)).toEqual([
      [
        'OperationLayout',
        ['OperationPart samples', ['SampleHeading h2 example', 'Example']],
        ['OperationPart reference', 'Responses'],
      ],
    ]);
  });

  it('takes an element that begins with a heading for a section', () => {
    const tree: Root = fromMarkdown('## Example\n\n## Schemas\n\n### Schema-Tool\n\n## Changes');
    const changes = tree.children.pop() as Heading;
    const box = {type: 'mdxJsxFlowElement', name: 'div', attributes: [], children: [changes]};
    tree.children = [header, ...tree.children, box as MdxJsxFlowElement];
    expect(layOut(tree).slice(1).map(shown)).toEqual([
      [
        'OperationLayout',
        ['OperationPart samples', ['SampleHeading h2 example', 'Example']],
        [
          'OperationPart reference',
          'Schemas',
          ['SchemaDetails schema-tool Schema-Tool'],
          ['div', 'Changes'],
        ],
      ],
    ]);
  });

  it('folds schemas alone where operations share a page', () => {
    expect(layOut(fromMarkdown('## List\n\n## Schemas\n\n### Schema-Tool')).map(shown)).toEqual([
      'List',
      'Schemas',
      ['SchemaDetails schema-tool Schema-Tool'],
    ]);
  });

  it('is not given to other pages', () => {
    const tree = fromMarkdown('## Schemas\n\n### Schema-Tool');
    expect(layOut(tree, 'guide.md').map(shown)).toEqual(['Schemas', 'Schema-Tool']);
  });

  it('needs samples', () => {
    expect(() => transform('## Responses')).toThrow(
      'a.api.mdx: expected a section with the id "example" among the sections of an operation, found "responses".',
    );
  });
});
