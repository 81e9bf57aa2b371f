import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Searcher} from '@docs-kit/docs-search/results/searcher';

const root = path.resolve(__dirname, '../..');
const read = (...files: readonly string[]): JudgedQuery[] =>
  readLists(files.map((file) => path.join(root, file)));

/** Reads the judged queries of a version: those of every version, and its own. */
export function readQueries(versionName: string): JudgedQuery[] {
  return read('tests/search/queries.yaml', `data/${versionName}/search-queries.yaml`);
}

/** Reads the errors that readers of a version may paste. */
export function readPastedErrors(versionName: string): JudgedQuery[] {
  return read(`data/${versionName}/search-errors.yaml`);
}

const everydayLists = {
  first: 'everyday',
  second: 'everyday-second',
  third: 'everyday-third',
} as const;

/**
 * Reads the queries of people who do not know the words of the documentation.
 * @param half what the search is tuned on, or what it is judged by alone; the third list has no such half
 * @param list the first one, or one that was written when the search knew those before it
 */
export function readEverydayQueries(
  half: 'tuning' | 'held-out',
  list: keyof typeof everydayLists = 'first',
): JudgedQuery[] {
  const ending = half === 'tuning' ? '' : '-held-out';
  return read(`tests/search/${everydayLists[list]}${ending}.yaml`);
}

/** A query with the pages that answer it. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** Paths under the version, without a leading slash; the Introduction is the empty one. */
  readonly pages: readonly string[];
  /** Whether one of them has to be the first result. */
  readonly first?: boolean;
}

/** The rank of a query's first accepted page: 1 is the first result, 0 means not among them. */
export interface Judgement {
  readonly query: JudgedQuery;
  readonly rank: number;
  readonly found: readonly string[];
}

/** How well queries find their pages. */
export interface Figures {
  /** Share of the queries with an accepted page among the first five. */
  readonly recallAtFive: number;
  readonly meanReciprocalRank: number;
}

export interface Quality extends Figures {
  readonly judgements: readonly Judgement[];
}

/**
 * Reads lists of judged queries, in YAML.
 * @throws Error when one has no text, no kind or no pages, or is there twice
 */
function readLists(files: readonly string[]): JudgedQuery[] {
  const queries = files.flatMap((file) => parse(readFileSync(file, 'utf8')) as JudgedQuery[]);
  const seen = new Set<string>();
  for (const judged of queries) {
    const {query, kind, pages} = judged;
    if (!query || !kind || !Array.isArray(pages) || pages.length === 0) {
      throw new Error(`A judged query needs a query, a kind and pages: ${JSON.stringify(judged)}`);
    }
    if (seen.has(query)) throw new Error(`The query ${JSON.stringify(query)} is judged twice.`);
    seen.add(query);
  }
  return queries;
}

/**
 * Runs judged queries against one version's index.
 * @throws Error when there is no query
 */
export function judge(
  queries: readonly JudgedQuery[],
  searcher: Searcher,
  version: {readonly path: string},
  resultLimit = 8,
): Quality {
  if (queries.length === 0) throw new Error('There is no judged query.');
  const judgements = queries.map((query): Judgement => {
    const found = searcher
      .search(query.query, {limit: resultLimit})
      .hits.map(({u}) => u.slice(version.path.length + 1));
    return {query, rank: found.findIndex((page) => query.pages.includes(page)) + 1, found};
  });
  return {judgements, ...figuresOf(judgements)};
}

function figuresOf(judgements: readonly Judgement[]): Figures {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    recallAtFive: mean(judgements.map(({rank}) => Number(rank > 0 && rank <= 5))),
    meanReciprocalRank: mean(judgements.map(({rank}) => (rank > 0 ? 1 / rank : 0))),
  };
}

/** The figures of some judged queries in one line, then those of each kind. */
export function describeFigures({judgements}: Pick<Quality, 'judgements'>): string {
  const kinds = [...new Set(judgements.map(({query}) => query.kind))];
  const line = (name: string, some: readonly Judgement[]) => {
    const {recallAtFive, meanReciprocalRank} = figuresOf(some);
    return `${name}: ${Math.round(recallAtFive * some.length)} of ${some.length} among the first five, mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`;
  };
  return [
    line('all', judgements),
    ...kinds.map((kind) =>
      line(
        kind,
        judgements.filter(({query}) => query.kind === kind),
      ),
    ),
  ].join('\n');
}

/** What to read when the quality is too low: the queries whose page is not first, worst first. */
export function describeFailures({judgements}: Quality): string {
  const order = ({rank}: Judgement) => (rank === 0 ? Infinity : rank);
  return judgements
    .filter(({rank}) => rank === 0 || rank > 5)
    .sort((one, other) => order(other) - order(one))
    .map(
      ({query, rank, found}) =>
        `${rank === 0 ? 'not found' : `at ${rank}`}: ${JSON.stringify(query.query)} (${query.kind})\n    expected ${query.pages.join(' or ')}\n    got ${found.join(', ') || 'nothing'}`,
    )
    .join('\n');
}
