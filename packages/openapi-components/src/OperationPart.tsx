import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface OperationPartProps {
  /** `request`: what one sends. `samples`: programs, which stay in view. `reference`: all else. */
  readonly name: 'request' | 'samples' | 'reference';
  readonly children: ReactNode;
}

/** Sections of an operation's page that belong together, marked up as those of a page are. */
export default function OperationPart({name, children}: OperationPartProps): ReactNode {
  return <div className={clsx('markdown', styles[name])}>{children}</div>;
}
