import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import Cell, {type CellProps} from './Cell';
import {ColumnLabelsContext, elementsOf} from './labels';

/** A row of a table. It tells its cells what their columns are called. */
export default function Row({children, ...props}: ComponentProps<'tr'>): ReactNode {
  const labels = useContext(ColumnLabelsContext);
  return (
    <tr {...props} role="row">
      {elementsOf(children).map((cell, column) =>
        cell.type === Cell && labels[column]
          ? cloneElement(cell as ReactElement<CellProps>, {label: labels[column]})
          : cell,
      )}
    </tr>
  );
}
