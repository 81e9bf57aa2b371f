import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useLayoutEffect, useMemo, useRef} from 'react';
import type {SearchResponse} from './client';

/** An entry of the browser's history: its key, which the first one lacks, and its query string. */
interface HistoryEntry {
  readonly key?: string | undefined;
  readonly search: string;
}

/**
 * Keeps how far down the search page the reader is, and leads a reader who comes back to the same place.
 * The browser cannot: it goes there before the results are made. It is kept for as long as the tab is
 * open, so that it survives a reload too.
 */
export function useReturn(response: SearchResponse | undefined): void {
  const {key, search} = useLocation() as HistoryEntry;
  const history = useHistory();
  const place = useMemo(() => {
    const slot = createStorageSlot(`search-page.${key ?? ''}${search}`, {
      persistence: 'sessionStorage',
    });
    return {slot, top: Number(slot.get())};
  }, [key, search]);
  const returnedTo = useRef<typeof place>(undefined);

  useLayoutEffect(() => {
    let top = window.scrollY;
    const note = (): void => {
      // The browser scrolls for the next entry while this page is still shown.
      if ((history.location as HistoryEntry).key === key) top = window.scrollY;
    };
    const save = (): void => {
      if (top > 0 || place.top > 0) place.slot.set(String(top));
    };
    window.addEventListener('scroll', note, {passive: true});
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [history, key, place]);

  useLayoutEffect(() => {
    if (place.top <= 0 || !response || returnedTo.current === place) return;
    window.scrollTo({top: place.top, behavior: 'instant'});
    // The page has its height when the texts of all results are there.
    if (response.hits.every(({snippet}) => snippet)) returnedTo.current = place;
  }, [place, response]);
}
