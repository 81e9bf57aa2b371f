import type {ClientOptions} from '../options';
import {isPastedError} from '../query/errors';
import {contextOf, pathInVersion, type EntryKind} from '../settings';
import type {PresentedHit} from '../results/present';
import type {TextPiece} from '../results/snippet';
import {
  allResultsAddress,
  resultAddress,
  type SearchPageState,
  type SearchVersion,
} from './address';
import type {SearchResponse} from './client';

/** One line of a list: a page, a section of one, or another search. */
export interface Entry {
  readonly address: string;
  readonly kind: Pick<EntryKind, 'label' | 'icon'>;
  /** The page, then the section of it, since many pages have sections of one name. */
  readonly title: readonly TextPiece[];
  /** Where it is: the route of an operation, or the pages above. */
  readonly place: string;
  /** Missing while it is not loaded; entries that are not results have none. */
  readonly snippet?: readonly TextPiece[] | undefined;
}

/** Entries under one label; results have none. */
export interface EntryGroup {
  readonly label?: string;
  readonly entries: readonly Entry[];
}

/** Where the reader is, and what lists are made with. */
export interface ListState extends Pick<
  ClientOptions,
  'contexts' | 'kinds' | 'popular' | 'pasted' | 'highlights'
> {
  /** What the search field holds. */
  readonly text: string;
  readonly version: Pick<SearchVersion, 'label' | 'parameter' | 'versionPath'>;
  readonly versions: readonly Pick<SearchVersion, 'label' | 'parameter' | 'indexFolder'>[];
  readonly baseUrl: string;
}

/** What the list under the field shows. */
export interface EntryList {
  /** What is wrong with the results, in sentences for the reader. */
  readonly notices: readonly string[];
  readonly groups: readonly EntryGroup[];
  /** The last line: a way to all results. */
  readonly footer?: {readonly text: string; readonly entry: Entry};
}

/** Overviews that are offered where nothing fits: more would hide the other ways out. */
const mostOverviews = 4;
/** Label of what the browser has kept of the reader. */
export const recentLabel = 'Recent';
const page = {label: 'Page', icon: 'guide'} as const;

export const plain = (text: string): TextPiece[] => [{text, isMarked: false}];

/**
 * The kind of a page, or of a section of it: the first one whose pattern fits.
 * @param address path with its anchor
 * @param route of an operation: `GET /v1/models`
 */
export function kindOf(
  address: string,
  {kinds, version}: Pick<ListState, 'kinds' | 'version'>,
  route = '',
): Entry['kind'] {
  const [path = '', hash] = address.split('#');
  const name = pathInVersion(path, version.versionPath) ?? path;
  const subject = `${name}${hash === undefined ? '' : `#${hash}`} ${route}`.trim();
  const {label, icon} = kinds.find(({pages = ''}) => new RegExp(pages).test(subject)) ?? page;
  return {label, icon};
}

/** A hit as a line of a list. */
export function entryOf(
  hit: PresentedHit,
  highlights: readonly string[],
  state: Pick<ListState, 'kinds' | 'version' | 'highlights'>,
): Entry {
  const section = [...(hit.owner ? [plain(hit.owner)] : []), ...(hit.heading ? [hit.heading] : [])];
  return {
    address: resultAddress(hit, state.highlights ? highlights : []),
    kind: kindOf(hit.u + (hit.h ?? ''), state, hit.route),
    title: [hit.title, ...section].flatMap((part, index) =>
      index === 0 ? part : [...plain(' › '), ...part],
    ),
    place: hit.route ?? (hit.b ?? []).slice(-2).join(' › '),
    snippet: hit.snippet,
  };
}

/** What an empty field offers: what this reader opened before, then what most readers look for. */
export function suggestions(recent: readonly Entry[], state: ListState): EntryGroup[] {
  const popular = state.popular.map(({title, page: name}): Entry => {
    const address = `${state.version.versionPath}/${name}`;
    return {address, kind: kindOf(address, state), title: plain(title), place: ''};
  });
  return nonEmpty([
    {label: recentLabel, entries: recent},
    {label: 'Popular', entries: popular},
  ]);
}

/**
 * The results, and what else to try where no page fits or none does well: everything instead of one
 * context, other versions that have results, those of the words that pages have, and overviews.
 * @param context path of the one that was searched, if it was one
 */
export function groupsOf(
  response: SearchResponse,
  state: ListState,
  context?: string,
): EntryGroup[] {
  const {hits, highlights, words, overviews, elsewhere = {}, totals} = response;
  const {pasted, text} = state;
  const entries = (of: readonly PresentedHit[]) => of.map((hit) => entryOf(hit, highlights, state));
  const search = (total: number, change: Partial<SearchPageState>, place = ''): Entry => ({
    address: allResultsAddress(state, change),
    kind: {label: total === 1 ? '1 page' : `${total} pages`, icon: 'search'},
    title: plain(change.query ?? state.text),
    place,
  });
  const everywhere = Object.values(totals).reduce((sum, total) => sum + total, 0);
  const wider = context && hits.length === 0 && everywhere > 0;
  const versions = state.versions.flatMap(({label, parameter, indexFolder}) => {
    const total = elsewhere[indexFolder] ?? 0;
    return total > 0 ? [search(total, {version: parameter}, label)] : [];
  });
  // Servers don't see what is behind the sign #.
  const address = `${state.baseUrl}${pasted?.page ?? ''}#text=${encodeURIComponent(text)}`;
  const check = pasted && isPastedError(text) && {...search(1, {}), address, kind: page};
  return nonEmpty([
    {entries: entries(hits)},
    {label: pasted?.title ?? '', entries: check ? [check] : []},
    {label: 'In everything', entries: wider ? [search(everywhere, {})] : []},
    {label: 'In another version', entries: versions},
    {label: 'One word alone', entries: words.map(({text, pages}) => search(pages, {query: text}))},
    {label: 'Overviews', entries: entries(overviews.slice(0, mostOverviews)).map(withoutSnippet)},
  ]);
}

const withoutSnippet = (entry: Entry): Entry => ({...entry, snippet: undefined});

const nonEmpty = (groups: readonly EntryGroup[]): EntryGroup[] =>
  groups.filter(({entries}) => entries.length > 0);

/** The search for what the field holds, on the page of the search. */
export function searchEntry(state: ListState, context = ''): Entry {
  return {
    address: allResultsAddress(state, {context}),
    kind: {label: 'Search', icon: 'search'},
    title: plain(state.text.trim()),
    place: state.version.label,
  };
}

/** The footer leads to the results of the reader's context, or to all when it has none. */
export function footerOf(
  {totals}: Pick<SearchResponse, 'totals'>,
  state: ListState,
  pathname: string,
): NonNullable<EntryList['footer']> {
  const context = contextOf(pathname, {...state, versionPath: state.version.versionPath});
  if (!context) return {text: 'See all results', entry: searchEntry(state)};
  const isWithin = (totals[context.path] ?? 0) > 0;
  return {
    text: `See all results ${isWithin ? 'within' : 'outside'} "${context.label}"`,
    entry: searchEntry(state, isWithin ? context.path : ''),
  };
}
