import type {ReactNode} from 'react';
import NameText from './NameText';
import styles from './styles.module.css';

interface OperationListProps {
  /** Whether the version lacks all of them: its search then passes the page over. */
  readonly absent?: boolean;
  /** `OperationEntry` elements. */
  readonly children: ReactNode;
}

/** The operations of a tag, below each other. */
export function OperationList({absent = false, children}: OperationListProps): ReactNode {
  return (
    <nav aria-label="Pages of this section" data-search={absent ? 'skip-page' : undefined}>
      <ul className={styles.operations}>{children}</ul>
    </nav>
  );
}

interface OperationEntryProps {
  readonly method: string;
  readonly path: string;
  readonly deprecated?: boolean;
  /** Set where the version lacks the operation: `Not in v0.2.23`. */
  readonly absence?: string;
  /** The link to the operation's page, and a sentence. */
  readonly children: ReactNode;
}

/** An operation in a list: its route, its name, which leads to its page, and what it does. */
export function OperationEntry({
  method,
  path,
  deprecated = false,
  absence,
  children,
}: OperationEntryProps): ReactNode {
  const note = absence ?? (deprecated ? 'Deprecated' : undefined);
  return (
    <li className={styles.entry}>
      <div className={styles.entryRoute}>
        <span className={styles.method} data-method={method}>
          {method.toUpperCase()}
        </span>{' '}
        <code className={styles.path}>
          <NameText text={path} />
        </code>
        {note && (
          <>
            {' '}
            <span className={styles.entryNote}>{note}</span>
          </>
        )}
      </div>
      {children}
    </li>
  );
}
