import type {Element, ElementContent, Root} from 'hast';
import {refractor} from 'refractor';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import groovy from 'refractor/groovy';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import protobuf from 'refractor/protobuf';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import rehypePrismGenerator from 'rehype-prism-plus/generator';
import type {PluggableList, Processor, Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {notedLines} from './noted-lines';

/**
 * Languages that a guide about services may show, beside the common ones of refractor. A first start
 * transpiles each of them, and there are 297.
 */
const languages = [
  docker,
  graphql,
  groovy,
  hcl,
  http,
  jsx,
  nginx,
  powershell,
  properties,
  protobuf,
  toml,
  tsx,
];
for (const language of languages) refractor.register(language);

const rehypePrism = rehypePrismGenerator(refractor);

/** Kinds of tokens that the style sheet gives no colour of their own. */
const plainTokens = new Set([
  'punctuation',
  'operator',
  'entity',
  'literal-property',
  'method',
  'assign-left',
  'parameter',
  'variable',
  'builtin',
  'number',
]);

/**
 * Highlights code fences while pages are built. Elements that would look like the text around them
 * are left out: they were a tenth of the largest pages.
 * @param additionalLanguages the theme's `prism.additionalLanguages`: a page may have fences in each, or
 * nothing is built
 * @returns the `rehypePlugins` of documents and pages
 * @throws Error when refractor lacks one of the languages
 */
export function highlighting(additionalLanguages: readonly string[]): PluggableList {
  const unknown = additionalLanguages.filter((language) => !refractor.registered(language));
  if (unknown.length > 0)
    throw new Error(
      `additionalLanguages has ${unknown.join(', ')}, which is not registered. Correct the name, or import its module of refractor in packages/page-plugins/src/highlighting/highlight-code.ts.`,
    );
  return [highlightCode];
}

/**
 * @throws Error of the build when a fence names a language that is not registered
 */
function highlightCode(this: Processor): Transformer<Root> {
  const highlight = rehypePrism.call(this as never, {ignoreMissing: false}) as (tree: Root) => void;
  return (tree, file) => {
    try {
      highlight(tree);
    } catch (error) {
      throw new Error(
        `Module not found: ${file.path} has a code fence in a language that cannot be highlighted. Name one of these, or import a module of refractor in packages/page-plugins/src/highlighting/highlight-code.ts: text, ${refractor.listLanguages().sort().join(', ')}.`,
        {cause: error},
      );
    }
    // Tokens are most of a page's elements, so only fences are walked through, once each.
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'code') return undefined;
      node.children = withoutPlainTokens(node.children);
      numberNotedLines(node, file.path);
      return SKIP;
    });
  };
}

/**
 * Gives each line that a fence has a note on the number of the note.
 * @throws Error of the build when the code lacks such a line
 */
function numberNotedLines({data, children}: Element, path: string): void {
  for (const [index, place] of notedLines(data?.meta).entries()) {
    const line = children[Number(place) - 1];
    if (line?.type !== 'element') {
      throw new Error(
        `${path}: a code fence has a note on line ${place}, which its code lacks. Correct \`notes\`.`,
      );
    }
    line.properties.dataNote = String(index + 1);
  }
}

function withoutPlainTokens(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutPlainTokens(node.children);
    return isPlainToken(node) ? children : [{...node, children}];
  });
}

function isPlainToken({tagName, properties}: Element): boolean {
  const classes = properties.className;
  if (tagName !== 'span' || !Array.isArray(classes) || classes[0] !== 'token') return false;
  return classes.slice(1).every((name) => plainTokens.has(String(name)));
}
