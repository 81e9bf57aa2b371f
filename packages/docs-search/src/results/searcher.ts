import type {SearchDocument} from '../indexing/documents';
import type {SearchIndexFile} from '../indexing/index-file';
import {
  isOfSection,
  loadIndex,
  type LoadedIndex,
  type Page,
  type Section,
} from '../indexing/loaded-index';
import {parseQuery, type Query} from '../query/query';
import {createSemanticRanking, type SemanticRanking} from '../semantic/semantic-ranking';
import type {SemanticFile} from '../semantic/semantic-file';
import {hasLowConfidence, needsSemantic} from '../semantic/confidence';
import {rank, type RankedPage} from '../ranking/ranking';
import {scoreClauses} from '../ranking/scoring';
import {clausesOf} from '../query/clauses';
import {pathInVersion, type SearchSettings} from '../settings';
import type {FoundTerms} from './snippet';

/** A page that fits a query, as the section of it that fits best. */
export interface Hit extends Pick<SearchDocument, 'u' | 'h' | 't' | 's' | 'b'> {
  /** Path of the context that the page is in. */
  readonly context?: string;
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
  const similarities = isWeak ? semantic?.similaritiesTo(query.text) : undefined;
  const near = similarities ? rank(index, query, scores, similarities) : byWords;
  const isNothingNear = similarities !== undefined && hasLowConfidence(near, scores.asked);
  const listed = isNothingNear ? nearestAndOverviews(index, near) : near;
  const excluded = pagesWith(index, query.excluded);
  const ranked = listed.filter(({page}) => !excluded.has(page));
  const totals: Record<string, number> = {};
  for (const {page} of ranked) {
    if (page.context) totals[page.context] = (totals[page.context] ?? 0) + 1;
  }
  const inContext = context ? ranked.filter(({page}) => page.context === context) : ranked;
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
    isTooLittle: ranked.length === 0 && (query.isBegun || query.isSmall),
    highlights: [
      ...new Set(
        query.chunks
          .filter(({chunk}) => chunk.parts.length + chunk.compounds.length > 0)
          .flatMap(({marks}) => marks),
      ),
    ],
    terms: new Map(found.sort(([, one], [, other]) => one - other)),
    needsSemantic: isWeak,
    notices: [...query.notices, ...(isNothingNear ? [lowConfidenceNotice] : [])],
  };
}

/** The pages that have one of some terms, wherever they show it. */
function pagesWith(index: LoadedIndex, terms: readonly string[]): ReadonlySet<Page> {
  const numbers = terms.flatMap((text) => index.dictionary.find(text) ?? []);
  const found = new Set<Page>();
  for (const type of shownFields) {
    for (const target of numbers.flatMap((term) => index.fields[type].postings[term] ?? [])) {
      const number = isOfSection(type) ? index.sections[target[0]]?.page : target[0];
      const page = number === undefined ? undefined : index.pages[number];
      if (page) found.add(page);
    }
  }
  return found;
}

const shownFields = ['Title', 'Heading', 'Description', 'Content'] as const;

const lowConfidenceNotice =
  'No page fits well. These are the nearest ones and the overviews of the sections.';
const mostNearest = 3;

/** What is listed when nothing fits: the nearest pages, then the pages that sections begin with. */
function nearestAndOverviews(
  {pages, settings}: LoadedIndex,
  near: readonly RankedPage[],
): RankedPage[] {
  const nearest = near.slice(0, mostNearest);
  const listed = new Set(nearest.map(({page}) => page));
  const overviews = pages.filter(
    (page) =>
      pathInVersion(page.path, settings.versionPath)?.includes('/') === false && !listed.has(page),
  );
  return [
    ...nearest,
    ...overviews.map((page) => ({
      page,
      section: page.firstSection,
      score: 0,
      covered: 0,
      isNamed: false,
    })),
  ];
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
