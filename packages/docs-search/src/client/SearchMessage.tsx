import type {ReactNode} from 'react';
import {nothingFound, waiting} from './messages';
import type {SearchResponse} from './protocol';
import styles from './styles.module.css';
import type {SearchStatus} from './useSearch';

interface SearchMessageProps {
  readonly status: SearchStatus;
  /** What a search that found nothing has answered, if there is an answer. */
  readonly response: Pick<SearchResponse, 'isTooLittle'> | undefined;
  readonly onRetry: () => void;
}

const reload = (): void => window.location.reload();

/** The message in place of results: the search loads, has failed, found nothing or needs a build. */
export default function SearchMessage({status, response, onRetry}: SearchMessageProps): ReactNode {
  if (status === 'unavailable') {
    return (
      <p className={styles.message}>
        The development server has no search index. Run{' '}
        <code>npm run build &amp;&amp; npm run serve</code> to search.
      </p>
    );
  }
  if (status === 'outdated') {
    return (
      <p className={styles.message} role="alert">
        The documentation was updated after you opened this page.{' '}
        <button type="button" className={styles.retry} onClick={reload}>
          Load the page again
        </button>{' '}
        to search.
      </p>
    );
  }
  if (status === 'failed') {
    return (
      <p className={styles.message} role="alert">
        The search index could not be loaded.{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
        . If the documentation was updated after you opened this page,{' '}
        <button type="button" className={styles.retry} onClick={reload}>
          load the page again
        </button>
        .
      </p>
    );
  }
  return <p className={styles.message}>{response ? nothingFound(response) : waiting(status)}</p>;
}
