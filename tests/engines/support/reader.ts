/** A function that a page runs: it uses nothing but its arguments and the page. */
export type InPage<Arguments extends readonly unknown[], Result> = (...args: Arguments) => Result;

/** Something on a page as a reader finds it: by its kind and its name, among what can be seen. */
export interface Target {
  readonly role:
    'link' | 'button' | 'tab' | 'search' | 'heading' | 'option' | 'alert' | 'field' | 'checkbox';
  /** Its whole accessible name, or a part of it between `*`: `*Architecture*`. */
  readonly name?: string;
  /** The address of a link, as the page has it. */
  readonly href?: string;
  /** A selector of what it is in. */
  readonly within?: string;
}

/** Keys with names of the W3C's `KeyboardEvent.key`; any other key is its one character. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Control'
  | 'Shift'
  | 'End'
  | 'Home'
  | 'PageDown'
  | (string & {});

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the part of a page that can be seen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * One tab of a browser, and what a reader does with it. Every act returns as soon as it is done: what
 * comes of it is for the test to wait for.
 */
export interface Tab {
  /** Goes to an address as the bar of the browser does, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Goes to an address and waits for nothing. */
  start(address: string): Promise<void>;
  /** Loads the page again, and waits until it has loaded. */
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Moves the pointer to a point. */
  hoverAt(point: Point): Promise<void>;
  /** Moves the pointer to a point and presses its button. */
  clickAt(point: Point): Promise<void>;
  /** Presses keys at the same time, and lets them go. */
  press(...keys: readonly Key[]): Promise<void>;
  /**
   * Runs a function in the page, with arguments and a result that JSON can write. Firefox answers `null`
   * when the page is left meanwhile, and a page that it shows as it was left may be loaded once more: what
   * is read right after a change of the page is read until it is right.
   */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: InPage<Arguments, Result>,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  setSize(size: Size): Promise<void>;
  /** Messages of errors that no code of the page has caught, where the engine can tell. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  readonly name: EngineName;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Size of the window of a desktop. */
export const desktop: Size = {width: 1280, height: 800};

/** Size of the window of a phone. Some engines make no window as narrow, but one with the small menu. */
export const phone: Size = {width: 390, height: 844};
