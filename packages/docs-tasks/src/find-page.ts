/** What a reader can do on a site without a single page of it in hand. */
export interface Site {
  /** Addresses of the pages that a search finds, best first, without their sections. */
  readonly search: (words: string) => readonly string[];
  /** Addresses of the pages that the text of a page links to, in its order. */
  readonly linksOf: (address: string) => readonly string[];
}

/** Results that a reader looks at before giving up on a search. */
const results = 5;
/** Pages that a reader opens in all. */
const patience = 20;

/**
 * Looks for a page as a reader does: opens the first results of a search, then what they link to.
 * @returns how many pages were opened until the right one; undefined when the reader gives up
 */
export function pagesToFind({search, linksOf}: Site, words: string, address: string) {
  const first = [...new Set(search(words))].slice(0, results);
  const opened = new Set<string>();
  const queue = [...first];
  for (let place = 0; place < queue.length && opened.size < patience; place += 1) {
    const page = queue[place] ?? '';
    if (opened.has(page)) continue;
    opened.add(page);
    if (page === address) return opened.size;
    // Links of links are further than a reader goes.
    if (place === first.length - 1) queue.push(...first.flatMap(linksOf));
  }
  return undefined;
}
