import type {SearchContext} from '../settings';

/** The version that a search is in. */
export interface SearchVersion {
  /** Folder that its index is served from, with a slash at its end. */
  readonly indexFolder: string;
  readonly label: string;
  /** Path of the version's pages, such as `/docs/next`. */
  readonly versionPath: string;
  /** Name that Docusaurus gives it. */
  readonly name: string;
  readonly isLast: boolean;
  /** Path without the base URL: parameter of the search page. */
  readonly parameter: string;
}

/** Parameters of the search page and of the pages that results lead to. */
export const parameters = {
  query: 'q',
  context: 'ctx',
  version: 'version',
  shown: 'shown',
  highlight: '_highlight',
} as const;

/** Results that the search page shows at first, and adds at a time. */
export const pageLimit = 20;

/** What the search page shows. */
export interface SearchPageState {
  readonly query: string;
  /** Path of a context, or nothing for everything. */
  readonly context: string;
  /** Path of a version without the base URL, or nothing for the one that the reader prefers. */
  readonly version: string;
  /** How many results the reader asked for. */
  readonly shown: number;
}

/** A version as the address of the search page names it. */
type NamedVersion = Pick<SearchVersion, 'parameter' | 'label'>;

/** Reads the state of the search page from the query string of its address. */
export function readSearchPage(search: string): SearchPageState {
  const values = new URLSearchParams(search);
  return {
    query: values.get(parameters.query) ?? '',
    context: withoutSlashes(values.get(parameters.context) ?? ''),
    version: withoutSlashes(values.get(parameters.version) ?? ''),
    shown: Math.max(pageLimit, Number(values.get(parameters.shown)) || 0),
  };
}

/** A path says the same with slashes around it. */
const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * What to tell the reader of an address that names a context or a version that does not exist.
 * @param searched the version that is searched instead
 */
export function noticesOf(
  {context, version}: SearchPageState,
  searched: NamedVersion,
  versions: readonly NamedVersion[],
  contexts: readonly SearchContext[],
): string[] {
  const isContext = !context || contexts.some(({path}) => path === context);
  const isVersion = !version || versions.some(({parameter}) => parameter === version);
  return [
    ...(isContext ? [] : [`There is no context “${context}”, so everything was searched.`]),
    ...(isVersion
      ? []
      : [`There is no version “${version}” here, so ${searched.label} was searched.`]),
  ];
}

/**
 * Parameter that names a version in the address of the search page.
 * @param path path of the version's pages
 * @throws Error when the path does not start with the base URL
 */
export function versionParameter(path: string, baseUrl: string): string {
  if (!path.startsWith(baseUrl)) {
    throw new Error(
      `Version path "${path}" does not start with the base URL "${baseUrl}": correct the paths of the versions or the base URL of the site.`,
    );
  }
  return path.slice(baseUrl.length);
}

/** Query string of the search page, without parameters that say what it shows without them. */
export function searchPageQuery({query, context, version, shown}: SearchPageState): string {
  const values = [
    [parameters.query, query],
    [parameters.context, context],
    [parameters.version, version],
    [parameters.shown, shown > pageLimit ? String(shown) : ''],
  ].filter(([, value]) => value);
  const text = new URLSearchParams(values).toString();
  return text && `?${text}`;
}

/** The query string of an address without words to mark. */
export function withoutHighlight({search}: {readonly search: string}): {search: string} {
  const values = new URLSearchParams(search);
  values.delete(parameters.highlight);
  const rest = values.toString();
  return {search: rest && `?${rest}`};
}

/** Address of a result, which tells the page what to mark. */
export function resultAddress(
  {u, h = ''}: {readonly u: string; readonly h?: string},
  highlights: readonly string[],
): string {
  const values = new URLSearchParams(highlights.map((word) => [parameters.highlight, word]));
  return `${u}${highlights.length > 0 ? `?${values.toString()}` : ''}${h}`;
}

/** Address of the search page for what a field holds, in the version that the reader is in. */
export function allResultsAddress(
  {baseUrl, text, version}: Readonly<{baseUrl: string; text: string; version: NamedVersion}>,
  change: Partial<SearchPageState> = {},
): string {
  const state = {query: text, context: '', version: version.parameter, shown: pageLimit};
  return `${baseUrl}search${searchPageQuery({...state, ...change})}`;
}
