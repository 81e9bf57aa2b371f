import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface StatusCodeProps {
  /** A status of HTTP, or `default` for every other one. */
  readonly code: string;
  /** What its id begins with, on a page of several operations. */
  readonly prefix?: string;
}

/** The status of a response in the table of errors: the link to itself. */
export default function StatusCode({code, prefix = ''}: StatusCodeProps): ReactNode {
  const id = `${prefix}response-${code}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={styles.status} tabIndex={-1}>
      <a href={`#${id}`} data-permalink="">
        {code === 'default' ? 'Other' : code}
      </a>
    </span>
  );
}
