import type {
  SearchRequest,
  SearchResponse,
  SearchSource,
  WorkerReply,
  WorkerRequest,
} from './protocol';

type Handler = (reply: WorkerReply) => void;

/** Why there is no answer. */
export class SearchFailure extends Error {
  /** @param isOutdated whether the site has been updated since the page was opened */
  constructor(
    message: string,
    readonly isOutdated: boolean,
  ) {
    super(message);
  }
}

/** What a search tells its caller. */
export interface SearchListener {
  /** Called with the hits, and again when their snippets are there. */
  readonly onResponse: (response: SearchResponse, isComplete: boolean) => void;
  readonly onFailure: (failure: SearchFailure) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const handlers = new Map<number, Handler>();

/**
 * Loads the index of a version, once.
 * @throws SearchFailure when it cannot be loaded, or read
 */
export function loadIndex(source: SearchSource): Promise<void> {
  return new Promise((resolve, reject) => {
    ask({kind: 'load', ...source}, (reply) => {
      if (reply.kind === 'failed') reject(new SearchFailure(reply.message, reply.isOutdated));
      else resolve();
    });
  });
}

/**
 * Searches in the worker.
 * @returns a function that stops the listening
 */
export function search(
  request: SearchRequest,
  {onResponse, onFailure}: SearchListener,
): () => void {
  const id = ask({kind: 'search', ...request}, (reply) => {
    if (reply.kind === 'failed') onFailure(new SearchFailure(reply.message, reply.isOutdated));
    if (reply.kind === 'result') onResponse(reply.response, reply.isComplete);
  });
  return () => {
    if (handlers.delete(id)) connect().postMessage({id, kind: 'cancel'} satisfies WorkerRequest);
  };
}

function ask(request: DistributiveOmit<WorkerRequest, 'id'>, handler: Handler): number {
  lastId += 1;
  const id = lastId;
  handlers.set(id, handler);
  connect().postMessage({id, ...request} satisfies WorkerRequest);
  return id;
}

function connect(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
      const handler = handlers.get(data.id);
      if (data.kind !== 'result' || data.isComplete) handlers.delete(data.id);
      handler?.(data);
    });
    worker.addEventListener('error', ({message}) => discardWorker(message));
  }
  return worker;
}

/** A worker whose script did not load answers nobody: the next request starts a new one. */
function discardWorker(message: string): void {
  worker?.terminate();
  worker = undefined;
  const waiting = [...handlers];
  handlers.clear();
  for (const [id, handler] of waiting) {
    handler({id, kind: 'failed', message, isOutdated: false});
  }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;
