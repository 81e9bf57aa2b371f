import {createHash} from 'node:crypto';
import type {Root, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Piece} from './rows';

/** A row of an error table in the tree of a page. */
export interface PageRow {
  /** Id that the row has on its page: it stays while the first cell says the same. */
  readonly id: string;
  /** Two or three cells: what readers see, the cause, and what to do. */
  readonly cells: readonly (readonly Piece[])[];
  readonly node: TableRow;
}

/** How the heading of the first column of an error table begins. */
export const usualHeading = /^(?:Message|What you see|You see|Status and)/;

/** Lists the rows of the tables whose first heading matches a pattern, in the order of the page. */
export function errorRowsOf(tree: Root, heading: RegExp): PageRow[] {
  const rows: PageRow[] = [];
  const ids = new Map<string, number>();
  visit(tree, 'table', ({children: [head, ...body]}: Table) => {
    const [first] = head?.children ?? [];
    if (!first || !heading.test(toString(first))) return;
    for (const node of body) {
      const [seen] = node.children;
      if (!seen) continue;
      const id = `error-${createHash('sha256').update(toString(seen)).digest('hex').slice(0, 7)}`;
      const count = (ids.get(id) ?? 0) + 1;
      ids.set(id, count);
      rows.push({
        id: count === 1 ? id : `${id}-${count}`,
        cells: node.children.map(piecesOf),
        node,
      });
    }
  });
  return rows;
}

/** Gives each row of an error table its id, so that an address can lead to it. */
export const remarkErrorRows =
  ({heading = usualHeading}: {readonly heading?: RegExp} = {}) =>
  (tree: Root): void => {
    for (const {id, node} of errorRowsOf(tree, heading)) {
      node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
    }
  };

/** Divides a cell into pieces; marks around words, such as directives, leave the words. */
function piecesOf(cell: TableCell): Piece[] {
  const pieces: Piece[] = [];
  visit(cell, (node) => {
    if (node.type === 'inlineCode') pieces.push([node.value]);
    else if (node.type === 'link') {
      pieces.push([toString(node), node.url]);
      return 'skip';
    } else if (node.type === 'text') {
      const last = pieces.at(-1);
      if (typeof last === 'string') pieces[pieces.length - 1] = last + node.value;
      else pieces.push(node.value);
    }
    return undefined;
  });
  return pieces;
}
