import {type ReactNode, useCallback, useId, useState} from 'react';
import {hasEveryWord, useHiddenRows, useTableRows} from '@site/src/components/row-filter';
import styles from './styles.module.css';

export interface TableFilterProps {
  /** What the rows are, in the plural: `variables`. */
  readonly rows: string;
  /** What a reader may type, as an example. */
  readonly placeholder?: string;
  /** The tables, with their headings: complete without JavaScript. */
  readonly children: ReactNode;
}

/** Tables whose rows a reader can filter by words, once JavaScript runs. */
export default function TableFilter({
  rows: name,
  placeholder,
  children,
}: TableFilterProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const {root, rows} = useTableRows<HTMLDivElement>();
  const matches = useCallback(({text}: {text: string}) => hasEveryWord(text, typed), [typed]);
  const count = useHiddenRows(rows, matches);
  return (
    <div ref={root} className={styles.filtered}>
      <form
        className={styles.filter}
        aria-label={`Filter the ${name}`}
        data-search="skip"
        onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Filter</label>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={placeholder}
          onChange={({target}) => setTyped(target.value)}
        />
        <p role="status">{rows.length > 0 && `${count} of ${rows.length} ${name}`}</p>
      </form>
      {children}
    </div>
  );
}
