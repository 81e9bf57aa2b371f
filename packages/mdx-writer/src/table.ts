import {codeSpan} from './text';

/** The columns of a table in their order: by its heading, how a column writes the cell of a row, as MDX. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

/** Shown where a cell has nothing to say, so that an empty cell never looks like a mistake. */
export const emptyCell = '—';

/**
 * Writes a table (https://github.github.com/gfm/#tables-extension-).
 * @param columns cell writers by their headings; a cell may hold pipes, and is put on one line
 * @param rows the rows, in the order to show
 * @returns the table without a final line break
 * @throws Error when there are no columns, or no rows (a table of nothing is a mistake in the data)
 */
export function markdownTable<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const headings = Object.keys(columns);
  if (headings.length === 0) throw new Error('A table needs at least one column.');
  if (rows.length === 0) throw new Error(`The table "${headings.join(' | ')}" has no rows.`);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    line(headings.map(() => '---')),
    ...rows.map((row) => line(Object.values(columns).map((cell) => toCell(cell(row))))),
  ].join('\n');
}

/** Writes a literal as the content of a cell, or the sign for an empty cell. */
export function code(text: string | null = ''): string {
  return text ? codeSpan(text) : emptyCell;
}

/** Writes literals as the content of a cell, separated by commas. */
export function codeList(texts: readonly string[]): string {
  return texts.length === 0 ? emptyCell : texts.map((text) => code(text)).join(', ');
}

/** GFM ends a cell at every unescaped pipe, also within code spans. */
function toCell(mdx: string): string {
  const text = mdx.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
  return text.trim() || emptyCell;
}
