import {type ReactNode, useCallback, useId, useMemo, useState} from 'react';
import {type TableRow, useHiddenRows, useTableRows} from '@site/src/components/row-filter';
import {changeKinds, matchesFilter, noFilter, type UpgradeFilter} from './filter';
import styles from './styles.module.css';

interface UpgradeTablesProps {
  /** The tables, with their headings: complete without JavaScript. */
  readonly children: ReactNode;
}

interface ChangeRow extends TableRow {
  readonly api: string;
  readonly kind: string;
}

/** Tables of what changed, with filters over their rows once JavaScript runs. */
export default function UpgradeTables({children}: UpgradeTablesProps): ReactNode {
  const [filter, setFilter] = useState(noFilter);
  const {root, rows: tableRows} = useTableRows<HTMLDivElement>();
  const rows = useMemo(() => tableRows.map(toChange), [tableRows]);
  const matches = useCallback((row: ChangeRow) => matchesFilter(row, filter), [filter]);
  const count = useHiddenRows(rows, matches);
  return (
    <div ref={root} className={styles.tables} data-search="skip">
      <Filters rows={rows} count={count} filter={filter} onChange={setFilter} />
      {children}
    </div>
  );
}

function toChange({element, text}: TableRow): ChangeRow {
  return {
    element,
    text,
    api: element.cells[0]?.textContent ?? '',
    kind: element.querySelector<HTMLElement>('[data-change]')?.dataset.change ?? '',
  };
}

interface FiltersProps {
  readonly rows: readonly ChangeRow[];
  readonly count: number;
  readonly filter: UpgradeFilter;
  readonly onChange: (filter: UpgradeFilter) => void;
}

function Filters({rows, count, filter, onChange}: FiltersProps): ReactNode {
  const id = useId();
  const apis = [...new Set(rows.map(({api}) => api))].sort((a, b) => a.localeCompare(b, 'en'));
  const kinds = Object.entries(changeKinds).filter(([kind]) =>
    rows.some((row) => row.kind === kind),
  );
  return (
    <form
      className={styles.filters}
      aria-label="Filter the changes"
      onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-text`}>Text</label>
      <input
        id={`${id}-text`}
        type="search"
        value={filter.text}
        placeholder="Route, field, command"
        onChange={({target}) => onChange({...filter, text: target.value})}
      />
      <label htmlFor={`${id}-api`}>API</label>
      <select
        id={`${id}-api`}
        value={filter.api}
        onChange={({target}) => onChange({...filter, api: target.value})}>
        <option value="">All</option>
        {apis.map((api) => (
          <option key={api}>{api}</option>
        ))}
      </select>
      <label htmlFor={`${id}-kind`}>Kind</label>
      <select
        id={`${id}-kind`}
        value={filter.kind}
        onChange={({target}) => onChange({...filter, kind: target.value})}>
        <option value="">All</option>
        {kinds.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <p role="status">{rows.length > 0 && `${count} of ${rows.length} changes`}</p>
    </form>
  );
}
