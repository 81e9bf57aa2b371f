import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import type {SiteVersion} from '../../../src/site/versions';
import {readQueries} from '../search-quality';

/** Results in the search bar. */
const barLimit = 8;

/** Milliseconds of a search. */
export interface SearchTimes {
  /** Of reading the index. */
  readonly read: number;
  /** Of searching for what stands in the field after each key of the judged queries. */
  readonly keys: readonly number[];
}

/**
 * Measures the search of a version in a finished build.
 * @throws Error as `openBuiltSearch` does
 */
export function measureSearch(build: string, version: SiteVersion): SearchTimes {
  const read = milliseconds(() => openBuiltSearch(build, version));
  const {searcher} = openBuiltSearch(build, version);
  const typed = readQueries(version.name).flatMap(({query}) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  const keys = typed.map((text) => milliseconds(() => searcher.search(text, {limit: barLimit})));
  return {read, keys};
}

/** Milliseconds that a piece of work takes. */
function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
