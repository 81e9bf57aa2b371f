import type {Image, Paragraph, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {importDeclaration} from '@docs-kit/docs-facts/docusaurus';

/**
 * Turns an image that is an SVG file of the page's own `diagrams` folder, alone in its paragraph,
 * into an inline drawing: `![What it shows](./diagrams/name.svg)`. Inline drawings follow the
 * colour mode of the page; writers keep the Markdown that every other tool understands.
 */
export const remarkInlineDiagrams: Plugin<[], Root> = () => (tree, file) => {
  const imports: MdxjsEsm[] = [];
  visit(tree, 'paragraph', (node, index, parent) => {
    const image = diagramOf(node);
    if (!image || !parent || index === undefined) return;
    if (!image.alt) {
      throw new Error(
        `${file.path}:${image.position?.start.line ?? 1}: the diagram ${image.url} has no text alternative. Say between the brackets what it shows.`,
      );
    }
    const name = `Diagram${imports.length}`;
    imports.push(importDeclaration(name, image.url));
    parent.children[index] = figure(name, image.alt, image.title ?? undefined);
  });
  tree.children.unshift(...imports);
};

function diagramOf(paragraph: Paragraph): Image | undefined {
  const [image, ...rest] = paragraph.children;
  const isDiagram =
    image?.type === 'image' && rest.length === 0 && /(^|\/)diagrams\/[^/]+\.svg$/.test(image.url);
  return isDiagram ? image : undefined;
}

function figure(name: string, alt: string, caption: string | undefined): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'alt', value: alt},
      ...(caption ? [{type: 'mdxJsxAttribute' as const, name: 'caption', value: caption}] : []),
    ],
    children: [{type: 'mdxJsxFlowElement', name, attributes: [], children: []}],
  };
}
