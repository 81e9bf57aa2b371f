import type {Point, Target} from './reader';

/**
 * Functions that run in a page. Each is whole by itself: it is sent as a text.
 */

/**
 * Finds what can be seen, scrolls it into view if need be, and waits until it does not move.
 * @param isAimed whether the next click is for it, and must meet nothing else
 * @returns a point in its middle, or what prevents a click there
 */
export async function placeOf(target: Target, isAimed: boolean): Promise<Point | string> {
  const selectors: Record<Target['role'], string> = {
    link: 'a[href]',
    button: 'button, [role="button"], summary',
    tab: '[role="tab"]',
    search: 'input[role="combobox"], input[type="search"]',
    heading: 'h1, h2, h3, h4',
    option: '[role="option"]',
    alert: '[role="alert"]',
    field: 'textarea, input[type="text"], input[type="number"]',
    checkbox: 'input[type="checkbox"]',
  };
  const {role, name, href, within} = target;
  const isPart =
    name !== undefined && name.length > 1 && name.startsWith('*') && name.endsWith('*');
  const wanted = isPart ? name.slice(1, -1) : name;
  const labelOf = (element: Element): string | undefined =>
    (element as HTMLInputElement).labels?.[0]?.textContent;
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent)
      .replace(/[\s\u200b]+/g, ' ')
      .trim();
  const hasName = (element: Element): boolean =>
    wanted === undefined ||
    (isPart ? nameOf(element).includes(wanted) : nameOf(element) === wanted);
  const isShown = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({checkVisibilityCSS: true});
  };
  const scopes = within === undefined ? [document] : [...document.querySelectorAll(within)];
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selectors[role])])
    .find(
      (element) =>
        hasName(element) &&
        // A category that unfolds has the address of its first page.
        (href === undefined ||
          (element.getAttribute('href') === href && element.getAttribute('role') !== 'button')) &&
        isShown(element),
    );
  if (!found) return `There is no ${role} ${name ?? href ?? ''} to see.`;
  const middle = (): Point => {
    const box = found.getClientRects()[0] ?? found.getBoundingClientRect();
    return {x: box.left + box.width / 2, y: box.top + box.height / 2};
  };
  const isOnTop = ({x, y}: Point): boolean => {
    const top = document.elementFromPoint(x, y);
    return found.contains(top);
  };
  if (!isOnTop(middle())) found.scrollIntoView({block: 'center', behavior: 'instant'});
  const point = middle();
  // A window that is not on the screen has no frames.
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 100);
    });
  await frame();
  await frame();
  const {x, y} = middle();
  if (x !== point.x || y !== point.y) return `The ${role} ${name ?? href ?? ''} moves.`;
  if (!isOnTop(point)) return `The ${role} ${name ?? href ?? ''} is covered.`;
  if (isAimed) watchAim(found);
  return point;

  /** What moves before the pointer is there must not have something else clicked in its place. */
  function watchAim(element: Element): void {
    const state = document as Document & {aim?: {element?: Element; isMissed: boolean}};
    const isFirst = state.aim === undefined;
    state.aim = {element, isMissed: false};
    if (!isFirst) return;
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      window.addEventListener(
        name,
        (event) => {
          const {aim} = state;
          if (!aim?.element?.isConnected || !event.isTrusted) return;
          if (!aim.isMissed && event.composedPath().includes(aim.element)) {
            if (name === 'click') delete aim.element;
            return;
          }
          aim.isMissed = true;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        {capture: true},
      );
    }
  }
}

/** What an element says; empty when there is none. */
export const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent ?? '';

/** Whether the last click met something else, which it was kept from. */
export function hasMissed(): boolean {
  const {aim} = document as {aim?: {element?: Element; isMissed: boolean}};
  if (!aim) return false;
  delete aim.element;
  return aim.isMissed;
}

/** Clicks on what can be seen, from a script, as tools for voice control do. */
export function clickByScript({role, name, within}: Target): boolean {
  const selector = role === 'link' ? 'a[href]' : 'button, [role="button"]';
  const found = [...document.querySelectorAll<HTMLElement>(`${within ?? 'html'} :is(${selector})`)]
    .filter((element) => element.checkVisibility())
    .find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name);
  found?.click();
  return found !== undefined;
}

/** The name of what has the focus, or of what the skip link leads to. */
export function focusedName(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  return (focused.getAttribute('aria-label') ?? focused.textContent).trim();
}

/** Whether something in the page moves: a menu that opens covers what is behind it before it is there. */
export const isMoving = (): boolean =>
  document.getAnimations().some(({playState}) => playState === 'running');

/** Waits until the page has nothing to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}

export const scrollPosition = (): number => Math.round(window.scrollY);

/** The first heading in view, and how far below the top it is. Runs in the page. */
export function placeInView(): {readonly id: string; readonly top: number} {
  const headings = document.querySelectorAll('main :is(h2, h3)[id]');
  const first = [...headings].find((heading) => heading.getBoundingClientRect().top >= 0);
  return {id: first?.id ?? '', top: Math.round(first?.getBoundingClientRect().top ?? 0)};
}

/** How far the page can be scrolled. */
export const lastPosition = (): number =>
  document.documentElement.scrollHeight - document.documentElement.clientHeight;

export const currentAddress = (): string => location.pathname + location.search + location.hash;

/** Whether what has the focus is in the window. */
export function isInWindow(): boolean {
  const box = document.activeElement?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** What is in the field of the search. */
export function searchText(): string | undefined {
  return [
    ...document.querySelectorAll<HTMLInputElement>('input[role="combobox"], input[type="search"]'),
  ].find((field) => field.checkVisibility())?.value;
}

/** A link to another page of the site, or to a place of this one. */
export interface PageLink {
  /** A selector of the part of the page that it is in. */
  readonly area: string;
  /** As the page has it. */
  readonly href: string;
  /** Where it leads. */
  readonly address: string;
}

/** Links that a reader can follow within the site, in their order. */
export function linksOf(): PageLink[] {
  const areas = [
    'main article',
    'nav[aria-label="Docs sidebar"]',
    'nav[aria-label="Main"]',
    'nav[aria-label="Breadcrumbs"]',
    'nav[aria-label="Docs pages"]',
    'nav[aria-label="Contents of this page"]',
    'nav[aria-label="Footer"]',
  ];
  const isFollowed = (link: HTMLAnchorElement): boolean =>
    link.origin === location.origin &&
    link.target !== '_blank' &&
    !link.hasAttribute('download') &&
    // A category without a page unfolds.
    link.getAttribute('role') !== 'button' &&
    // The category of the page itself closes.
    !(link.pathname === location.pathname && link.matches('.menu__link--sublist')) &&
    // The name of a menu that leads to the page itself opens the menu.
    !(link.pathname === location.pathname && link.matches('.dropdown > a:has(+ button)')) &&
    !/\.[a-z]+$/.test(link.pathname) &&
    link.getClientRects().length > 0 &&
    link.checkVisibility({checkVisibilityCSS: true, checkOpacity: true});
  return areas.flatMap((area) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`${area} a[href]`)]
      .filter(isFollowed)
      .map((link) => ({
        area,
        href: link.getAttribute('href') ?? '',
        address: link.pathname + link.search + link.hash,
      })),
  );
}

/** Scrolls to a part of the page: 0 is its beginning, 1 its end. */
export function scrollTo(part: number): void {
  const {scrollHeight, clientHeight} = document.documentElement;
  window.scrollTo({top: Math.round(part * (scrollHeight - clientHeight)), behavior: 'instant'});
}

/** The part of the page that what has the focus is in. */
export function focusedArea(): string {
  const focused = document.activeElement;
  // Some menus are in the main part.
  const area = focused?.closest('main') ?? focused?.closest('nav, footer');
  return area ? `${area.localName} ${area.getAttribute('aria-label') ?? ''}`.trim() : '';
}
