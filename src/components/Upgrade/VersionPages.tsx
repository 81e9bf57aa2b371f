import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface VersionPagesProps {
  /** What the pages describe. */
  readonly name: string;
  /** Labels of the versions. */
  readonly from: string;
  readonly to: string;
  /** Addresses of the pages; absent in a version that lacks the thing. */
  readonly before?: string;
  readonly after?: string;
}

/** Links to the pages of both versions. */
export default function VersionPages(props: VersionPagesProps): ReactNode {
  const {name, from, to, before, after} = props;
  return (
    <span className={styles.pages}>
      {before && (
        <Link to={before} aria-label={`${from}: ${name}`}>
          {from}
        </Link>
      )}{' '}
      {after && (
        <Link to={after} aria-label={`${to}: ${name}`}>
          {to}
        </Link>
      )}
    </span>
  );
}
