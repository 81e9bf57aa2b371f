import {hashOf} from './hash';

/** What a fence is, wherever it is on its page. */
export interface FenceContent {
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  readonly code: string;
}

/** Name of the file that readers save a fence in. */
export function fenceTitle(meta: string): string | undefined {
  return /title="([^"]+)"/.exec(meta)?.[1];
}

/**
 * Hash of all that the result of a fence depends on: its language, its title and its code.
 * @param programs the hashes of the programs that print it, for an output
 */
export function fenceHash(
  {language, meta, code}: FenceContent,
  programs: readonly string[] = [],
): string {
  return hashOf(JSON.stringify([language, fenceTitle(meta) ?? '', code, ...programs]));
}

/** For each name, how many of those up to it are equal to it. */
function counted(names: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  });
}

/**
 * Names the fences of a page by their place in it: `getting_started/quickstart#bash-2` is the second
 * one in bash.
 * @param pageId path of the page below its version's folder, without ending
 * @param languages the language of each fence, in the order of the page
 */
export function fenceIds(pageId: string, languages: readonly string[]): string[] {
  return counted(languages).map((count, index) => `${pageId}#${languages[index] ?? ''}-${count}`);
}

/**
 * Names the fences of a page in the record by what they are, so that one keeps its result when
 * others come, go or move: `getting_started/quickstart#bash-0a1b2c3d4e5f6a7b`. A page that has the
 * same fence twice counts them: `…-2`.
 * @param pageId path of the page below its version's folder, without ending
 */
export function fenceKeys(
  pageId: string,
  fences: readonly {readonly language: string; readonly hash: string}[],
): string[] {
  const keys = fences.map(({language, hash}) => `${pageId}#${language}-${hash}`);
  const counts = counted(keys);
  return keys.map((key, index) => (counts[index] === 1 ? key : `${key}-${counts[index] ?? ''}`));
}
