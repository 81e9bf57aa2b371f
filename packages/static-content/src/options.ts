/** Options of the plugin. All have a default. */
export interface StaticContentOptions {
  /**
   * Whether content stays as the server sent it. If not, the site is built as plain Docusaurus builds
   * it: pages are compiled for the browser and hydrated, the application starts at once, and no module of
   * Docusaurus' client is replaced. `npm start` always works this way. Default: true.
   */
  readonly content?: boolean;
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

/** Adds the defaults. */
export function completeOptions(options: StaticContentOptions): CompleteOptions {
  return {content: true, searchField: 'input[type="search"]', landingPages: {}, ...options};
}

/** What a bundle is for: static content on the server, in the browser, or plain Docusaurus in both. */
export type BuildMode = 'server' | 'browser' | 'plain';

/** Values of the variables that the bundler puts into the code, which code in pages reads. */
export function variables(
  mode: BuildMode,
  {searchField}: CompleteOptions,
): Readonly<Record<string, string>> {
  return {
    'process.env.STATIC_CONTENT_MODE': JSON.stringify(mode),
    'process.env.STATIC_CONTENT_SEARCH_FIELD': JSON.stringify(searchField),
  };
}
