import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface FileTreeProps {
  /** A Markdown list of names; what a folder holds is a list inside its item. */
  readonly children: ReactNode;
}

/** Shows a nested list as files and folders. It stays a list for every reader. */
export default function FileTree({children}: FileTreeProps): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
