import remarkComment from '@slorber/remark-comment';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Code, InlineCode, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** The syntax that Docusaurus reads: MDX, tables, front matter, directives, HTML comments. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/**
 * Reads a Markdown page into the tree that Docusaurus builds it from.
 * @param file path of the page, for the message
 * @returns the tree; lines are counted from 1 in the whole file
 * @throws Error that names file and line when the page is not valid MDX, or a fence is not closed
 */
export function parsePage(file: string, text: string): Root {
  let tree: Root;
  try {
    tree = parser.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Error(
      `${file}:${line ?? 1}: this is no valid MDX: ${reason ?? String(error)}. Correct the syntax; a literal { or < stands in a code span.`,
      {cause: error},
    );
  }
  refuseOpenFences(file, text, tree);
  return tree;
}

/** A fence without an end takes in the rest of its page, which CommonMark allows. */
function refuseOpenFences(file: string, text: string, tree: Root): void {
  const lines = text.split('\n');
  visit(tree, 'code', ({position}) => {
    if (!position) return;
    const {start, end} = position;
    const mark = /(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[1];
    if (mark === undefined) return;
    if (end.line > start.line && lines[end.line - 1]?.trim().startsWith(mark)) return;
    throw new Error(
      `${file}:${start.line}: the fence is never closed. Write ${mark} on a line of its own after its code.`,
    );
  });
}

/** A fenced block of code of a page. */
export interface Fence {
  readonly file: string;
  /** Line of the opening mark. */
  readonly line: number;
  readonly language: string;
  /** What follows the language: a title, a mark. */
  readonly meta: string;
  readonly code: string;
}

/** A piece of inline code of a page. */
export interface CodeSpan {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** The code of one page or of many. */
export interface PageCode {
  readonly fences: readonly Fence[];
  readonly inline: readonly CodeSpan[];
}

/** Lists the fences and the code spans of a tree, in the order of the page. */
export function codeOf(file: string, tree: Root): PageCode {
  const fences: Fence[] = [];
  const inline: CodeSpan[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') fences.push(toFence(file, node));
    if (node.type === 'inlineCode') inline.push({file, line: startLine(node), code: node.value});
  });
  return {fences, inline};
}

function toFence(file: string, node: Code): Fence {
  return {
    file,
    line: startLine(node),
    language: node.lang ?? '',
    meta: node.meta ?? '',
    code: node.value,
  };
}

const startLine = ({position}: Code | InlineCode): number => position?.start.line ?? 1;
