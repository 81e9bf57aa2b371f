import {blocks, codeSpan, markdownLink, proseToMdx, textToMdx} from '@docs-kit/mdx-writer';
import type {ExternalDocs} from '@docs-kit/openapi-model/document';

/** The first level that no heading of the page has which parts it into sections. */
const firstLevel = 4;

/**
 * Writes a description of the document as MDX. Its headings are below those of the page, whatever level
 * they have: a section of the page ends at the next heading of its level.
 */
export function descriptionToMdx(markdown: string): string {
  const lines = withoutUnderlines(proseToMdx(markdown)).split('\n');
  const levels = headingsOf(lines).map(({level}) => level);
  const shift = Math.max(0, firstLevel - Math.min(...levels, firstLevel));
  if (shift === 0) return lines.join('\n');
  for (const {at, level, words} of headingsOf(lines)) {
    lines[at] = `${'#'.repeat(Math.min(level + shift, 6))} ${words}`;
  }
  return lines.join('\n');
}

/** What a document says of something: its description, and a link to documentation elsewhere. */
export function renderDescription({
  description,
  externalDocs,
}: {
  readonly description: string;
  readonly externalDocs?: ExternalDocs;
}): string {
  return blocks(descriptionToMdx(description), externalDocs && renderLink(externalDocs));
}

/** Addresses that are relative to the document lead nowhere from a page. */
function renderLink({url, description = ''}: ExternalDocs): string {
  const words = description.trim().replace(/\s+/g, ' ');
  if (/^https?:/.test(url)) return `More: ${markdownLink(words || url, url)}`;
  return `More: ${words && `${textToMdx(words)}, `}${codeSpan(url)}`;
}

interface HeadingLine {
  readonly at: number;
  readonly level: number;
  readonly words: string;
}

/** The lines that are headings: a number sign in code is none. */
function headingsOf(lines: readonly string[]): HeadingLine[] {
  let fence = '';
  return lines.flatMap((line, at) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const [, signs, words = ''] = /^ {0,3}(#{1,6})\s+(.+)$/.exec(line) ?? [];
    return fence === '' && signs ? [{at, level: signs.length, words}] : [];
  });
}

/** Writes headings that are underlined with number signs. Text of one line alone can be one here. */
function withoutUnderlines(markdown: string): string {
  return markdown.replace(
    /(^|\n\n)([\p{L}\p{N}*_`&\\][^\n|]*)\n {0,3}(={2,}|-{2,})[ \t]*(?=\n|$)/gu,
    (_, before: string, words: string, line: string) =>
      `${before}${line.startsWith('=') ? '#' : '##'} ${words}`,
  );
}
