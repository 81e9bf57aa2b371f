import type {SearchResponse} from './protocol';
import type {SearchStatus} from './useSearch';

/** What is said to a reader whose search found nothing. */
export function nothingFound({isTooLittle}: Pick<SearchResponse, 'isTooLittle'>): string {
  return isTooLittle ? 'Type more to search' : 'No results';
}

/** What is said before the first answer is there. */
export function waiting(status: SearchStatus): string {
  return status === 'ready' ? 'Searching…' : 'Loading the search index…';
}

/** Whether a search has ended without an answer. */
export const hasFailed = (status: SearchStatus): boolean =>
  status === 'failed' || status === 'outdated';
