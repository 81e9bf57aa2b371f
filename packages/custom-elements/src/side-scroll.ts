/**
 * Scrolls sideways where its content is wider: it, or the `pre` that it holds. Then it takes the focus,
 * so that the arrow keys scroll it, and is named after the heading above it; one that fits is no stop
 * of the keyboard. Until its width is known, and without a script, it counts as too wide, which its
 * markup says. `data-content` says what it holds.
 */
export class SideScroll extends HTMLElement {
  connectedCallback(): void {
    waiting.add(scrollerOf(this));
    layOutInTurn();
  }

  disconnectedCallback(): void {
    waiting.delete(scrollerOf(this));
    observer.unobserve(scrollerOf(this));
  }
}

/**
 * Those whose width is not known yet: a large page has many, and must not stand still for them. The style
 * sheet does not have a table laid out before its turn, unless it is near the view.
 */
const waiting = new Set<Element>();

/** How many are measured at a time. */
const atATime = 8;

let isPlanned = false;

/**
 * Has some laid out and measured when the browser has nothing else to do, and then the next ones. To be
 * called once for a page that has none: until then, a table of a later page would wait for the view.
 */
export function layOutInTurn(): void {
  if (isPlanned) return;
  isPlanned = true;
  // Safari does not say when it is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    isPlanned = false;
    for (const scroller of [...waiting].slice(0, atATime)) {
      waiting.delete(scroller);
      scroller.setAttribute('data-laid-out', '');
      observer.observe(scroller);
    }
    if (waiting.size > 0) layOutInTurn();
    // Pages that the reader goes on to may be opened anywhere.
    else delete document.documentElement.dataset.lateTables;
  });
}

const scrollerOf = (element: Element): Element => element.querySelector('pre') ?? element;

/** One for all: it tells of those whose width has changed at once. */
const observer = new ResizeObserver((changes) => {
  // All widths are read before the first attribute changes.
  const widths = changes.map(
    ({target}) => [target, target.scrollWidth > target.clientWidth] as const,
  );
  for (const [scroller, isTooWide] of widths) {
    if (isTooWide) makeStop(scroller);
    else for (const name of ['role', 'tabindex', 'aria-label']) scroller.removeAttribute(name);
  }
});

function makeStop(scroller: Element): void {
  const content = scroller.closest<HTMLElement>('side-scroll')?.dataset.content ?? '';
  const name = [content, ...headingAbove(scroller)].join(' in ');
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('tabindex', '0');
  scroller.setAttribute('aria-label', `${name}, scrolls sideways`);
}

/** The words of the nearest heading before an element, without what marks a place to break it. */
function headingAbove(element: Element): string[] {
  const before = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  before.currentNode = element;
  while (before.previousNode()) {
    const {currentNode} = before;
    if (currentNode instanceof HTMLHeadingElement) {
      return [(currentNode.textContent ?? '').replace('\u200b', '')];
    }
  }
  return [];
}
