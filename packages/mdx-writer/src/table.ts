import {codeSpan} from './text';

/** One column of a table: its heading and how a row's cell is written (already MDX). */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
}

/** Shown where a cell has nothing to say, so that an empty cell never looks like a mistake. */
export const EMPTY_CELL = '—';

/**
 * Writes a table (https://github.github.com/gfm/#tables-extension-).
 * @param columns headings and cell writers; a cell may hold pipes, and is put on one line
 * @param rows the rows, in the order to show
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
    ...rows.map((row) => line(columns.map((column) => toCell(column.cell(row))))),
  ].join('\n');
}

/** Writes a literal as the content of a cell, or the sign for an empty cell. */
export function code(text: string): string {
  return text === '' ? EMPTY_CELL : codeSpan(text);
}

/** Writes literals as the content of a cell, separated by commas. */
export function codeList(texts: readonly string[]): string {
  return texts.length === 0 ? EMPTY_CELL : texts.map(code).join(', ');
}

/** GFM ends a cell at every unescaped pipe, also within code spans. */
function toCell(mdx: string): string {
  const text = mdx.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
  return text.trim() || EMPTY_CELL;
}
