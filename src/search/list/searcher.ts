import type {SearchDocument} from '../index/documents';
import type {SearchIndexFile} from '../index/index-file';
import {loadIndex, type LoadedIndex, type Section} from '../index/loaded-index';
import {parseQuery, type Query} from '../query/query';
import {rank, type RankedPage} from '../ranking/ranking';
import {scoreSlots} from '../ranking/scoring';
import {slotsOf} from '../query/slots';
import type {FoundTerms} from './snippet';

/** A page that fits a query, as the section of it that fits best. */
export interface Hit extends Pick<SearchDocument, 'u' | 'h' | 't' | 's' | 'b'> {
  /** Path of the context that the page is in. */
  readonly context?: string;
  /** Title of the schema or list that a property stands in. */
  readonly owner?: string;
  /** Number of the section on its page: the texts of a page are in this order. */
  readonly section: number;
  readonly score: number;
}

/** What a search gives. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  /** How many pages fit in all, and in each context by its path. */
  readonly total: number;
  readonly totals: Readonly<Record<string, number>>;
  /** Whether nothing was found because the query has no word yet, as `--` and `why` have none. */
  readonly isTooLittle: boolean;
  /** Terms of the documentation that were looked for, to be marked, and how much each says. */
  readonly terms: FoundTerms;
  /** Words of the query to be marked on the page that a reader goes to. */
  readonly highlights: readonly string[];
  /** What is wrong with the query's syntax, in sentences for the reader. */
  readonly notices: readonly string[];
}

export interface SearchOptions {
  /** Path of the context to stay in; everything by default. */
  readonly context?: string;
  readonly limit: number;
}

/** One version's index, ready to be searched. */
export interface Searcher {
  search(text: string, options: SearchOptions): SearchResult;
}

/**
 * Prepares an index for searching.
 * @param versionPath path of the version's pages, such as `/docs/next`
 */
export function createSearcher(file: SearchIndexFile, versionPath: string): Searcher {
  const index = loadIndex(file, versionPath);
  return {search: (text, options) => search(index, parseQuery(text), options)};
}

function search(index: LoadedIndex, query: Query, {context, limit}: SearchOptions): SearchResult {
  const slots = slotsOf(query, index.dictionary);
  const ranked = rank(index, query, scoreSlots(index, slots));
  const totals: Record<string, number> = {};
  for (const {page} of ranked) {
    if (page.context) totals[page.context] = (totals[page.context] ?? 0) + 1;
  }
  const inContext = context ? ranked.filter(({page}) => page.context === context) : ranked;
  const found = slots.flatMap((slot) =>
    slot.alternatives.map(({term, weight}): [string, number] => [
      index.dictionary.terms[term] ?? '',
      weight * slot.weight * index.dictionary.rarityOf(term),
    ]),
  );
  return {
    hits: inContext.slice(0, limit).map((result) => toHit(index, result)),
    total: inContext.length,
    totals,
    isTooLittle: ranked.length === 0 && (query.chunks.length === 0 || query.isSmall),
    highlights: [
      ...new Set(
        query.chunks
          .filter(({chunk}) => chunk.parts.length + chunk.compounds.length > 0)
          .flatMap(({marks}) => marks),
      ),
    ],
    terms: new Map(found.sort(([, one], [, other]) => one - other)),
    notices: query.notices,
  };
}

function toHit(index: LoadedIndex, {page, section: number, score}: RankedPage): Hit {
  const section = index.sections[number];
  const owner = section && ownerOf(index, number, section);
  return {
    u: page.path,
    t: page.title,
    b: page.breadcrumb,
    section: number - page.firstSection,
    score,
    ...(section?.hash && {h: section.hash, s: section.title}),
    ...(owner && {owner}),
    ...(page.context && {context: page.context}),
  };
}

/** Anchors of properties begin with that of the section around them: see `anchors.ts`. */
function ownerOf(
  {sections}: LoadedIndex,
  number: number,
  {page, title, hash}: Section,
): string | undefined {
  const ownerHash = hash.slice(0, -`-${title}`.length);
  if (!hash || hash !== `${ownerHash}-${title}`) return undefined;
  for (let before = number - 1; sections[before]?.page === page; before -= 1) {
    if (sections[before]?.hash === ownerHash) return sections[before]?.title;
  }
  return undefined;
}
