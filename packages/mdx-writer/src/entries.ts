import {emptyCell} from './table';

/** What a list says of an entry: its name, what holds for it in few words, and what it means. */
export interface Entry {
  readonly name: string;
  /** As MDX, in their order. What is empty is left out. */
  readonly facts?: readonly (string | false | undefined)[];
  /** Sentences, as MDX. */
  readonly text?: string;
}

/**
 * Writes a list of names that readers look up one at a time, such as the options of a command: an item
 * has the name with its facts, and on its next line the sentences.
 * @param rows what to list, in the order to show
 * @returns the list without a final line break
 * @throws Error when there are no rows (a list of nothing is a mistake in the data)
 */
export function entryList<Row>(rows: readonly Row[], entryOf: (row: Row) => Entry): string {
  if (rows.length === 0) throw new Error('A list of entries needs at least one.');
  return rows
    .map((row) => {
      const {name, facts = [], text = ''} = entryOf(row);
      const said = facts.filter((each) => each && each !== emptyCell).join(', ');
      const lines = [said === '' ? name : `${name}: ${said}`, text.replace(/\s+/g, ' ').trim()];
      return `- ${lines.filter(Boolean).join('\\\n  ')}`;
    })
    .join('\n');
}

/** A fact with the word that says what it is, such as a default; empty where the cell of a table would be. */
export function fact(label: string, cell: string): string {
  return cell === '' || cell === emptyCell ? '' : `${label} ${cell}`;
}
