import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type * as Client from './client';
import {inShownOrder} from './order';
import type {SearchFailure, SearchRequest, SearchResponse} from './protocol';

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
  const [client, setClient] = useState<typeof Client>();
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
    import('./client')
      .then((module) => {
        setClient(module);
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
    if (!client || !isReady || wanted.text.trim() === '') return undefined;
    return client.search(wanted, {
      onResponse: (response) =>
        setAnswer((shown) =>
          shown?.request === wanted && isChoosing?.current
            ? {request: wanted, response: inShownOrder(shown.response, response)}
            : {request: wanted, response},
        ),
      onFailure: (failure) => setStatus(statusAfter(failure)),
    });
  }, [client, isReady, key, isChoosing]);

  const isOfRequest =
    request.text.trim() !== '' && answer?.request.indexFolder === request.indexFolder;
  return {status, answer: isOfRequest ? answer : undefined, prepare};
}
