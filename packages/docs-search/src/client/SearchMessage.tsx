import type {ReactNode} from 'react';
import type {SearchResponse} from './client';
import styles from './styles.module.css';
import type {SearchStatus} from './useSearch';

interface SearchMessageProps {
  readonly status: SearchStatus;
  /** What a search that found nothing has answered, if there is an answer. */
  readonly response: Pick<SearchResponse, 'isTooLittle'> | undefined;
  readonly onRetry: () => void;
}

/** Whether a search has ended without an answer. */
export const hasFailed = (status: SearchStatus): boolean =>
  status === 'failed' || status === 'outdated';

/** What a screen reader says when the results change; failures are alerts of their own. */
export function announcementOf(status: SearchStatus, response: SearchResponse | undefined): string {
  if (status === 'unavailable' || hasFailed(status)) return '';
  if (!response) return 'Loading the search index';
  const {total, hits, notices} = response;
  const count = total === 1 ? '1 result' : `${total} results, the best ${hits.length} are listed`;
  return [...notices, total === 0 ? nothingFound(response) : count].join(' ');
}

/** What is said to a reader whose search found nothing. */
export function nothingFound({isTooLittle}: Pick<SearchResponse, 'isTooLittle'>): string {
  return isTooLittle ? 'Type more to search' : 'No results';
}

/** The message in place of results: the search loads, has failed, found nothing or needs a build. */
export default function SearchMessage({status, response, onRetry}: SearchMessageProps): ReactNode {
  const button = (text: string, onClick: () => void) => (
    <button type="button" className={styles.retry} onClick={onClick}>
      {text}
    </button>
  );
  const reload = (text: string) => button(text, () => window.location.reload());
  const waiting = status === 'ready' ? 'Searching…' : 'Loading the search index…';
  return (
    <p className={styles.message} role={hasFailed(status) ? 'alert' : undefined}>
      {status === 'unavailable' ? (
        <>
          The development server has no search index. Run{' '}
          <code>npm run build &amp;&amp; npm run serve</code> to search.
        </>
      ) : status === 'outdated' ? (
        <>
          The documentation was updated after you opened this page. {reload('Load the page again')}{' '}
          to search.
        </>
      ) : status === 'failed' ? (
        <>
          The search index could not be loaded. {button('Try again', onRetry)}. If the documentation
          was updated after you opened this page, {reload('load the page again')}.
        </>
      ) : response ? (
        nothingFound(response)
      ) : (
        waiting
      )}
    </p>
  );
}
