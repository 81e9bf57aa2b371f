import type {ClientModule} from '@docusaurus/types';
import {isLeft, returnMark} from '../start-state';

/**
 * Keeps where the reader was on each page of the history. Browsers go back to a place as soon as the
 * address changes, which is before a page is there that has to be loaded, and Docusaurus then shows its top.
 */

const storageKey = 'scroll-position.';

/** Where the reader is on the open page, by the name of its entry in the history. */
let current: {readonly name: string; readonly top: number} | undefined;

/** Where the page was read that the history leads to; nothing on other ways. */
let returnTo: number | undefined;

/** While a page is exchanged, what scrolls is the browser and not the reader. */
let isExchanging = false;

/** The router names each entry that it makes; the others have the name of their place. */
function entryName(): string {
  const {state} = window.history as {readonly state: {readonly key?: unknown} | null};
  const {pathname, hash} = window.location;
  return storageKey + (typeof state?.key === 'string' ? state.key : pathname + hash);
}

/** A browser that stores nothing throws: a page is shown from its top then. */
function savePlace(): void {
  if (!current) return;
  try {
    window.sessionStorage.setItem(current.name, String(current.top));
  } catch {
    // Nothing is stored.
  }
  current = undefined;
}

function savedPlace(): number | undefined {
  try {
    const top = window.sessionStorage.getItem(entryName());
    return top === null ? undefined : Number(top);
  } catch {
    return undefined;
  }
}

function noteScroll(): void {
  // The address of a page that is left is that of the next one already.
  if (!isExchanging && !isLeft()) current = {name: entryName(), top: Math.round(window.scrollY)};
}

function leaveByHistory(): void {
  savePlace();
  returnTo = savedPlace();
  isExchanging = true;
}

/** Shows the place, and once more when the page has grown, until it is reached or the reader scrolls. */
function returnToPlace(top: number): void {
  const reader = new AbortController();
  const show = (): void => {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.abs(window.scrollY - top) <= 1) reader.abort();
  };
  const growth = new ResizeObserver(show);
  reader.signal.addEventListener('abort', () => growth.disconnect());
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(act, () => reader.abort(), {signal: reader.signal, passive: true});
  }
  growth.observe(document.body);
}

/** How far Chromium may be from the place, in pixels: it goes back to an element near it. */
const closeness = 40;

/**
 * Whether the reader was elsewhere than the browser shows, and has not scrolled yet: Firefox forgets the
 * place of a page that is loaded while the history moves, and it and WebKit go to the place that the hash
 * names, wherever on the page the reader was.
 */
function isForgotten(place: number): boolean {
  const {scrollY} = window;
  const target = document.getElementById(window.location.hash.slice(1));
  const {scrollMarginTop} = target ? getComputedStyle(target) : {scrollMarginTop: ''};
  const fromHash =
    target && target.getBoundingClientRect().top - (parseFloat(scrollMarginTop) || 0);
  const isAtHash = fromHash !== null && Math.abs(fromHash) < 2;
  return scrollY === 0 || isAtHash || Math.abs(scrollY - place) < closeness;
}

/** Whether the browser has loaded a page that the reader was on before. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const {type} = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Whether another page was open when the browser loaded this one; says so once. */
function takeReturnMark(): boolean {
  try {
    const isMarked = window.sessionStorage.getItem(returnMark) !== null;
    window.sessionStorage.removeItem(returnMark);
    return isMarked;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined' && !isLeft()) {
  const before = savedPlace();
  const isReturn = takeReturnMark();
  // A mark of a page whose application did not start is there when a link leads to another one.
  if (before !== undefined && isLoadedAgain() && (isReturn || isForgotten(before))) {
    returnToPlace(before);
  }
  // The reader may have scrolled before this script was there.
  noteScroll();
  window.addEventListener('scroll', noteScroll, {passive: true});
  window.addEventListener('pagehide', savePlace);
  // In the capturing phase, which comes before the router hears of it.
  window.addEventListener('popstate', leaveByHistory, {capture: true});
}

export default {
  onRouteUpdate({previousLocation}) {
    // The first page is there already: while the application starts on it, the reader scrolls.
    if (!previousLocation) return;
    // A busy browser tells of the last scrolling later than that a link was followed.
    if (current && !isExchanging) current = {...current, top: Math.round(window.scrollY)};
    savePlace();
    isExchanging = true;
  },
  onRouteDidUpdate() {
    isExchanging = false;
    if (returnTo === undefined) noteScroll();
    else returnToPlace(returnTo);
    returnTo = undefined;
  },
} satisfies ClientModule;
