import type {ComponentProps, ReactNode} from 'react';
import {textOf} from './labels';

export interface CellProps extends ComponentProps<'td'> {
  /** What the column is called, where a block of lines must say it. */
  readonly label?: string;
}

/** Stands in a cell that has nothing to say. */
const dash = '—';

/** A cell of a table's body. */
export default function Cell({label, children, ...props}: CellProps): ReactNode {
  const isEmpty = textOf(children).trim() === dash;
  return (
    <td
      {...props}
      role="cell"
      {...(label && {'data-label': label})}
      {...(isEmpty && {'data-empty': ''})}>
      {children}
    </td>
  );
}
