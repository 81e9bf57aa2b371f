import type {SearchDocument} from '../indexing/documents';
import type {SearchIndexFile} from '../indexing/index-file';
import {
  loadIndex,
  type LoadedIndex,
  type Page,
  pagesWithTerm,
  type Section,
} from '../indexing/loaded-index';
import {parseQuery, type Query} from '../query/query';
import {
  createSemanticRanking,
  needsSemantic,
  type SemanticRanking,
} from '../semantic/semantic-ranking';
import type {SemanticFile} from '../semantic/semantic-file';
import {analyze} from '../text/analyze';
import {rank, type RankedPage} from '../ranking/ranking';
import {scoreClauses} from '../ranking/scoring';
import {clausesOf} from '../query/clauses';
import {pathInVersion, type SearchSettings} from '../settings';
import {preference} from '../weights';
import type {FoundTerms} from './snippet';

/** A page that fits a query, as the section of it that fits best. */
export interface Hit extends Pick<SearchDocument, 'u' | 'h' | 't' | 's' | 'b'> {
  /** Method and path of an operation. */
  readonly route?: string;
  /** Title of the schema or list that contains a property. */
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
  /** Whether its words are too weak to decide, so that meaning is asked where it is loaded. */
  readonly needsSemantic: boolean;
  /** Terms of the documentation that were looked for, to be marked, and how much each says. */
  readonly terms: FoundTerms;
  /** Words of the query to be marked on the page that a reader goes to. */
  readonly highlights: readonly string[];
  /** What is wrong with the results, in sentences for the reader. */
  readonly notices: readonly string[];
  /** Where no page fits, or none does well: the words that pages have, and on how many each is. */
  readonly words: readonly {readonly text: string; readonly pages: number}[];
  /** There too: the pages that sections begin with. */
  readonly overviews: readonly Hit[];
}

export interface SearchOptions {
  /** Path of the context to stay in; everything by default. */
  readonly context?: string;
  readonly limit: number;
}

/** One version's index, ready to be searched. */
export interface Searcher {
  readonly settings: SearchSettings;
  search(text: string, options: SearchOptions): SearchResult;
  /** Joins semantic ranking to all later searches. */
  addSemanticRanking(file: SemanticFile): void;
  hasSemanticRanking(): boolean;
}

/** Prepares an index for searching. */
export function createSearcher(file: SearchIndexFile): Searcher {
  const index = loadIndex(file);
  let semantic: SemanticRanking | undefined;
  return {
    settings: file.settings,
    search: (text, options) =>
      search(index, semantic, parseQuery(text, index.vocabulary.rewrites), options),
    addSemanticRanking(semanticFile) {
      semantic = createSemanticRanking(semanticFile, index);
    },
    hasSemanticRanking: () => semantic !== undefined,
  };
}

function search(
  index: LoadedIndex,
  semantic: SemanticRanking | undefined,
  query: Query,
  {context, limit}: SearchOptions,
): SearchResult {
  const clauses = clausesOf(query, index.dictionary, index.vocabulary);
  const scores = scoreClauses(index, clauses);
  const byWords = rank(index, query, scores);
  const isWeak = index.settings.hasSemantic && needsSemantic(query, byWords, index.dictionary);
  const similarities = isWeak ? semantic?.(query.text) : undefined;
  const near = similarities ? rank(index, query, scores, similarities) : byWords;
  // No page fits what was asked for, neither by words nor by meaning.
  const isNothingNear =
    similarities && (near[0]?.score ?? 0) < preference.lowConfidence * scores.asked;
  const isExcluded = excludedBy(query, index);
  const ranked = (isNothingNear ? near.slice(0, mostNearest) : near).filter(
    ({page}) => !isExcluded(page),
  );
  const totals: Record<string, number> = {};
  for (const {page} of ranked) {
    if (page.context) totals[page.context] = (totals[page.context] ?? 0) + 1;
  }
  const inContext = context ? ranked.filter(({page}) => page.context === context) : ranked;
  const isTooLittle = ranked.length === 0 && (query.isBegun || query.isSmall);
  const isLost = isNothingNear || (inContext.length === 0 && !isTooLittle);
  const found = clauses.flatMap((clause) =>
    clause.alternatives.map(({term, weight}): [string, number] => [
      index.dictionary.terms[term] ?? '',
      weight * clause.weight * index.dictionary.rarityOf(term),
    ]),
  );
  return {
    hits: inContext.slice(0, limit).map((result) => toHit(index, result)),
    total: inContext.length,
    totals,
    isTooLittle,
    highlights: [
      ...new Set(
        query.chunks
          .filter(({chunk}) => chunk.parts.length + chunk.compounds.length > 0)
          .map(({chunk}) => chunk.text),
      ),
    ],
    terms: new Map(found.sort(([, one], [, other]) => one - other)),
    needsSemantic: isWeak,
    notices: [
      ...(isNothingNear ? ['No page fits well. These are the nearest ones.'] : []),
      ...query.excluded.map((word) => `Pages with “${word}” are left out.`),
    ],
    words: isLost ? knownWords(index, query) : [],
    overviews: isLost ? overviewsOf(index, inContext) : [],
  };
}

const mostNearest = 3;

/** Whether a page has a word that the query does not want. */
function excludedBy({excluded}: Query, index: LoadedIndex): (page: Page) => boolean {
  const pages = excluded
    .flatMap((word) => analyze(word))
    .flatMap(({parts, compounds}) => (compounds.length > 0 ? compounds.slice(0, 1) : parts))
    .flatMap(({term}) => index.dictionary.find(term) ?? [])
    .flatMap((term) => [...pagesWithTerm(term, index)].map((number) => index.pages[number]));
  return (page) => pages.includes(page);
}

/** The words of a query that pages have as they are, unless it is a single word. */
function knownWords({dictionary}: LoadedIndex, {chunks}: Query): SearchResult['words'] {
  const words = new Map(
    chunks.flatMap(({chunk}) =>
      chunk.parts.map(({term, text}) => [text.toLowerCase(), dictionary.find(term)] as const),
    ),
  );
  if (words.size < 2) return [];
  return [...words].flatMap(([text, term]) =>
    term === undefined ? [] : [{text, pages: dictionary.pagesWith(term)}],
  );
}

/** The pages that sections of a version begin with, but for those that are listed. */
function overviewsOf(index: LoadedIndex, listed: readonly RankedPage[]): Hit[] {
  const known = new Set(listed.map(({page}) => page));
  return index.pages
    .filter((page) => {
      const name = pathInVersion(page.path, index.settings.versionPath);
      return name !== undefined && !name.includes('/') && !known.has(page);
    })
    .map((page) => toHit(index, {page, section: page.firstSection, score: 0}));
}

function toHit(
  index: LoadedIndex,
  {page, section: number, score}: Pick<RankedPage, 'page' | 'section' | 'score'>,
): Hit {
  const section = index.sections[number];
  const owner = section && ownerOf(index, number, section);
  return {
    u: page.path,
    t: page.title,
    b: page.breadcrumb,
    section: number - page.firstSection,
    score,
    ...(section?.hash && {h: section.hash, s: section.title}),
    ...(page.route && {route: page.route}),
    ...(owner && {owner}),
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
