import {analyze} from '../text/analyze';

/** Terms to be marked, and how much each says. */
export type FoundTerms = ReadonlyMap<string, number>;

/** A piece of text, marked when it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Divides a text into pieces, with the found terms marked in any case and any spelling. */
export function markTerms(text: string, terms: FoundTerms): TextPiece[] {
  return pieces(text, matchesIn(text, terms));
}

/**
 * Cuts out the part of a text that says most about a search.
 * @param length number of characters to keep; an ellipsis marks each side that is cut
 */
export function snippetOf(text: string, terms: FoundTerms, length: number): TextPiece[] {
  const matches = matchesIn(text, terms);
  const {start, end} = cut(text, matches, terms, length);
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({...match, start: match.start - start, end: match.end - start}));
  return [
    ...(start > 0 ? [{text: '…', isMarked: false}] : []),
    ...pieces(text.slice(start, end), inside),
    ...(end < text.length ? [{text: '…', isMarked: false}] : []),
  ];
}

/** How much of what was searched for the best part of a text has. */
export function worthOf(text: string, terms: FoundTerms, length: number): number {
  return worth(bestWindow(matchesIn(text, terms), terms, length), terms);
}

function matchesIn(text: string, terms: FoundTerms): Match[] {
  return analyze(text).flatMap(({parts, compounds}) =>
    [...parts, ...compounds]
      .filter(({term}) => terms.has(term))
      .map(({term, start, text: {length}}) => ({term, start, end: start + length}))
      .sort((one, other) => one.start - other.start || other.end - one.end),
  );
}

/** The matches that say most among those that fit into a number of characters. */
function bestWindow(
  matches: readonly Match[],
  terms: FoundTerms,
  length: number,
): readonly Match[] {
  let best: readonly Match[] = [];
  for (const [index, {start}] of matches.entries()) {
    const window = matches.slice(index).filter(({end}) => end <= start + length);
    if (worth(window, terms) > worth(best, terms)) best = window;
  }
  return best;
}

function worth(matches: readonly Match[], terms: FoundTerms): number {
  return [...new Set(matches.map(({term}) => term))].reduce(
    (sum, term) => sum + (terms.get(term) ?? 0),
    0,
  );
}

function cut(
  text: string,
  matches: readonly Match[],
  terms: FoundTerms,
  length: number,
): {start: number; end: number} {
  if (text.length <= length) return {start: 0, end: text.length};
  const best = bestWindow(matches, terms, length);
  const first = best[0]?.start ?? 0;
  const last = Math.max(first, ...best.map(({end}) => end));
  const room = Math.floor((length - (last - first)) / 2);
  const start = Math.max(0, Math.min(first - room, text.length - length));
  const end = Math.min(text.length, start + length);
  return wholeWords(text, {start, end}, {first, last, length});
}

/**
 * Moves both ends to where no word is cut: outwards to the beginning of the word that holds the first
 * match when all matches still fit, else inwards to the nearest space, or within a long route to the
 * nearest place between two names.
 */
function wholeWords(
  text: string,
  window: {readonly start: number; readonly end: number},
  {first, last, length}: {readonly first: number; readonly last: number; readonly length: number},
): {start: number; end: number} {
  const wordStart = text.lastIndexOf(' ', first - 1) + 1;
  const isCut = wordStart < window.start && window.start > 0;
  const start =
    isCut && last - wordStart <= length ? wordStart : startOfName(text, window.start, first);
  const end = Math.min(text.length, Math.max(start + length, last));
  return {start, end: end < text.length ? endOfName(text, last, end) : end};
}

/** The first place from a position on, up to a match, where a word begins, or at least a name. */
function startOfName(text: string, from: number, match: number): number {
  if (from === 0) return 0;
  const before = text.slice(from - 1, match);
  return from + Math.max(0, before.search(before.includes(' ') ? ' ' : betweenNames));
}

/** The last place from a match on, up to a position, where a word ends, or at least a name. */
function endOfName(text: string, match: number, to: number): number {
  const after = text.slice(match, to + 1);
  const space = after.lastIndexOf(' ');
  const name = after.split('').findLastIndex((sign) => betweenNames.test(sign));
  return match + Math.max(0, space >= 0 ? space : name);
}

/** What separates the names in a route or a path of fields. */
const betweenNames = /[^\p{L}\p{N}_-]/u;

function pieces(text: string, matches: readonly Match[]): TextPiece[] {
  const found: TextPiece[] = [];
  let position = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > position) found.push({text: text.slice(position, end), isMarked});
    position = Math.max(position, end);
  };
  for (const {start, end} of matches) {
    if (end <= position) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return found;
}
