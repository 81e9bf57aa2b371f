import {createStorageSlot} from '@docusaurus/theme-common';

/** Where a reader was on the search page, to be led back there. */
export interface Place {
  /** How many results were asked for. */
  readonly limit: number;
  /** How far down the page was scrolled, in pixels. */
  readonly top: number;
}

/** An entry of the browser's history: its key, which the first one lacks, and its query string. */
export interface HistoryEntry {
  readonly key?: string | undefined;
  readonly search: string;
}

/** Keeps a place for as long as the tab is open, so that it survives a reload too. */
export function savePlace(entry: HistoryEntry, place: Place): void {
  slotOf(entry).set(JSON.stringify(place));
}

/** The place that was kept for an entry, if there is one that can be read. */
export function placeOf(entry: HistoryEntry): Place | undefined {
  try {
    const {limit, top} = JSON.parse(slotOf(entry).get() ?? '{}') as Partial<Place>;
    return typeof limit === 'number' && typeof top === 'number' ? {limit, top} : undefined;
  } catch {
    return undefined;
  }
}

function slotOf({key = '', search}: HistoryEntry) {
  return createStorageSlot(`search-page.${key}${search}`, {persistence: 'sessionStorage'});
}
