/**
 * The anchor that most headings have: the words of the title, in lower case and with dashes. Where the
 * two are the same, the index holds the title alone.
 */
const anchorOf = (title: string): string =>
  `#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')}`;

/** Shortens an anchor for the index: empty where it follows from the title of its section. */
export const shortAnchor = (title: string, anchor: string): string =>
  anchor === anchorOf(title) ? '' : anchor;

/** Gives the whole anchor of a section for what the index has of it. */
export const wholeAnchor = (title: string, short: string): string => short || anchorOf(title);
