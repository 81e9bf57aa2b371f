import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Says that the version of the page lacks the operation, in the place of the operation's level. The
 * search of the version passes the page over.
 */
export default function Absence({text}: {readonly text: string | undefined}): ReactNode {
  return (
    text !== undefined && (
      <span className={styles.level} data-level="absent" data-search="skip-page">
        {text}
      </span>
    )
  );
}
