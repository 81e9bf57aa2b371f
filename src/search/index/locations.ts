/** Changes with the form of the files, so that no browser reads an old file with new code. */
const fileFormat = 1;

/**
 * Address of a page's texts.
 * @param path path of the page, such as `/docs/next/building_applications/rag`
 */
export function textsPath(path: string): string {
  return `/search-text${path}.json`;
}

/** Address of a file of the search, which changes with its content. */
export function versioned(address: string, contentHash: string): string {
  return `${address}?_=${contentHash}-${fileFormat}`;
}
