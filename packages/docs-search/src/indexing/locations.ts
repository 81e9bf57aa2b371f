/**
 * File of a page's texts, in the folder that the site is served from.
 * @param path path of the page, such as `/docs/next/rag`
 */
export function textsFile(path: string, baseUrl: string): string {
  const name = path.slice(baseUrl.length).replace(/\/$/, '');
  return `search-text/${name || 'index'}.json`;
}

/** Name of an index. That of the latest version is at the root, others are in the folder of theirs. */
export const indexFileName = 'search-index.json';

/** Name of a version's file for semantic ranking, beside the index. */
export const semanticFileName = 'search-semantic.json';

/**
 * Address of a file of the search.
 * @param hashes of what the file is made from: its address changes with each of them
 */
export function versioned(address: string, ...hashes: readonly string[]): string {
  const given = hashes.filter(Boolean);
  return given.length > 0 ? `${address}?_=${given.join('-')}` : address;
}
