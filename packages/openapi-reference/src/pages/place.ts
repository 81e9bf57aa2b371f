/** Where an operation is described: on its own page, or on one that it shares with others. */
export interface Place {
  /** How many levels its headings are below those of its own page. */
  readonly depth: number;
  /** What the ids of its sections begin with. */
  readonly prefix: string;
}

export const ownPage: Place = {depth: 0, prefix: ''};

/**
 * Writes a heading of an operation, without an id if Docusaurus would derive the same id from the words.
 * @param level level of the heading on the operation's own page
 * @param id id on such a page
 */
export function heading({depth, prefix}: Place, level: number, words: string, id: string): string {
  const marks = '#'.repeat(Math.min(level + depth, 6));
  const isOwn = prefix === '' && id === words.toLowerCase();
  return isOwn ? `${marks} ${words}` : `${marks} ${words} {#${prefix}${id}}`;
}
