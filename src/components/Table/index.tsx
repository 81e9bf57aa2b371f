import {type ComponentProps, type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import {sideScroll} from '../side-scroll';
import edges from '../side-scroll.module.css';
import {columnLabels, ColumnLabelsContext} from './labels';
import {roundRows} from './rows';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself where it is wider than the page. On a phone each row becomes a
 * block of lines that name their columns, unless the table is a matrix. The roles are those that the
 * elements have anyway: browsers drop them when a style sheet lays rows out as blocks.
 */
export default function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
  const labels = useMemo(() => columnLabels(children), [children]);
  return (
    <ColumnLabelsContext.Provider value={labels}>
      <side-scroll
        className={clsx(styles.container, edges.edges, labels.length > 0 && styles.stacking)}
        data-content="Table"
        data-rows={roundRows(children)}
        {...sideScroll('Table')}>
        <table {...props} role="table">
          {children}
        </table>
      </side-scroll>
    </ColumnLabelsContext.Provider>
  );
}
