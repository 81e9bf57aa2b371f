import type {PresentedHit} from '../results/present';
import type {SearchResult} from '../results/searcher';

/** What a search needs to know. */
export interface SearchRequest {
  /** Folder that the version's index is served from, with a slash at its end. */
  readonly indexFolder: string;
  /** Path of a context to stay in; the empty one is everything. */
  readonly context: string;
  /** The empty one loads the index. */
  readonly text: string;
  readonly limit: number;
  /** Number of characters of a snippet. */
  readonly snippetLength: number;
}

/** What a search gives to the page. */
export interface SearchResponse extends Omit<SearchResult, 'hits' | 'terms'> {
  readonly hits: readonly PresentedHit[];
}

/** Why there is no answer. */
export interface SearchFailure {
  readonly message: string;
  /** Whether the site has been updated since the page was opened: loading it again helps. */
  readonly isOutdated: boolean;
}

/** Without a request, a search is cancelled: the reader types on, and nobody waits for its answer. */
export interface WorkerRequest {
  readonly id: number;
  readonly request?: SearchRequest;
}

export type WorkerReply = {readonly id: number} & (
  | {readonly failure: SearchFailure}
  /** Hits come at once, and again with their snippets when these have to be loaded. */
  | {readonly response: SearchResponse; readonly isComplete: boolean}
);
