import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface OperationHeaderProps {
  readonly method: string;
  readonly path: string;
  /** Level of the API, as readers know it. */
  readonly level: string;
  readonly deprecated?: boolean;
}

/** The method and path of an operation with a button that copies the path, and its level. */
export default function OperationHeader({method, path, level}: OperationHeaderProps): ReactNode {
  return (
    <div className={styles.header} data-search="skip">
      <span className={styles.method} data-method={method}>
        {method.toUpperCase()}
      </span>{' '}
      <code className={styles.path}>{path}</code>
      <CopyButton text={path} label="Copy path" />{' '}
      <span className={styles.level} data-level={level.toLowerCase()}>
        {level}
      </span>
    </div>
  );
}
