/**
 * Builds Markdown that is safe inside an MDX page: tables, code spans and escaped prose.
 */

/** One column of a table: its heading and how a row's cell is written (already Markdown). */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
}

/** Shown where a cell has nothing to say, so that an empty cell never looks like a mistake. */
export const EMPTY_CELL = '—';

/**
 * Escapes prose for MDX: braces and `<` would start an expression or a tag, a pipe would end a
 * table cell. Text inside code spans is left as it is, apart from pipes, which GFM reads even there.
 *
 * @param text - plain prose that may hold inline code spans
 * @returns the same text, safe in a paragraph and in a table cell
 */
export function escapeProse(text: string): string {
  return text
    .split(/(`+[^`]*`+)/)
    .map((part) =>
      part.startsWith('`') ? escapePipes(part) : escapePipes(part.replace(/[{}<]/g, '\\$&')),
    )
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/**
 * Wraps text in a code span that stays one span inside a table cell.
 *
 * @param text - the literal text; backticks in it lengthen the fence around it
 * @returns a Markdown code span, or the sign for an empty cell when there is no text
 */
export function code(text: string): string {
  if (text === '') return EMPTY_CELL;
  const longestRun = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longestRun + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${escapePipes(text)}${padding}${fence}`;
}

/**
 * Wraps text in a code span for a paragraph, a list or a heading. In a table cell use `code`, which
 * also escapes pipes; here the backslashes would show.
 *
 * @param text - the literal text, without backticks
 * @returns a Markdown code span
 * @throws Error when the text is empty or holds a backtick
 */
export function inlineCode(text: string): string {
  if (text === '' || text.includes('`'))
    throw new Error(`Not a literal that fits a code span: "${text}".`);
  return `\`${text}\``;
}

/**
 * Writes a list of literals as code spans, separated by commas.
 *
 * @param texts - the literals, in the order to show
 * @returns Markdown, or the sign for an empty cell when the list is empty
 */
export function codeList(texts: readonly string[]): string {
  return texts.length === 0 ? EMPTY_CELL : texts.map(code).join(', ');
}

/**
 * Builds a GFM table.
 *
 * @param columns - headings and cell writers; a cell is Markdown that must not hold a bare pipe
 * @param rows - the rows, in the order to show
 * @returns the table without a final line break
 * @throws Error when there are no columns, or no rows (a table of nothing is a mistake in the data)
 */
export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  if (columns.length === 0) throw new Error('A table needs at least one column.');
  if (rows.length === 0) {
    throw new Error(
      `The table "${columns.map((column) => column.heading).join(' | ')}" has no rows.`,
    );
  }
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => column.heading)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => column.cell(row).trim() || EMPTY_CELL))),
  ].join('\n');
}

/**
 * Joins blocks of Markdown with one blank line, leaving out empty ones.
 *
 * @param blocks - paragraphs, headings, tables; `undefined`, `false` and empty strings are skipped
 * @returns the blocks as one Markdown text
 */
export function joinBlocks(blocks: readonly (string | undefined | false)[]): string {
  return blocks
    .filter((block): block is string => typeof block === 'string' && block.trim() !== '')
    .join('\n\n');
}

/** GFM splits cells at every unescaped pipe, also within code spans, so both kinds of text need it. */
function escapePipes(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|');
}
