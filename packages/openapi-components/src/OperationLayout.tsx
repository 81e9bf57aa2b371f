import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface OperationLayoutProps {
  readonly children: ReactNode;
}

/**
 * The sections of an operation's page below its purpose: one below the other, and beside each other
 * in windows that have the room.
 */
export default function OperationLayout({children}: OperationLayoutProps): ReactNode {
  return (
    <div className={styles.operation} data-operation="">
      {children}
    </div>
  );
}
