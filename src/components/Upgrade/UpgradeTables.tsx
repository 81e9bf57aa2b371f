import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import {changeKinds, matchesFilter, noFilter, type UpgradeFilter} from './filter';
import styles from './styles.module.css';

interface UpgradeTablesProps {
  /** The tables, with their headings: complete without JavaScript. */
  readonly children: ReactNode;
}

interface TableRow {
  readonly element: HTMLTableRowElement;
  readonly api: string;
  readonly kind: string;
  readonly text: string;
}

/** Tables of what changed, with filters over their rows once JavaScript runs. */
export default function UpgradeTables({children}: UpgradeTablesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const [filter, setFilter] = useState(noFilter);
  useEffect(() => setRows(readRows(root.current)), []);
  const shown = useMemo(
    () => new Set(rows.filter((row) => matchesFilter(row, filter)).map(({element}) => element)),
    [rows, filter],
  );
  useEffect(() => {
    for (const {element} of rows) element.toggleAttribute('hidden', !shown.has(element));
  }, [rows, shown]);
  return (
    <div ref={root} className={styles.tables} data-search="skip">
      <Filters rows={rows} count={shown.size} filter={filter} onChange={setFilter} />
      {children}
    </div>
  );
}

function readRows(root: HTMLElement | null): TableRow[] {
  return [...(root?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])].map((element) => ({
    element,
    api: element.cells[0]?.textContent ?? '',
    kind: element.querySelector<HTMLElement>('[data-change]')?.dataset.change ?? '',
    text: element.textContent,
  }));
}

interface FiltersProps {
  readonly rows: readonly TableRow[];
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
