import path from 'node:path';
import {readLists, type JudgedQuery} from '@docs-kit/docs-search/quality';

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
