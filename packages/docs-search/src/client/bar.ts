import {contextOf, type SearchContext} from '../settings';
import {resultAddress, searchPageQuery} from './address';
import {hasFailed, nothingFound} from './messages';
import type {SearchResponse} from './protocol';
import type {SearchVersion} from './useSearchVersion';
import type {SearchStatus} from './useSearch';

/** One line of the list: a result, or the link to all results. */
export interface SearchOption {
  readonly id: string;
  readonly address: string;
}

/** Where the reader is, and what the search box holds. */
export interface BarState {
  readonly text: string;
  readonly version: Pick<SearchVersion, 'parameter' | 'versionPath'>;
  readonly pathname: string;
  readonly baseUrl: string;
  readonly contexts: readonly SearchContext[];
  /** Whether results tell the page which words to mark. */
  readonly highlights: boolean;
}

/** The last line of the list. */
export interface BarFooter {
  readonly text: string;
  readonly address: string;
}

/** Address of the search page for what the box holds. */
export function allResultsAddress({baseUrl, text, version}: BarState, context = ''): string {
  return `${baseUrl}search${searchPageQuery({query: text, context, version: version.parameter})}`;
}

/** The footer leads to the results of the reader's context, or to all when it has none. */
export function footerOf({totals}: SearchResponse, state: BarState): BarFooter {
  const context = contextOf(state.pathname, {...state, versionPath: state.version.versionPath});
  const isWithin = context !== undefined && (totals[context.path] ?? 0) > 0;
  return {
    text: footerText(context, isWithin),
    address: allResultsAddress(state, isWithin ? context.path : ''),
  };
}

function footerText(context: SearchContext | undefined, isWithin: boolean): string {
  if (!context) return 'See all results';
  return `See all results ${isWithin ? 'within' : 'outside'} "${context.label}"`;
}

/** The lines of the list: one for each result, then the footer. */
export function optionsOf(
  id: string,
  response: Pick<SearchResponse, 'hits' | 'highlights'>,
  footer: BarFooter,
  {highlights}: Pick<BarState, 'highlights'>,
): SearchOption[] {
  const words = highlights ? response.highlights : [];
  const addresses = response.hits.map((hit) => resultAddress(hit, words));
  return [...addresses, footer.address].map((address, index) => ({id: `${id}-${index}`, address}));
}

/** What a screen reader says when the results change. */
export function announcementOf(status: SearchStatus, response: SearchResponse | undefined): string {
  if (status === 'unavailable' || hasFailed(status)) return '';
  if (!response) return 'Loading the search index';
  return [...response.notices, countOf(response)].join(' ');
}

function countOf(response: SearchResponse): string {
  const {total, hits} = response;
  if (total === 0) return nothingFound(response);
  return total === 1 ? '1 result' : `${total} results, the best ${hits.length} are listed`;
}
