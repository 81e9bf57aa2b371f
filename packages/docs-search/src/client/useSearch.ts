import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {PresentedHit} from '../results/present';
import type * as Lazy from './lazy';
import type {SearchFailure, SearchRequest, SearchResponse} from './client';

/**
 * How far a search is. The development server has no index; a page that was open while the site was
 * updated is outdated when it cannot read the new index.
 */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'outdated' | 'unavailable';

export interface Search {
  readonly status: SearchStatus;
  /** The newest response in this version, with the request that it answers: maybe an earlier text. */
  readonly answer: {readonly request: SearchRequest; readonly response: SearchResponse} | undefined;
  /** Loads the code and the index; without effect when they are there. */
  readonly prepare: () => void;
  /** The code, when it is there. */
  readonly lazy: typeof Lazy | undefined;
}

const isAvailable = process.env.NODE_ENV === 'production';

const statusAfter = ({isOutdated}: SearchFailure): SearchStatus =>
  isOutdated ? 'outdated' : 'failed';

/**
 * Searches while the reader types. Nothing is loaded before `prepare` is called.
 * @param request what to search for; an empty text stops the search
 * @param isChoosing whether the reader moves in the list: nothing in it changes its place then
 */
export function useSearch(request: SearchRequest, isChoosing?: RefObject<boolean>): Search {
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [answer, setAnswer] = useState<Search['answer']>();
  const [lazy, setLazy] = useState<typeof Lazy>();
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });

  const prepare = useCallback(() => {
    if (!isAvailable) {
      setStatus('unavailable');
      return;
    }
    setStatus((current) => (current === 'ready' ? current : 'loading'));
    import('./lazy')
      .then((module) => {
        setLazy(module);
        module.search(
          {...latest.current, text: ''},
          {
            onResponse: () => setStatus('ready'),
            onFailure: (failure) => setStatus(statusAfter(failure)),
          },
        );
      })
      .catch(() => setStatus('failed'));
  }, []);

  const isReady = status === 'ready';
  const key = JSON.stringify(request);
  useEffect(() => {
    const wanted = JSON.parse(key) as SearchRequest;
    if (!lazy || !isReady || wanted.text.trim() === '') return undefined;
    return lazy.search(wanted, {
      onResponse: (response) =>
        setAnswer((shown) =>
          shown?.request === wanted && isChoosing?.current
            ? {request: wanted, response: inShownOrder(shown.response, response)}
            : {request: wanted, response},
        ),
      onFailure: (failure) => setStatus(statusAfter(failure)),
    });
  }, [lazy, isReady, key, isChoosing]);

  const isOfRequest =
    request.text.trim() !== '' && answer?.request.indexFolder === request.indexFolder;
  return {status, answer: isOfRequest ? answer : undefined, prepare, lazy};
}

/**
 * A later response to the same request, in the order that the reader is already choosing from: the
 * hits that are shown stay where they are, with the snippets that have come; others follow them.
 */
export function inShownOrder(shown: SearchResponse, later: SearchResponse): SearchResponse {
  const addressOf = ({u, h = ''}: PresentedHit) => u + h;
  const known = new Map(later.hits.map((hit) => [addressOf(hit), hit]));
  const kept = shown.hits.map((hit) => known.get(addressOf(hit)) ?? hit);
  const listed = new Set(shown.hits.map(({u}) => u));
  const added = later.hits.filter(({u}) => !listed.has(u));
  return {...later, hits: [...kept, ...added].slice(0, Math.max(kept.length, later.hits.length))};
}
