/** Options of the plugin. All have a default. */
export interface StaticContentOptions {
  /**
   * Whether content stays as the server sent it. If not, the site is built as plain Docusaurus builds
   * it: pages are compiled for the browser and hydrated, the application starts at once, and no module of
   * Docusaurus' client is replaced. `npm start` always works this way. Default: true.
   */
  readonly content?: boolean;
  /** When the application starts: when the browser is idle after the load, or at the load. Default: idle. */
  readonly start?: 'idle' | 'load';
  /** How many pages back keep their elements, with what the reader opened and chosen in them. Default: 10. */
  readonly keepPages?: number;
  /** CSS selector of the search field, which Ctrl or Command with K focuses before the start. */
  readonly searchField?: string;
  /**
   * Pages that stand for a folder without a page of its own, by its path below a version:
   * `{'/api': '/api/introduction'}`. The menu of versions leads there when a page is missing.
   */
  readonly landingPages?: Readonly<Record<string, string>>;
}

/** Options with all defaults. */
export type CompleteOptions = Required<StaticContentOptions>;

/**
 * Adds the defaults.
 * @throws Error that names an option with a wrong value
 */
export function completeOptions(options: StaticContentOptions): CompleteOptions {
  const complete: CompleteOptions = {
    content: true,
    start: 'idle',
    keepPages: 10,
    searchField: 'input[type="search"]',
    landingPages: {},
    ...options,
  };
  const {start, keepPages} = complete;
  if (!['idle', 'load'].includes(start)) fail('start', '"idle" or "load"', start);
  if (!Number.isInteger(keepPages) || keepPages < 0) {
    fail('keepPages', 'a whole number, 0 or more', keepPages);
  }
  return complete;
}

function fail(option: string, expected: string, found: unknown): never {
  throw new Error(
    `static-content: expected ${expected} as the option "${option}", found ${JSON.stringify(found)}.`,
  );
}

/** What a bundle is for: static content on the server, in the browser, or plain Docusaurus in both. */
export type BuildMode = 'server' | 'browser' | 'plain';

/** Values of the variables that the bundler puts into the code, which code in pages reads. */
export function variables(
  mode: BuildMode,
  {start, keepPages, searchField}: CompleteOptions,
): Readonly<Record<string, string>> {
  const options = JSON.stringify({start, keepPages, searchField});
  return {
    'process.env.STATIC_CONTENT_MODE': JSON.stringify(mode),
    'process.env.STATIC_CONTENT_OPTIONS': JSON.stringify(options),
  };
}

/** The options that code in pages needs. Outside of a bundle there are none. */
export function browserOptions(): Pick<CompleteOptions, 'start' | 'keepPages' | 'searchField'> {
  return JSON.parse(process.env.STATIC_CONTENT_OPTIONS ?? '{}') as CompleteOptions;
}
