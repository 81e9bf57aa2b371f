import path from 'node:path';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {readLists, readVocabulary, type Lists} from './authored';
import {defaultSettings, type PageGroup, type SearchContext, type SearchSettings} from './settings';

/** What this package adds to the options of search-local. Paths are relative to the site. */
export interface OwnOptions {
  /**
   * Folders of the pages of each of `searchContextByPaths`, by its path, where they are not in the one
   * folder of that name. An empty list is every page that no other context has.
   */
  readonly contextFolders?: Readonly<Record<string, readonly string[]>>;
  readonly groups?: readonly PageGroup[];
  /** YAML file of synonyms and rewrites. */
  readonly vocabulary?: string;
  /** YAML file of the kinds of results, and of the pages that an empty field offers. */
  readonly lists?: string;
  /** Folder of YAML files with the questions that pages answer. */
  readonly questions?: string;
  /** JSON file of word vectors; without one, words decide alone. */
  readonly wordVectors?: string;
  /** One for all versions, or one for each by its path. */
  readonly productName?: string | Readonly<Record<string, string>>;
  readonly namePrefixes?: readonly string[];
  /** Anchor of the sections whose tables quote error messages: `if-it-fails` by default. */
  readonly errorSection?: string;
  /** Gives names by which readers search for pages and which the pages lack, by path. */
  readonly pageKeywords?: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Description of the search page, for its metadata. */
  readonly pageDescription?: string;
  /** Files and folders, besides the documents, that the address of the index changes with. */
  readonly sources?: readonly string[];
}

/** Options of the plugin: those of search-local, and its own. */
export type SearchOptions = Partial<PluginOptions> & OwnOptions;

/** Own options, and those of search-local with its defaults. */
export interface ResolvedOptions {
  /** Docusaurus names folders of the plugin by it. */
  readonly id?: string;
  readonly own: OwnOptions;
  readonly local: PluginOptions;
}

/** What the bar and the page of the search read: a part of the application. */
export interface ClientOptions extends Lists {
  readonly contexts: readonly SearchContext[];
  readonly pageDescription: string;
  readonly limit: number;
  readonly snippetLength: number;
  /** Whether results tell the page which words to mark. */
  readonly highlights: boolean;
  /** Keys of the shortcut, as `mod+k`; empty without one. */
  readonly shortcut: string;
  readonly showsShortcut: boolean;
  readonly position: 'left' | 'right';
  /** Id of the docs plugin whose preferred version is searched on pages of no version. */
  readonly docsPluginId?: string;
  /** Hashes of what makes the index, and of the code that reads it. */
  readonly sourcesHash: string;
  readonly formatHash: string;
}

const ownNames = new Set<string>([
  'contextFolders',
  'groups',
  'vocabulary',
  'lists',
  'questions',
  'wordVectors',
  'productName',
  'namePrefixes',
  'errorSection',
  'pageKeywords',
  'pageDescription',
  'sources',
] satisfies (keyof OwnOptions)[]);

/** Options of search-local that would have no effect here, and why. */
const unserved: Readonly<Record<string, string>> = {
  removeDefaultStemmer: 'words are always stemmed, in the index and in queries alike',
  removeDefaultStopWordFilter: 'stop words are always left out',
  fuzzyMatchingDistance: 'how many typing mistakes are allowed depends on the length of the word',
  useAllContextsWithNoSearchContext: 'the bar always finds pages of all contexts',
  hideSearchBarWithNoSearchContext: 'the bar always finds pages of all contexts',
  explicitSearchResultPath: 'results always say where their page is',
  zhUserDict: 'only English is searched',
  zhUserDictPath: 'only English is searched',
  askAi: 'it is a part of the bar that this package replaces',
};

/**
 * Tells the package's own options from those of search-local.
 * @throws Error for an option that would have no effect
 */
export function splitOptions(options: SearchOptions): {own: OwnOptions; local: object} {
  for (const [name, reason] of Object.entries(unserved)) {
    if (name in options)
      throw new Error(`docs-search has no use for the option \`${name}\`: ${reason}. Remove it.`);
  }
  const language = [options.language ?? 'en'].flat();
  if (language.some((one) => one !== 'en'))
    throw new Error(`docs-search searches English alone, not \`language: ${language.join()}\`.`);
  const keymap = options.searchBarShortcutKeymap ?? 'mod+k';
  if (!/^(mod\+)?[^+]+$/.test(keymap))
    throw new Error(`docs-search knows \`mod+k\` or one key as a shortcut, not \`${keymap}\`.`);
  if (options.hashed === 'filename')
    throw new Error("docs-search serves `hashed: true`, not `hashed: 'filename'`.");
  const entries = Object.entries(options);
  return {
    own: Object.fromEntries(entries.filter(([name]) => ownNames.has(name))),
    local: Object.fromEntries(entries.filter(([name]) => !ownNames.has(name))),
  };
}

/** The contexts that the options name. */
export function contextsOf({own, local}: ResolvedOptions): SearchContext[] {
  return (local.searchContextByPaths ?? []).map((context) => {
    const {path: name, label} =
      typeof context === 'string' ? {path: context, label: context} : context;
    const folders = own.contextFolders?.[name];
    return {
      path: name,
      label: typeof label === 'string' ? label : (label.en ?? name),
      ...(folders && {folders}),
    };
  });
}

/** What the options say of the pages and words of a version, but for where the site is. */
export function settingsOf(
  options: ResolvedOptions,
  siteDir: string,
  versionPath: string,
): Omit<SearchSettings, 'baseUrl'> {
  const {vocabulary, wordVectors} = options.own;
  const {groups, productName, namePrefixes, errorSection} = {...defaultSettings, ...options.own};
  return {
    ...defaultSettings,
    ...{groups, namePrefixes, errorSection, versionPath},
    productName: typeof productName === 'string' ? productName : (productName[versionPath] ?? ''),
    ...(vocabulary && readVocabulary(path.resolve(siteDir, vocabulary))),
    contexts: contextsOf(options),
    hasSemantic: wordVectors !== undefined,
  };
}

/** What the options say of the bar and the page of the search. */
export function clientOptionsOf(
  options: ResolvedOptions,
  siteDir: string,
  hashes: Pick<ClientOptions, 'sourcesHash' | 'formatHash'>,
): ClientOptions {
  const {own, local} = options;
  return {
    contexts: contextsOf(options),
    ...(own.lists ? readLists(path.resolve(siteDir, own.lists)) : {kinds: [], popular: []}),
    pageDescription:
      own.pageDescription ?? 'Search all pages for words, identifiers and error messages.',
    limit: local.searchResultLimits ?? 8,
    snippetLength: local.searchResultContextMaxLength ?? 50,
    highlights: local.highlightSearchTermsOnTargetPage ?? false,
    shortcut: (local.searchBarShortcut ?? true) ? (local.searchBarShortcutKeymap ?? 'mod+k') : '',
    showsShortcut: local.searchBarShortcutHint ?? true,
    position: local.searchBarPosition === 'left' ? 'left' : 'right',
    ...(local.docsPluginIdForPreferredVersion && {
      docsPluginId: local.docsPluginIdForPreferredVersion,
    }),
    ...hashes,
  };
}
