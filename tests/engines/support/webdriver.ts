import {setTimeout as delay} from 'node:timers/promises';
import {
  desktop,
  type Engine,
  type EngineName,
  type InPage,
  type Key,
  type Point,
  type Size,
  type Tab,
} from './reader';

/** Commands of WebDriver (https://www.w3.org/TR/webdriver2), whatever brings them to the browser. */
export interface Driver {
  currentWindow(): Promise<string>;
  newWindow(): Promise<string>;
  switchTo(window: string): Promise<void>;
  closeWindow(): Promise<void>;
  setSize(size: Size): Promise<void>;
  navigate(url: string): Promise<void>;
  refresh(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  execute(script: string, args: readonly unknown[]): Promise<unknown>;
  performActions(actions: readonly object[]): Promise<void>;
  quit(): Promise<void>;
}

/** Codes of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** An engine whose tabs are windows of one session; a command goes to the window that it is for. */
export async function engineOf(name: EngineName, driver: Driver): Promise<Engine> {
  // It stays open, so that there is always one to open others from.
  const first = await driver.currentWindow();
  let current: string | undefined;
  // Windows share the session: what is done in one ends before another has its turn.
  let last: Promise<unknown> = Promise.resolve();
  const inWindow = <Result>(window: string, act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(async () => {
      if (current !== window) await driver.switchTo(window);
      current = window;
      return act();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    name,
    openTab: async () => {
      const window = await inWindow(first, () => driver.newWindow());
      await inWindow(window, () => driver.setSize(desktop));
      return new WebDriverTab(driver, (act) => inWindow(window, act));
    },
    close: () => driver.quit(),
  };
}

class WebDriverTab implements Tab {
  readonly #driver: Driver;
  readonly #inWindow: <Result>(act: () => Promise<Result>) => Promise<Result>;

  constructor(driver: Driver, inWindow: <Result>(act: () => Promise<Result>) => Promise<Result>) {
    this.#driver = driver;
    this.#inWindow = inWindow;
  }

  open(address: string): Promise<void> {
    return this.#load(() => this.#driver.navigate(address));
  }

  /** By a script, because Firefox waits for scripts when it is asked to navigate. */
  start(address: string): Promise<void> {
    return this.#leave(
      () => this.#driver.execute('location.assign(arguments[0])', [address]),
      'document.body !== null',
    );
  }

  reload(): Promise<void> {
    return this.#load(() => this.#driver.refresh());
  }

  /** The page that is left has a mark; the next one has none, and says when it has loaded. */
  #load(begin: () => Promise<void>): Promise<void> {
    return this.#leave(begin, 'document.readyState === "complete"');
  }

  /** @param arrived what is true in the next page when it is there, as an expression of JavaScript */
  #leave(begin: () => Promise<unknown>, arrived: string): Promise<void> {
    return this.#inWindow(async () => {
      await this.#driver.execute('document.isLeft = true', []);
      await begin();
      const end = Date.now() + 30_000;
      const isThere = `return !document.isLeft && ${arrived}`;
      while (!(await this.#driver.execute(isThere, []).catch(() => false))) {
        if (Date.now() > end) throw new Error(`The page has not come: ${arrived} is not true.`);
        await delay(20);
      }
    });
  }

  back(): Promise<void> {
    return this.#inWindow(() => this.#driver.back());
  }

  forward(): Promise<void> {
    return this.#inWindow(() => this.#driver.forward());
  }

  hoverAt(point: Point): Promise<void> {
    return this.#point(point, []);
  }

  clickAt(point: Point): Promise<void> {
    return this.#point(point, ['pointerDown', 'pointerUp']);
  }

  #point({x, y}: Point, buttons: readonly string[]): Promise<void> {
    const pointer = {
      type: 'pointer',
      id: 'pointer',
      parameters: {pointerType: 'mouse'},
      actions: [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
        ...buttons.map((type) => ({type, button: 0})),
      ],
    };
    return this.#inWindow(() => this.#driver.performActions([pointer]));
  }

  press(...keys: readonly Key[]): Promise<void> {
    const values = keys.map((key) => keyCodes[key] ?? key);
    const keyboard = {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ],
    };
    return this.#inWindow(() => this.#driver.performActions([keyboard]));
  }

  async evaluate<Arguments extends readonly unknown[], Result>(
    run: InPage<Arguments, Result>,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${run.toString()})(...arguments)`;
    return (await this.#inWindow(() => this.#driver.execute(script, args))) as Awaited<Result>;
  }

  setSize(size: Size): Promise<void> {
    return this.#inWindow(() => this.#driver.setSize(size));
  }

  /** WebDriver tells nothing of a page's errors. */
  errors(): readonly string[] {
    return [];
  }

  async close(): Promise<void> {
    await this.#inWindow(() => this.#driver.closeWindow());
  }
}
