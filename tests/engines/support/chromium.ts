import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../../support/programs';
import {
  desktop,
  type Engine,
  type InPage,
  type Key,
  type Point,
  type Size,
  type Tab,
} from './reader';

/** Starts Chromium, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    name: 'chromium',
    openTab: () => openTab(browser),
    close: () => browser.close(),
  };
}

/** Opens a tab in a profile of its own, as private windows have one. */
async function openTab(browser: Browser): Promise<ChromiumTab> {
  const context = await browser.newContext({viewport: desktop});
  return new ChromiumTab(await context.newPage());
}

/** A tab of Chromium. */
export class ChromiumTab implements Tab {
  readonly #errors: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', ({message}) => this.#errors.push(message));
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async start(address: string): Promise<void> {
    await this.page.goto(address, {waitUntil: 'commit'});
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  back(): Promise<void> {
    return this.#travel(-1);
  }

  forward(): Promise<void> {
    return this.#travel(1);
  }

  /** By the history of the tab, as the buttons of the browser do: no script of the page is involved. */
  async #travel(steps: number): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const {currentIndex, entries} = await session.send('Page.getNavigationHistory');
    const entry = entries[currentIndex + steps];
    if (!entry) throw new Error(`The history has nothing ${steps < 0 ? 'before' : 'after'} this.`);
    await session.send('Page.navigateToHistoryEntry', {entryId: entry.id});
    await session.detach();
  }

  async hoverAt({x, y}: Point): Promise<void> {
    await this.page.mouse.move(x, y);
  }

  async clickAt({x, y}: Point): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    await this.page.keyboard.press(keys.join('+'));
  }

  async evaluate<Arguments extends readonly unknown[], Result>(
    run: InPage<Arguments, Result>,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const call = `(${run.toString()})(...${JSON.stringify(args)})`;
    return (await this.page.evaluate(call)) as Awaited<Result>;
  }

  async setSize(size: Size): Promise<void> {
    await this.page.setViewportSize(size);
  }

  errors(): readonly string[] {
    return this.#errors;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
