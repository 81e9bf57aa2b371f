import type {Element, Root} from 'hast';
import rehypePrism from 'rehype-prism-plus';
import type {PluggableList, Processor, Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Kinds of tokens that the style sheet gives no colour of their own. */
const plainTokens = new Set([
  'punctuation',
  'operator',
  'entity',
  'literal-property',
  'property-access',
  'method',
  'imports',
  'assign-left',
  'console',
  'maybe-class-name',
  'parameter',
  'variable',
  'builtin',
  'number',
  'known-class-name',
]);

/**
 * Highlights code fences while pages are built. Elements that would look like the text around them
 * are left out: they were a tenth of the largest pages.
 */
export function highlighting(): PluggableList {
  return [highlightCode];
}

/**
 * @throws Error of the build when a fence names a language without a highlighting module
 */
function highlightCode(this: Processor): Transformer<Root> {
  const highlight = rehypePrism.call(this as never, {ignoreMissing: false}) as (tree: Root) => void;
  return (tree, file) => {
    try {
      highlight(tree);
    } catch (error) {
      throw new Error(
        `Module not found: ${file.path} has a code fence in a language that cannot be highlighted. Name a language that Prism knows, or \`text\`.`,
        {cause: error},
      );
    }
    unwrapPlainTokens(tree);
  };
}

function unwrapPlainTokens(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isPlainToken(node)) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

function isPlainToken({tagName, properties}: Element): boolean {
  const classes = properties.className;
  if (tagName !== 'span' || !Array.isArray(classes) || classes[0] !== 'token') return false;
  return classes.slice(1).every((name) => plainTokens.has(String(name)));
}
