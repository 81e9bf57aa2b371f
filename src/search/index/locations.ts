/**
 * Address of a page's texts.
 * @param path path of the page, such as `/docs/next/building_applications/rag`
 */
export function textsPath(path: string): string {
  return `/search-text${path}.json`;
}

/** Name of a version's file for the second signal of the search: it stands beside the index. */
export const meaningName = 'search-meaning.json';

/**
 * Address of a file of the search.
 * @param hashes of what the file is made from: its address changes with each of them
 */
export function versioned(address: string, ...hashes: readonly string[]): string {
  return `${address}?_=${hashes.join('-')}`;
}
