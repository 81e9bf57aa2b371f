import {createStorageSlot} from '@docusaurus/theme-common';
import {plain, type Entry} from './entries';

/** Searches and results that a reader opened are kept in the browser, and sent nowhere. */
const slot = createStorageSlot('search-recent');
const most = 5;

interface Kept extends Pick<Entry, 'address' | 'kind' | 'place'> {
  readonly title: string;
}

/** What the reader opened last, newest first; nothing where the browser keeps nothing. */
export function recentEntries(): Entry[] {
  return kept().map((entry) => ({...entry, title: plain(entry.title)}));
}

/** Keeps an entry as the newest, without the words that it marks on its page. */
export function remember({address, kind, place, title}: Entry): void {
  const entry = {
    address: address.replace(/\?_highlight=[^#]*/, ''),
    kind,
    place,
    title: title.map(({text}) => text).join(''),
  };
  const others = kept().filter((other) => other.address !== entry.address);
  slot.set(JSON.stringify([entry, ...others].slice(0, most)));
}

/** Forgets all of them. */
export const forget = (): void => slot.del();

function kept(): Kept[] {
  try {
    const entries = JSON.parse(slot.get() ?? '[]') as unknown;
    return Array.isArray(entries) ? entries.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Other code of this site, or the reader, may have written something else there. */
function isKept(value: unknown): value is Kept {
  const {address, title, place, kind} = (value ?? {}) as Partial<Kept>;
  const texts = [address, title, place, kind?.label, kind?.icon];
  return texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(address ?? '');
}
