/**
 * Generated blocks of a page: finds the pairs of markers and replaces the text between them.
 *
 * A block begins with a line `<!-- generated:NAME ARGS -->` and ends with a line
 * `<!-- /generated -->`. ARGS is a list of words separated by spaces and may be empty.
 */

import {visit} from 'unist-util-visit';
import {parsePage} from '../markdown/parse-page';

/** Writes the Markdown of one block; throws when the name or the arguments are unknown to it. */
export type BlockRenderer = (name: string, args: readonly string[]) => string;

interface OpenBlock {
  readonly name: string;
  readonly args: readonly string[];
  readonly line: number;
  readonly startText: string;
}

const START = /^<!-- generated:([a-z0-9][a-z0-9-]*)((?: [^\s>]+)*) -->$/;
const END = '<!-- /generated -->';
const BLOCK = /<!--\s*generated\b(?:(?!<!--\s*generated\b)[\s\S])*?<!-- \/generated -->/g;
const LOOKS_LIKE_START = /<!--\s*generated\b/;
const LOOKS_LIKE_END = /<!--\s*\/\s*generated\b/;

/**
 * Replaces the content of every generated block of a page.
 *
 * @param text - the whole page
 * @param fileName - the name that error messages show
 * @param render - writes a block's Markdown from its name and arguments
 * @returns the page with each block's content replaced; text without blocks comes back unchanged
 * @throws Error naming file, line and fix: a start without its end, an end without a start, a
 *   malformed marker, or a block that the renderer refuses
 */
export function replaceGeneratedBlocks(
  text: string,
  fileName: string,
  render: BlockRenderer,
): string {
  if (!text.includes('generated')) return text;
  const fenced = fencedLines(text, fileName);
  const output: string[] = [];
  let open: OpenBlock | undefined;

  text.split('\n').forEach((rawLine, index) => {
    const line = rawLine.trim();
    const lineNumber = index + 1;

    if (open !== undefined) {
      if (line === END) {
        output.push(open.startText, '', renderBlock(open, fileName, render), '', rawLine);
        open = undefined;
        return;
      }
      if (LOOKS_LIKE_START.test(line)) throw unclosed(open, fileName);
      rejectMalformedEnd(line, fileName, lineNumber);
      return; // The old content of the block is dropped.
    }

    // A page may show a marker in a code sample; only markers outside fences count.
    if (!fenced.has(lineNumber)) {
      if (LOOKS_LIKE_START.test(line)) {
        open = parseStart(rawLine, fileName, lineNumber);
        return;
      }
      rejectMalformedEnd(line, fileName, lineNumber);
      if (line === END) {
        throw new Error(
          `${fileName}:${lineNumber}: "${END}" has no start. ` +
            'Remove the line, or write "<!-- generated:NAME ARGS -->" on a line above it.',
        );
      }
    }
    output.push(rawLine);
  });

  if (open !== undefined) throw unclosed(open, fileName);
  return output.join('\n');
}

/** Lines of a page that are between markers, counted from 1. */
export function generatedLines(text: string): ReadonlySet<number> {
  let isInside = false;
  return new Set(
    text.split('\n').flatMap((rawLine, index) => {
      const line = rawLine.trim();
      if (START.test(line)) isInside = true;
      else if (line === END) isInside = false;
      return isInside ? [index + 1] : [];
    }),
  );
}

/** Lines of a page that belong to fenced code, counted from 1. */
function fencedLines(text: string, fileName: string): ReadonlySet<number> {
  const lines = new Set<number>();
  // What a block holds will be dropped, and may be anything: only its lines count.
  const outside = text.replace(BLOCK, (block) => block.replace(/[^\n]+/g, ''));
  visit(parsePage(fileName, outside), 'code', ({position}) => {
    if (!position) return;
    for (let line = position.start.line; line <= position.end.line; line += 1) lines.add(line);
  });
  return lines;
}

function parseStart(rawLine: string, fileName: string, line: number): OpenBlock {
  const match = START.exec(rawLine.trim());
  if (match === null) {
    throw new Error(
      `${fileName}:${line}: the start of a generated block is malformed: "${rawLine.trim()}". ` +
        'Write "<!-- generated:NAME ARGS -->" on a line of its own, with a name of lower-case letters, digits and hyphens.',
    );
  }
  const [, name = '', args = ''] = match;
  return {name, args: args.split(' ').filter((word) => word !== ''), line, startText: rawLine};
}

function rejectMalformedEnd(line: string, fileName: string, lineNumber: number): void {
  if (line !== END && LOOKS_LIKE_END.test(line)) {
    throw new Error(
      `${fileName}:${lineNumber}: the end of a generated block is malformed: "${line}". ` +
        `Write "${END}" on a line of its own.`,
    );
  }
}

function renderBlock(block: OpenBlock, fileName: string, render: BlockRenderer): string {
  try {
    return render(block.name, block.args).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${fileName}:${block.line}: cannot write the block "${block.name}": ${reason}`,
      {
        cause: error,
      },
    );
  }
}

function unclosed(block: OpenBlock, fileName: string): Error {
  return new Error(
    `${fileName}:${block.line}: the block "${block.name}" has no end. ` +
      `Write "${END}" on a line of its own after its content.`,
  );
}
