/** A stretch of the code, from one offset to another, and the text that replaces it. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Writes a text as a pattern that matches it alone. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds each match of a pattern; the named group `at`, or else the whole match, is what is replaced. */
export function replace(
  code: string,
  pattern: RegExp,
  text: (match: RegExpExecArray) => string,
): Edit[] {
  return [...code.matchAll(pattern)].map((match) => {
    const at = match.groups?.at ?? match[0];
    const start = match.index + match[0].lastIndexOf(at);
    return {start, end: start + at.length, text: text(match)};
  });
}

/** Inserts a text behind each match of a pattern. */
export const insert = (code: string, pattern: RegExp, text: string): Edit[] =>
  [...code.matchAll(pattern)].map(({0: found, index}) => {
    const end = index + found.length;
    return {start: end, end, text};
  });
