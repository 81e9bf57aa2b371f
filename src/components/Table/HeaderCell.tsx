import type {ComponentProps, ReactNode} from 'react';

/** A header cell of a table. One without words, as in the corner of a matrix, heads nothing. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} role="columnheader" /> : <td {...props} role="cell" />;
}
