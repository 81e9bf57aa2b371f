import {expect} from '@playwright/test';
import {click, eventually, patience, restingPosition} from './acts';
import {
  currentAddress,
  lastPosition,
  linksOf,
  placeInView,
  scrollPosition,
  scrollTo,
  type PageLink,
} from './in-page';
import type {Pages} from './pages';
import {hashOf, Random} from './random';
import type {Tab} from './reader';

/** An entry of a tab's history: where it leads, and how far that page was read. */
interface Entry {
  readonly address: string;
  scroll: number;
  /** The first heading that was in view, and where. */
  place: ReturnType<typeof placeInView>;
}

/** What a journey needs. */
export interface Surroundings {
  readonly tab: Tab;
  readonly origin: string;
  readonly pages: Pages;
  /** Addresses to begin with, and to type into the bar. */
  readonly addresses: readonly string[];
}

type Act = 'link' | 'place' | 'missing' | 'back' | 'forward' | 'reload' | 'open';

/** How often a reader does what. */
const shares: readonly (readonly [Act, number])[] = [
  ['link', 45],
  ['place', 9],
  ['missing', 5],
  ['back', 18],
  ['forward', 9],
  ['reload', 8],
  ['open', 6],
];

/** How far a page may be from where it was read, in pixels: browsers round. */
const tolerance = 5;

/** Begins the path of links that lead nowhere: see `addMissingLink`. */
const missingPrefix = '/docs/no/such/';

/** Adds a link that leads nowhere to the first paragraph of a page. */
export const addMissingLink = (html: string, pathname: string): string =>
  html.replace(
    /(<\/h1>.*?)<\/p>/s,
    `$1 <a href="${missingPrefix}${hashOf(pathname) % 3}">Gone</a></p>`,
  );

/**
 * A reader who goes through the site by chance. After each step the page has to be as if its address
 * had been opened, and after Back, Forward and a reload where it was read before.
 */
export class Journey {
  /** What was done, for a report. */
  readonly steps: string[] = [];
  readonly #random: Random;
  readonly #with: Surroundings;
  readonly #entries: Entry[] = [];
  readonly #timeout: number;
  #index = -1;

  constructor(seed: number, surroundings: Surroundings, timeout = patience) {
    this.#random = new Random(seed);
    this.#with = surroundings;
    this.#timeout = timeout;
  }

  /** @throws Error when a page is not as it should be */
  async go(length: number): Promise<void> {
    await this.#open();
    for (let step = 1; step < length; step += 1) await this.#step();
  }

  async #step(): Promise<void> {
    const {tab} = this.#with;
    // What the last step has led to stays.
    expect(await tab.evaluate(currentAddress), 'address').toBe(this.#entry().address);
    if (this.#random.next() < 0.4) await tab.evaluate(scrollTo, this.#random.next());
    const links = await tab.evaluate(linksOf);
    await this.#do(this.#choose(links), links);
  }

  #entry(): Entry {
    const entry = this.#entries[this.#index];
    if (!entry) throw new Error('The journey has not begun.');
    return entry;
  }

  /** Chooses what is possible on this page. */
  #choose(links: readonly PageLink[]): Act {
    const possible: Readonly<Record<Act, boolean>> = {
      link: links.some(isToPage),
      place: links.some(isToPlace),
      missing: links.some(isMissing),
      back: this.#index > 0,
      forward: this.#index < this.#entries.length - 1,
      reload: true,
      open: true,
    };
    const open = shares.filter(([act]) => possible[act]);
    let rest = this.#random.next() * open.reduce((sum, [, share]) => sum + share, 0);
    for (const [act, share] of open) {
      rest -= share;
      if (rest < 0) return act;
    }
    return 'reload';
  }

  async #do(act: Act, links: readonly PageLink[]): Promise<void> {
    switch (act) {
      case 'link':
        return this.#follow(links.filter(isToPage));
      case 'place':
        return this.#follow(links.filter(isToPlace));
      case 'missing':
        return this.#follow(links.filter(isMissing));
      case 'back':
        return this.#travel(-1);
      case 'forward':
        return this.#travel(1);
      case 'reload':
        return this.#reload();
      case 'open':
        return this.#open();
    }
  }

  async #open(): Promise<void> {
    const {tab, origin, addresses} = this.#with;
    const address = this.#random.pick(addresses);
    this.steps.push(`open ${address}`);
    if (this.#index >= 0) await this.#remember();
    await tab.open(origin + address);
    this.#add(address);
    await this.#compare();
  }

  async #follow(links: readonly PageLink[]): Promise<void> {
    // Of all pages, some are read again and again: the measure of a page is taken once.
    const familiar = links.filter(({address}) => hashOf(address) % 5 === 0);
    const areas = new Set((familiar.length > 0 ? familiar : links).map(({area}) => area));
    const area = this.#random.pick([...areas]);
    const {href, address} = this.#random.pick(
      (familiar.length > 0 ? familiar : links).filter((link) => link.area === area),
    );
    this.steps.push(`follow ${href} in ${area}`);
    await click(this.#with.tab, {role: 'link', href, within: area}, undefined, () =>
      this.#remember(),
    );
    this.#add(address);
    await this.#compare();
  }

  async #travel(steps: 1 | -1): Promise<void> {
    const {tab} = this.#with;
    this.steps.push(steps < 0 ? 'Back' : 'Forward');
    await this.#remember();
    await (steps < 0 ? tab.back() : tab.forward());
    this.#index += steps;
    this.steps.push(`  to ${this.#entry().address}`);
    await this.#compare();
    await this.#comparePosition();
  }

  async #reload(): Promise<void> {
    this.steps.push('reload');
    await this.#remember();
    await this.#with.tab.reload();
    await this.#compare();
    await this.#comparePosition();
  }

  /** A link to the very page that is read adds nothing to the history. */
  #add(address: string): void {
    if (this.#index >= 0 && this.#entry().address === address) return;
    this.#entries.splice(this.#index + 1);
    this.#entries.push({address, scroll: 0, place: {id: '', top: 0}});
    this.#index += 1;
  }

  async #remember(): Promise<void> {
    const {tab} = this.#with;
    this.#entry().scroll = await restingPosition(tab, this.#timeout);
    this.#entry().place = await tab.evaluate(placeInView);
  }

  #compare(): Promise<void> {
    return this.#with.pages.expectPage(this.#with.tab, this.#entry().address, this.#timeout);
  }

  async #comparePosition(): Promise<void> {
    const {scroll, place} = this.#entry();
    await eventually(async () => {
      // What is above may have got its height since: then the same text is elsewhere on the page.
      const {id, top} = await this.#with.tab.evaluate(placeInView);
      if (id !== '' && id === place.id && Math.abs(top - place.top) < tolerance) return;
      const position = await this.#with.tab.evaluate(scrollPosition);
      // A page ends sooner when its sidebar has fewer open categories.
      const wanted = Math.min(scroll, await this.#with.tab.evaluate(lastPosition));
      expect(Math.abs(position - wanted), `read at ${scroll}, shown at ${position}`).toBeLessThan(
        tolerance,
      );
    }, this.#timeout);
  }
}

const isMissing = ({address}: PageLink): boolean => address.startsWith(missingPrefix);
const isToPlace = (link: PageLink): boolean => link.href.startsWith('#');
const isToPage = (link: PageLink): boolean => !isMissing(link) && !isToPlace(link);
