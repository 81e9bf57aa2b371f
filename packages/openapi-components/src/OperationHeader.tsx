import type {ReactNode} from 'react';
import CopyButton from '@docs-kit/custom-elements/CopyButton';
import Absence from './Absence';
import NameText from './NameText';
import styles from './styles.module.css';

interface OperationHeaderProps {
  readonly method: string;
  readonly path: string;
  /** Level of the API, as readers know it. */
  readonly level?: string;
  /** Stands in the place of the level where the version lacks the operation: `Not in v0.2.23`. */
  readonly absence?: string;
  /** What became of it, such as `Moved in Next`: the section of changes says more. */
  readonly change?: string;
}

/**
 * The method and path of an operation with a button that copies the path, its level, and what became
 * of it from one version to another.
 */
export default function OperationHeader({
  method,
  path,
  level,
  absence,
  change,
}: OperationHeaderProps): ReactNode {
  return (
    <div className={styles.header} data-search="skip">
      <span className={styles.method} data-method={method}>
        {method.toUpperCase()}
      </span>{' '}
      <code className={styles.path}>
        <NameText text={path} />
      </code>
      <CopyButton text={path} label="Copy path" />{' '}
      {level !== undefined && (
        <span className={styles.level} data-level={level.toLowerCase()}>
          {level}
        </span>
      )}
      <Absence text={absence} />
      {change && (
        <>
          {' '}
          <a className={styles.change} href="#changes">
            {change}
          </a>
        </>
      )}
    </div>
  );
}
