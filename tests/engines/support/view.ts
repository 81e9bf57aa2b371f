/** What a page shows, and says of itself to programs: all that does not depend on how it was reached. */
export interface View {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly description: string;
  readonly canonical: string;
  readonly structuredData: string;
  /** Entries of the sidebar that are marked as the page itself. */
  readonly sidebar: readonly string[];
  /** Links of the list of contents. */
  readonly contents: readonly string[];
  /** Warnings and announcements above or in the text. */
  readonly notices: readonly string[];
  /** What says that something has gone wrong. */
  readonly alerts: readonly string[];
}

/**
 * Reads the view of a page. Runs in the page.
 * The text is what can be seen, and what is folded away: folds that were opened stay open.
 */
export function readView(): View {
  const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
  const isShown = (element: Element): boolean =>
    element.checkVisibility({checkVisibilityCSS: true});
  const parts: string[] = [];
  const collect = (element: Element): void => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return;
    // Which version a reader comes from decides between the badge of the page and a notice.
    if (element.matches('.theme-doc-version-badge, [role="status"]')) return;
    const {display, visibility} = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') return;
    if (display !== 'inline') parts.push(' ');
    for (const child of element.childNodes) {
      if (child instanceof Element) collect(child);
      else if (child instanceof Text) parts.push(child.data);
    }
    if (display !== 'inline') parts.push(' ');
  };
  const main = document.querySelector('main');
  if (main && isShown(main)) collect(main);
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const texts = (selector: string): string[] =>
    shown(selector).map((element) => squeeze(element.textContent));
  const attribute = (selector: string, name: string): string =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getAttribute(name) ?? '')
      .join(' | ');
  const sidebar = 'nav[aria-label="Docs sidebar"]';
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    text: squeeze(parts.join('')),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => script.textContent)
      .sort()
      .join('\n'),
    sidebar: shown(`${sidebar} [aria-current="page"]`).map(
      (entry) => `${squeeze(entry.textContent)} ${entry.getAttribute('href') ?? ''}`,
    ),
    contents: shown('.table-of-contents a').map(
      (link) => `${squeeze(link.textContent)} ${link.getAttribute('href') ?? ''}`,
    ),
    notices: texts('.theme-announcement-bar, .theme-doc-version-banner, main .alert'),
    alerts: texts('[role="alert"]'),
  };
}

/**
 * Compares what a page shows with what it should.
 * @returns a line for each difference, with the text around its beginning
 */
export function differences(actual: View, expected: View): string[] {
  const names = Object.keys(expected) as (keyof View)[];
  return names.flatMap((name) => {
    const [found, wanted] = [actual[name], expected[name]].map((value) =>
      typeof value === 'string' ? value : value.join('\n'),
    ) as [string, string];
    if (found === wanted) return [];
    const start = [...wanted].findIndex((character, index) => found[index] !== character);
    const from = Math.max(0, (start < 0 ? wanted.length : start) - 30);
    const cut = (text: string): string => JSON.stringify(text.slice(from, from + 110));
    return [`${name}: ${cut(found)} instead of ${cut(wanted)}`];
  });
}
