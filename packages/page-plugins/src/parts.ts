import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {importDeclaration} from '@docs-kit/mdx-writer/tree';

/** Folder of the parts, below the guides of each version. */
export const partsFolder = '_parts';

/** Path of a part below the guides of its version. */
export const partPath = (name: string): string => `${partsFolder}/_${name}.md`;

export interface PartsOptions {
  /** Folder of the guides that a file belongs to, as `@site/docs`; undefined outside of them. */
  readonly guidesOf: (file: string) => string | undefined;
}

/**
 * Includes a notice that many guides share, from the version's own folder of parts:
 *
 *   <Part name="no-published-image" />
 *   <Part name="no-health-check" provider="acme" />
 *
 * The tag becomes an import, so that links in the part are relative to it and the bundler builds the
 * page again when the part changes. The part reads other attributes as `props.provider`. As an item of
 * a list, it loses its paragraph, like the items beside it.
 * @param options where the guides are
 * @throws Error that names file and line when the tag has no name, is in the middle of a line, or is
 * outside the guides
 */
export const remarkParts: Plugin<[PartsOptions], Root> =
  ({guidesOf}) =>
  (tree, file) => {
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, (node, index, parent) => {
      if (!isPart(node)) return;
      const fail = (reason: string): never => {
        throw new Error(`${file.path}:${node.position?.start.line ?? 1}: ${reason}`);
      };
      const name = partName(node);
      if (name === undefined) {
        return fail(
          `<Part> has no name. Name a file of ${partsFolder}, in small letters and hyphens: <Part name="…" />.`,
        );
      }
      if (node.type === 'mdxJsxTextElement') {
        return fail(
          `<Part name="${name}" /> is in the middle of a line. Give it a line of its own.`,
        );
      }
      const guides = guidesOf(file.path);
      if (guides === undefined || !parent || index === undefined) {
        return fail(`<Part name="${name}" /> is outside the guides, which alone have parts.`);
      }
      const component = `Part_${name.replaceAll('-', '_')}`;
      const source = `${guides}/${partPath(name)}`;
      imports.set(component, importDeclaration(component, source));
      const element: MdxJsxFlowElement = {
        ...node,
        name: component,
        attributes: node.attributes.filter((attribute) => !isName(attribute)),
      };
      parent.children[index] =
        parent.type === 'listItem' && !parent.spread ? withoutParagraph(element) : element;
    });
    tree.children.unshift(...imports.values());
  };

type PartTag = MdxJsxFlowElement | MdxJsxTextElement;

const isPart = (node: {readonly type: string}): node is PartTag =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  (node as PartTag).name === 'Part';

const isName = (attribute: PartTag['attributes'][number]): boolean =>
  attribute.type === 'mdxJsxAttribute' && attribute.name === 'name';

/** The name of a part, in small letters and hyphens; names with underscores are those of fields. */
function partName(tag: PartTag): string | undefined {
  const value = tag.attributes.find(isName)?.value;
  return typeof value === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(value) ? value : undefined;
}

function withoutParagraph(element: MdxJsxFlowElement): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name: 'ListItemText', attributes: [], children: [element]};
}
