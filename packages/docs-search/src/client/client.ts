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
  /** Folders of the other versions' indexes, which are asked where this one has nothing. */
  readonly others: readonly string[];
}

/** What a search gives to the page. */
export interface SearchResponse extends Omit<SearchResult, 'hits' | 'overviews' | 'terms'> {
  readonly hits: readonly PresentedHit[];
  readonly overviews: readonly PresentedHit[];
  /** Where there are no hits: how many pages another version has, by the folder of its index. */
  readonly elsewhere?: Readonly<Record<string, number>>;
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

/** What a search tells its caller. */
export interface SearchListener {
  /** Called with the hits, and again when their snippets are there. */
  readonly onResponse: (response: SearchResponse) => void;
  readonly onFailure: (failure: SearchFailure) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const listeners = new Map<number, SearchListener>();

/**
 * Searches in the worker, which loads the index of a version with the first search in it.
 * @returns a function that stops the listening
 */
export function search(request: SearchRequest, listener: SearchListener): () => void {
  lastId += 1;
  const id = lastId;
  listeners.set(id, listener);
  post({id, request});
  return () => {
    if (listeners.delete(id)) post({id});
  };
}

function post(message: WorkerRequest): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
      const listener = listeners.get(data.id);
      if ('failure' in data || data.isComplete) listeners.delete(data.id);
      if ('failure' in data) listener?.onFailure(data.failure);
      else listener?.onResponse(data.response);
    });
    worker.addEventListener('error', ({message: reason}) => discardWorker(reason));
  }
  worker.postMessage(message);
}

/** A worker whose script did not load answers nobody: the next request starts a new one. */
function discardWorker(message: string): void {
  worker?.terminate();
  worker = undefined;
  const waiting = [...listeners.values()];
  listeners.clear();
  for (const {onFailure} of waiting) onFailure({message, isOutdated: false});
}
