import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkParts} from './parts';

/** Guides are in `docs`, and in a folder for each release. */
const guidesOf = (file: string): string | undefined => {
  const folder = /^\/x\/(docs|released\/[^/]+)\//.exec(file)?.[1];
  return folder && `@site/${folder}`;
};

const parsed = (page: string): Root => unified().use(remarkParse).use(remarkMdx).parse(page);

function withParts(page: string, file = '/x/docs/a/page.md'): Root {
  const tree = parsed(page);
  const transform = remarkParts.call({} as never, {guidesOf});
  if (typeof transform !== 'function') throw new Error('The plugin gives no transformer.');
  void transform(tree, new VFile({path: file}), () => {});
  return tree;
}

const importsOf = (tree: Root): string[] =>
  tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));

describe('parts of guides', () => {
  it('are imported from the folder of the version of the page, each once', () => {
    const page =
      '<Part name="a-note" />\n\nText.\n\n<Part name="a-note" />\n\n<Part name="other" />';
    expect(importsOf(withParts(page))).toEqual([
      "import Part_a_note from '@site/docs/_parts/_a-note.md';",
      "import Part_other from '@site/docs/_parts/_other.md';",
    ]);
    const docsFolder = 'released/one';
    expect(importsOf(withParts('<Part name="a-note" />', `/x/${docsFolder}/a/page.md`))).toEqual([
      `import Part_a_note from '@site/${docsFolder}/_parts/_a-note.md';`,
    ]);
  });

  it('get the other attributes of their tag', () => {
    const [, part] = withParts('<Part name="a-note" provider="acme" />').children;
    expect(part).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Part_a_note',
      attributes: [{name: 'provider', value: 'acme'}],
    });
    expect(part).toHaveProperty('attributes.length', 1);
  });

  it('have no paragraph as items of a list, like the items beside them', () => {
    const [, list] = withParts('- One.\n- <Part name="a-note" />\n- Three.').children;
    expect(list).toMatchObject({
      type: 'list',
      children: [
        {children: [{type: 'paragraph'}]},
        {children: [{name: 'ListItemText', children: [{name: 'Part_a_note'}]}]},
        {children: [{type: 'paragraph'}]},
      ],
    });
  });

  it('can be in a tab', () => {
    const page = '<Tabs>\n<TabItem value="uv">\n\n<Part name="a-note" />\n\n</TabItem>\n</Tabs>';
    expect(importsOf(withParts(page))).toHaveLength(1);
  });

  it('leave a page without one as it is', () => {
    const page = 'Text with a <b>tag</b>.';
    expect(withParts(page)).toEqual(parsed(page));
  });

  it('are refused without a name, in the middle of a line, and outside the guides', () => {
    const page = 'Text.\n\n<Part />';
    expect(() => withParts(page)).toThrow('/x/docs/a/page.md:3: <Part> has no name');
    expect(() => withParts('<Part name="../index" />')).toThrow('has no name');
    expect(() => withParts('A <Part name="a-note" /> here.')).toThrow('a line of its own');
    expect(() => withParts('<Part name="a-note" />', '/x/src/pages/page.mdx')).toThrow(
      'outside the guides',
    );
  });
});
