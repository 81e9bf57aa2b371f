import type {PresentedHit} from '../results/present';
import type {SearchResult} from '../results/searcher';

/** The version to search in. */
export interface SearchSource {
  /** Folder that the version's index is served from, with a slash at its end. */
  readonly indexFolder: string;
}

/** What a search needs to know. */
export interface SearchRequest extends SearchSource {
  /** Path of a context to stay in; the empty one is everything. */
  readonly context: string;
  readonly text: string;
  readonly limit: number;
  /** Number of characters of a snippet. */
  readonly snippetLength: number;
}

/** What a search gives to the page. */
export interface SearchResponse extends Omit<SearchResult, 'hits' | 'terms'> {
  readonly hits: readonly PresentedHit[];
}

/** A search is cancelled when the reader types on, since nobody waits for its answer by then. */
export type WorkerRequest = {readonly id: number} & (
  | ({readonly kind: 'load'} & SearchSource)
  | ({readonly kind: 'search'} & SearchRequest)
  | {readonly kind: 'cancel'}
);

export type WorkerReply = {readonly id: number} & (
  | {readonly kind: 'loaded'}
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether the site has been updated since the page was opened: loading it again helps. */
      readonly isOutdated: boolean;
    }
  /** Hits come at once, and again with their snippets when these have to be loaded. */
  | {readonly kind: 'result'; readonly response: SearchResponse; readonly isComplete: boolean}
);
