import {type RefObject, useEffect, useMemo, useRef, useState} from 'react';

/** A row of a table in the page, with its text. */
export interface TableRow {
  readonly element: HTMLTableRowElement;
  readonly text: string;
}

/** Whether a text has every word of what a reader typed, in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  const words = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** The rows of all tables within an element that takes `root`, once the page is alive; none before. */
export function useTableRows<Root extends HTMLElement>(): {
  readonly root: RefObject<Root | null>;
  readonly rows: readonly TableRow[];
} {
  const root = useRef<Root>(null);
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  useEffect(() => setRows(readRows(root.current)), []);
  return {root, rows};
}

function readRows(root: HTMLElement | null): TableRow[] {
  return [...(root?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])].map((element) => ({
    element,
    text: element.textContent,
  }));
}

/**
 * Hides the rows that do not match.
 * @param matches keeps its identity until the reader asks for something else
 * @returns how many rows are left
 */
export function useHiddenRows<Row extends TableRow>(
  rows: readonly Row[],
  matches: (row: Row) => boolean,
): number {
  const shown = useMemo(() => new Set(rows.filter(matches)), [rows, matches]);
  useEffect(() => {
    for (const row of rows) row.element.toggleAttribute('hidden', !shown.has(row));
  }, [rows, shown]);
  return shown.size;
}
