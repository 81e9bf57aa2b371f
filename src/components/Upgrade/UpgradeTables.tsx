import {type ReactNode, useId} from 'react';
import {changeKinds} from './change-kinds';
import styles from './styles.module.css';

interface UpgradeTablesProps {
  /** The tables, with their headings: complete without JavaScript. */
  readonly children: ReactNode;
}

/**
 * Tables of what changed, whose rows a reader can filter, once `packages/custom-elements/src/filtered-tables.ts` runs:
 * the first cell of a row names its API.
 */
export default function UpgradeTables({children}: UpgradeTablesProps): ReactNode {
  const id = useId();
  return (
    <filtered-tables className={styles.tables} data-rows="changes" data-search="skip">
      <form className={styles.filters} aria-label="Filter the changes">
        <label htmlFor={`${id}-text`}>Text</label>
        <input id={`${id}-text`} type="search" placeholder="Route, field, command" />
        <label htmlFor={`${id}-api`}>API</label>
        <select id={`${id}-api`} data-of="td">
          <option value="">All</option>
        </select>
        <label htmlFor={`${id}-kind`}>Kind</label>
        <select id={`${id}-kind`} data-of="[data-change]">
          <option value="">All</option>
          {Object.values(changeKinds).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
        <p role="status" />
      </form>
      {children}
    </filtered-tables>
  );
}
