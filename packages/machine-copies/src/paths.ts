/**
 * Path of the Markdown copy of a page: its own path with `.md`.
 * @param pagePath path of the page, with or without a trailing slash
 * @param part number of the part, for a copy that has several
 */
export function markdownPath(pagePath: string, part = 1): string {
  const path = pagePath.replace(/\/$/, '') || '/index';
  return `${path}${part > 1 ? `.part-${part}` : ''}.md`;
}

/** Path of the image that stands for a page where its address is shared. */
export function cardPath(pagePath: string): string {
  return `/img/cards${pagePath.replace(/\/$/, '') || '/index'}.png`;
}

/** Pages without anything to read: results of a search are rendered in the browser. */
export const defaultExclude: readonly string[] = ['/search'];

/**
 * Whether a page has a copy and a card.
 * @param pagePath path of the page, with or without a trailing slash or `.html`
 * @param exclude paths of pages that have none
 */
export function hasMarkdownCopy(
  pagePath: string,
  exclude: readonly string[] = defaultExclude,
): boolean {
  const path = pagePath.replace(/(?:\.html)?\/?$/, '');
  return path !== '/404' && !exclude.includes(path);
}
