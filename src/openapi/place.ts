/** Where an operation stands: it has a page of its own, or shares one with others. */
export interface Place {
  /** How many levels its headings stand below those of a page of its own. */
  readonly depth: number;
  /** What the ids of its sections begin with. */
  readonly prefix: string;
}

export const ownPage: Place = {depth: 0, prefix: ''};

/**
 * Writes a heading of an operation. An id that Docusaurus would make of the words itself is left out.
 * @param level level of the heading on a page that the operation has for itself
 * @param id id on such a page
 */
export function heading({depth, prefix}: Place, level: number, words: string, id: string): string {
  const marks = '#'.repeat(level + depth);
  const isOwn = prefix === '' && id === words.toLowerCase();
  return isOwn ? `${marks} ${words}` : `${marks} ${words} {#${prefix}${id}}`;
}
