/**
 * Scrolls sideways when its content is wider than itself or the `pre` inside it. It is then named after
 * the heading above and takes the focus, so that the arrow keys scroll it; one that fits takes none. Its
 * markup says that it is too wide, which is assumed until the width is known, and without a script.
 * `data-content` says what it contains.
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
 * Those whose width is not known yet: a large page has many, and must not freeze while they are measured.
 * The style sheet lays a table out only in its turn, unless it is near the view.
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
