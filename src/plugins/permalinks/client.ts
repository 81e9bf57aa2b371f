import type {ClientModule} from '@docusaurus/types';

/**
 * Permalinks of fields and headings, for the whole site with one listener: a click copies the
 * address of the place and says so; arriving at a field moves the focus to it.
 */

/** How long the confirmation stands, in milliseconds. */
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
  const target = document.getElementById(decodeHash(hash));
  if (target?.matches('[tabindex="-1"]:has(> [data-permalink])')) {
    target.focus({preventScroll: true});
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
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
  // The element must stand before it speaks, or screen readers miss the first message.
  if (document.body) statusElement();
  document.addEventListener('click', (event) => void copyPermalink(event));
}

export default {
  onRouteDidUpdate: ({location}) => {
    if (location.hash) focusField(location.hash);
  },
} satisfies ClientModule;
