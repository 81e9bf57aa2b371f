import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface StepsProps {
  /** An ordered list in Markdown; each item is a step and may hold anything. */
  readonly children: ReactNode;
}

/** Shows an ordered list as steps along a line. It stays a list for every reader. */
export default function Steps({children}: StepsProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
