import type {
  SearchFailure,
  SearchRequest,
  SearchResponse,
  WorkerReply,
  WorkerRequest,
} from './protocol';

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
