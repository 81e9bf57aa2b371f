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
  /** One tab opens all pages, one after the other. */
  #tab: Promise<Tab> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, site: Site) {
    this.#engine = engine;
    this.#site = site;
  }

  /** The view of an address, which is opened once. */
  view(address: string): Promise<View> {
    return this.#views.get(address) ?? this.#read(address, false);
  }

  /** From an empty page, so that an address which differs in its hash alone is loaded, too. */
  #read(address: string, isPatient: boolean): Promise<View> {
    const view = this.#last.then(async () => {
      const tab = await (this.#tab ??= this.#engine.openTab());
      await tab.open('about:blank');
      await tab.open(this.#site.origin + address);
      if (isPatient) await this.#site.quiet();
      return settledView(tab);
    });
    this.#last = view.catch(() => undefined);
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
    await (await this.#tab)?.close();
  }
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
