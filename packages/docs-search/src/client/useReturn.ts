import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {SearchResponse} from './client';

/** Results that the search page shows at first, and adds at a time. */
const pageLimit = 20;

/** Where a reader was on the search page. */
interface Place {
  /** How many results were asked for. */
  readonly limit: number;
  /** How far down the page was scrolled, in pixels. */
  readonly top: number;
}

/** An entry of the browser's history: its key, which the first one lacks, and its query string. */
interface HistoryEntry {
  readonly key?: string | undefined;
  readonly search: string;
}

/** How many results to show, and the way to more: for a reader who comes back, as many as before. */
export function useShownResults(): {readonly limit: number; readonly showMore: () => void} {
  const {key, search} = useLocation() as HistoryEntry;
  const place = useMemo(() => placeOf({key, search}), [key, search]);
  const [chosen, setChosen] = useState({search: '', limit: pageLimit});
  const limit = chosen.search === search ? chosen.limit : (place?.limit ?? pageLimit);
  return {limit, showMore: () => setChosen({search, limit: limit + pageLimit})};
}

/**
 * Keeps how far down the reader is, and leads a reader who comes back to the same place. The browser
 * cannot: it goes there before the results are made.
 * @param limit number of results that are kept with it
 */
export function useReturn(response: SearchResponse | undefined, limit: number): void {
  const {key, search} = useLocation() as HistoryEntry;
  const history = useHistory();
  const place = useMemo(() => placeOf({key, search}), [key, search]);
  const returnedTo = useRef<typeof place>(undefined);

  useLayoutEffect(() => {
    let top = window.scrollY;
    const note = (): void => {
      // The browser scrolls for the next entry while this page is still shown.
      if ((history.location as HistoryEntry).key === key) top = window.scrollY;
    };
    const save = (): void => {
      if (top > 0 || limit > pageLimit || place)
        slotOf({key, search}).set(JSON.stringify({limit, top}));
    };
    window.addEventListener('scroll', note, {passive: true});
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [history, key, search, limit, place]);

  useLayoutEffect(() => {
    if (!place || !response || returnedTo.current === place) return;
    window.scrollTo({top: place.top, behavior: 'instant'});
    // The page has its height when the texts of all results are there.
    if (response.hits.every(({snippet}) => snippet)) returnedTo.current = place;
  }, [place, response]);
}

/** The place that was kept for an entry, if there is one that can be read. */
function placeOf(entry: HistoryEntry): Place | undefined {
  try {
    const {limit, top} = JSON.parse(slotOf(entry).get() ?? '{}') as Partial<Place>;
    return typeof limit === 'number' && typeof top === 'number' ? {limit, top} : undefined;
  } catch {
    return undefined;
  }
}

/** A place is kept for as long as the tab is open, so that it survives a reload too. */
function slotOf({key = '', search}: HistoryEntry) {
  return createStorageSlot(`search-page.${key}${search}`, {persistence: 'sessionStorage'});
}
