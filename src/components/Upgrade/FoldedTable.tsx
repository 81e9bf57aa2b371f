import type {ReactNode} from 'react';

interface FoldedTableProps {
  /** How many rows the table has. */
  readonly count: string;
  readonly children: ReactNode;
}

/** A table that opens on request, without JavaScript too; the filter above the tables opens it. */
export default function FoldedTable({count, children}: FoldedTableProps): ReactNode {
  return (
    <details>
      <summary>{count === '1' ? '1 change' : `${count} changes`}</summary>
      {children}
    </details>
  );
}
