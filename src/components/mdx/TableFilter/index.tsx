import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

export interface TableFilterProps {
  /** What the rows are, in the plural: `variables`. */
  readonly rows: string;
  /** What a reader may type, as an example. */
  readonly placeholder?: string;
  /** The tables, with their headings: complete without JavaScript. */
  readonly children: ReactNode;
}

/** Tables whose rows a reader can filter by words, once `packages/custom-elements/src/filtered-tables.ts` runs. */
export default function TableFilter({rows, placeholder, children}: TableFilterProps): ReactNode {
  const id = useId();
  return (
    <filtered-tables className={styles.filtered} data-rows={rows}>
      <form className={styles.filter} aria-label={`Filter the ${rows}`} data-search="skip">
        <label htmlFor={id}>Filter</label>
        <input id={id} type="search" placeholder={placeholder} />
        <p role="status" />
      </form>
      {children}
    </filtered-tables>
  );
}
