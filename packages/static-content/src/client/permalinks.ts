import type {ClientModule} from '@docusaurus/types';

/**
 * Permalinks of fields and headings, for the whole site with one listener: a click copies the
 * address of the place and says so; arriving at a field opens what hides it and moves the focus to
 * it. A page that lacks the place is shown from its top. An address whose hash is malformed is read without it.
 */

/** How long the confirmation is shown, in milliseconds. */
const confirmationTime = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies the address of the permalink that was clicked, if one was. */
export async function copyPermalink(event: Event): Promise<void> {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-permalink], a.hash-link');
  if (!link) return;
  try {
    await navigator.clipboard.writeText(link.href);
    say('Link copied');
  } catch {
    // Without permission the click is what it always is: the address bar has the link.
  }
}

/** Moves the focus to the field that the hash names; headings and sections keep theirs. */
export function focusField(hash: string): void {
  const target = placeOf(hash);
  if (target?.matches('[tabindex="-1"]:has(> [data-permalink])')) {
    target.focus({preventScroll: true});
  }
}

/**
 * Opens what hides the place that the hash names. Browsers do so when they go there themselves, and
 * Docusaurus goes there in their stead.
 */
export function revealPlace(hash: string): void {
  const place = placeOf(hash);
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const hiding = folds.filter((fold) => place && fold.contains(place));
  if (hiding.length === 0) return;
  for (const fold of hiding) fold.open = true;
  place?.scrollIntoView();
}

/** Shows a new page from its top when it lacks the place: Docusaurus scrolls to places alone. */
export function showTopWithout(hash: string): void {
  if (!placeOf(hash)) window.scrollTo(0, 0);
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Removes a hash that is not valid percent-encoding (RFC 3986, section 2.1) from the address:
 * Docusaurus decodes the hash of each page that it shows, and would show the error page instead.
 */
export function dropMalformedHash(): void {
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

function say(text: string): void {
  const status = statusElement();
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, confirmationTime);
}

function statusElement(): Element {
  const found = document.querySelector('.permalink-status');
  if (found) return found;
  const created = document.createElement('div');
  created.className = 'permalink-status';
  created.setAttribute('role', 'status');
  document.body.append(created);
  return created;
}

if (typeof document !== 'undefined') {
  // The element must exist before it speaks, or screen readers miss the first message.
  if (document.body) statusElement();
  document.addEventListener('click', (event) => void copyPermalink(event));
  // This module loads before the router, so the router reads what is left of the address.
  dropMalformedHash();
  window.addEventListener('popstate', dropMalformedHash);
}

export default {
  onRouteDidUpdate: ({location: {pathname, hash}, previousLocation}) => {
    if (!hash) return;
    if (previousLocation && previousLocation.pathname !== pathname) showTopWithout(hash);
    revealPlace(hash);
    focusField(hash);
  },
} satisfies ClientModule;
