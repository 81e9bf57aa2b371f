import {expect} from '@playwright/test';
import {eventually, patience} from './acts';
import {idle} from './in-page';
import type {Engine, Tab} from './reader';
import type {Site} from './site-server';
import {differences, readView, type View} from './view';

/** What pages show to a reader who opens their addresses: the measure of how else they are reached. */
export class Pages {
  readonly #views = new Map<string, Promise<View>>();
  readonly #engine: Engine;
  readonly #site: Site;
  /** Each opens its pages one after the other. */
  readonly #openers: Opener[];
  #turn = 0;

  /** @param tabs how many pages are opened at the same time */
  constructor(engine: Engine, site: Site, tabs = 1) {
    this.#engine = engine;
    this.#site = site;
    this.#openers = Array.from({length: tabs}, () => ({last: Promise.resolve()}));
  }

  /** The view of an address, which is opened once. */
  view(address: string): Promise<View> {
    return this.#views.get(address) ?? this.#read(address, false);
  }

  /** From an empty page, so that an address which differs in its hash alone is loaded, too. */
  #read(address: string, isPatient: boolean): Promise<View> {
    const opener = this.#openers[(this.#turn += 1) % this.#openers.length];
    if (!opener) throw new Error('No tab was allowed to open pages.');
    const view = opener.last.then(async () => {
      const tab = await (opener.tab ??= this.#engine.openTab());
      await tab.open('about:blank');
      await tab.open(this.#site.origin + address);
      if (isPatient) await this.#site.quiet();
      return settledView(tab);
    });
    opener.last = view.catch(() => undefined);
    this.#views.set(address, view);
    return view;
  }

  /**
   * Waits until a tab shows the page of an address just as a reader sees it who opens the address.
   * When it does not, the measure is taken again, with more patience, before that counts.
   */
  async expectPage(tab: Tab, address: string, timeout = patience): Promise<void> {
    const compare = (expected: View): Promise<void> =>
      eventually(async () => {
        expect(differences(await tab.evaluate(readView), expected), `page ${address}`).toEqual([]);
      }, timeout / 2);
    try {
      await compare(await this.view(address));
    } catch {
      await compare(await this.#read(address, true));
    }
  }

  async close(): Promise<void> {
    for (const {tab} of this.#openers) await (await tab)?.close();
  }
}

interface Opener {
  tab?: Promise<Tab>;
  last: Promise<unknown>;
}

/** Reads the view of a page when it has nothing to do, and changes no more. */
async function settledView(tab: Tab): Promise<View> {
  let view = await tab.evaluate(readView);
  await eventually(async () => {
    const before = view;
    await tab.evaluate(idle);
    view = await tab.evaluate(readView);
    expect(view).toEqual(before);
  });
  return view;
}
