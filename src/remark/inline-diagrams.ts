import type {Image, Paragraph, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {element, importDeclaration} from '@docs-kit/mdx-writer/tree';

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
    const {alt, title} = image;
    parent.children[index] = element('Diagram', {alt, ...(title && {caption: title})}, [
      element(name),
    ]);
  });
  tree.children.unshift(...imports);
};

function diagramOf(paragraph: Paragraph): Image | undefined {
  const [image, ...rest] = paragraph.children;
  const isDiagram =
    image?.type === 'image' && rest.length === 0 && /(^|\/)diagrams\/[^/]+\.svg$/.test(image.url);
  return isDiagram ? image : undefined;
}
