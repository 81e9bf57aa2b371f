import {Children, createContext, isValidElement, type ReactElement, type ReactNode} from 'react';
import {textOf} from '../text-of';

/** What the columns of a table are called; an empty text for one that needs no name beside a value. */
export type ColumnLabels = readonly string[];

/** The labels of the table around a cell. */
export const ColumnLabelsContext = createContext<ColumnLabels>([]);

type Parent = ReactElement<{readonly children?: ReactNode}>;

/** The elements among what a part of a table holds: its Markdown leaves line breaks between them. */
export function elementsOf(children: ReactNode): Parent[] {
  return Children.toArray(children).filter((child): child is Parent => isValidElement(child));
}

/** Headings of sentences, which say what they are. */
const plain: ReadonlySet<string> = new Set(['Meaning', 'Description', 'What it does']);

/**
 * Decides which columns are named beside their values where rows are laid out as blocks. The first
 * cell is the title of its block, two cells explain each other, and in a wide table the last one is
 * a sentence that needs no name.
 * @param children - `thead` and `tbody`
 * @returns a text for each column, empty for one without a name; nothing for a matrix, whose empty
 * corner says that its rows mean nothing apart from each other
 */
export function columnLabels(children: ReactNode): ColumnLabels {
  const [head] = elementsOf(children);
  const [row] = elementsOf(head?.props.children);
  const names = elementsOf(row?.props.children).map(({props}) => textOf(props.children).trim());
  if (!names[0]) return [];
  const last = names.length - 1;
  const isNamed = (column: number): boolean =>
    column > 0 && last > 1 && (column < last || (last === 2 && !plain.has(names[column] ?? '')));
  return names.map((name, column) => (isNamed(column) ? name : ''));
}
