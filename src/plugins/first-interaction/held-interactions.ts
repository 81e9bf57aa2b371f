import {isSearchShortcut} from '../../components/Search/shortcut';

/**
 * What a reader does with a page before the application answers. A link, a fold and a field work by
 * themselves. What needs the application waits for it, and happens then in its order. The shortcut of
 * the search works at once: what is typed next belongs into its field, which keeps it.
 */

/** What does nothing by itself; elements with behavior of their own have a name with a dash. */
const controls = 'button, [role="button"], [aria-haspopup], [aria-expanded]:not(summary)';

/** The field of the search in the navbar. */
const searchField = 'input[role="combobox"]';

const held: (() => void)[] = [];

/** Holds a click on a control, and a key that means something to the application alone. */
function hold(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event instanceof KeyboardEvent && isSearchShortcut(event)) {
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>(searchField);
    field?.focus();
    field?.select();
    return;
  }
  const repeat =
    event instanceof KeyboardEvent ? repeatOfKey(event, event.target) : repeatOfClick(event.target);
  if (!repeat) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(repeat);
}

function repeatOfClick(target: Element): (() => void) | undefined {
  const control = target.closest<HTMLElement>(controls);
  return control && !ownBehavior(control) ? () => control.click() : undefined;
}

/** Keys that the browser has no use for: those of a field with a list, and the space bar on a link. */
function repeatOfKey(event: KeyboardEvent, target: Element): (() => void) | undefined {
  const isOfField =
    target.matches(searchField) && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key);
  const isPress = event.key === ' ' && target.matches('a[role="button"]');
  if (!isOfField && !isPress) return undefined;
  const {key, code, ctrlKey, metaKey} = event;
  const repeated = {key, code, ctrlKey, metaKey, bubbles: true, cancelable: true};
  return () => target.dispatchEvent(new KeyboardEvent('keydown', repeated));
}

/** Whether an element is part of one that is alive without the application: a custom element. */
function ownBehavior(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.localName.includes('-')) return true;
  }
  return false;
}

const events = ['click', 'keydown'];

/** Holds from here on what would be lost. */
export function holdInteractions(): void {
  for (const event of events) window.addEventListener(event, hold, {capture: true});
}

/** Lets what was held happen, in its order, and holds no more. */
export function releaseInteractions(): void {
  for (const event of events) window.removeEventListener(event, hold, {capture: true});
  repeatNext();
}

/** Each in a task of its own, as a reader does it: what one changes, the next one meets. */
function repeatNext(): void {
  const repeat = held.shift();
  if (!repeat) return;
  repeat();
  setTimeout(repeatNext);
}

/** Forgets what was held, and holds no more: there is no application to come. */
export function dropInteractions(): void {
  held.length = 0;
  releaseInteractions();
}
