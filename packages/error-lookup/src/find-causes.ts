import {type Found, findMessage, type MessagePattern, patternOf} from './message-pattern';
import {type PastedText, readPastedText, type Span} from './pasted-text';
import {codesOf, type ErrorRow, textOf} from './rows';

/** A row that explains what a text says at one place. */
export interface Cause {
  readonly row: ErrorRow;
  /** How well it fits, beside others; higher is better. */
  readonly score: number;
}

/** A message of the tables that a text has, with the rows that explain it, the best first. */
export interface CauseMatch {
  /** The words of the text, at most 300 characters. */
  readonly words: string;
  /** Whether the text ends in this error: it is what the reader asks about. */
  readonly isEnding: boolean;
  readonly causes: readonly [Cause, ...Cause[]];
}

export interface LookupAnswer {
  /** What the tables explain, the best first. */
  readonly matches: readonly CauseMatch[];
  /** The last error of the text, where no row explains it. */
  readonly unknown?: string;
}

/** What the parts of a score are worth. A message of `longest` characters or more is worth 1. */
const weights = {ending: 0.6, label: 0.1, hint: 0.25, page: 0.25, second: 0.3, missing: 0.35};
const longest = 60;
/**
 * Shorter messages need one of the names that their row gives, as `Field required` for `token`, where
 * the text says more than the message.
 */
const weak = 40;

interface Candidate extends Cause, Span {
  /** How well its words fit, beside others of the text. */
  readonly rank: number;
  readonly isEnding: boolean;
}

/** The patterns of each list of rows, which are made once. */
const known = new WeakMap<readonly ErrorRow[], readonly RowPatterns[]>();

interface RowPatterns {
  readonly row: ErrorRow;
  readonly patterns: readonly MessagePattern[];
  /** What each message counts: one that many rows quote says less. */
  readonly rarities: ReadonlyMap<string, number>;
  /** Pieces of code of one word: names that the error is about. */
  readonly hints: readonly string[];
  /** Whether a reader sees all of its messages, and not one of them. */
  readonly isAll: boolean;
  /** Words of the paths of its pages that few pages have. */
  readonly topics: readonly string[];
}

/**
 * Finds the rows that explain the errors in a text: a message, the answer of a server, a log or a
 * traceback, of any length. A message that the tables lack is `unknown`; it is never guessed at.
 */
export function findCauses(text: string, rows: readonly ErrorRow[]): LookupAnswer {
  const pasted = readPastedText(text);
  const {clean, plain, ending} = pasted;
  if (plain === '') return {matches: []};
  let patterns = known.get(rows);
  if (!patterns) known.set(rows, (patterns = patternsOf(rows)));
  const places = new Map<string, readonly Found[]>();
  const placesOf = (pattern: MessagePattern): readonly Found[] => {
    let found = places.get(pattern.message);
    if (!found) places.set(pattern.message, (found = findMessage(pattern, pasted)));
    return found;
  };
  const candidates = patterns.flatMap((each) => candidateOf(each, placesOf, pasted));
  const matches = groupsOf(candidates, clean);
  const isKnown = matches.some(({isEnding}) => isEnding);
  const last = clean.slice(ending.start, ending.end).trim();
  return {matches, ...(!isKnown && last && {unknown: last.slice(0, 300)})};
}

function patternsOf(rows: readonly ErrorRow[]): RowPatterns[] {
  const wordsOf = ({places}: ErrorRow): string[] => [
    ...new Set(places.flatMap(({page}) => page.toLowerCase().split(/[/_-]+/))),
  ];
  const count = new Map<string, number>();
  for (const word of rows.flatMap(wordsOf)) count.set(word, (count.get(word) ?? 0) + 1);
  const quotes = new Map<string, number>();
  for (const code of rows.flatMap(({seen}) => codesOf(seen))) {
    quotes.set(code, (quotes.get(code) ?? 0) + 1);
  }
  const rarities = new Map([...quotes].map(([code, n]) => [code, 1 / (1 + Math.log(n) / 2)]));
  return rows.map((row) => {
    const codes = codesOf(row.seen);
    return {
      ...{row, rarities},
      patterns: codes.flatMap((code) => (code.includes(' ') ? (patternOf(code) ?? []) : [])),
      hints: codes.filter((code) => !code.includes(' ') && code.length > 2),
      isAll: !/\bor\b/.test(textOf(row.seen)),
      topics: wordsOf(row).filter(
        (word) => word.length > 3 && (count.get(word) ?? 0) <= Math.max(1, rows.length / 60),
      ),
    };
  });
}

function candidateOf(
  {row, patterns, rarities, hints, isAll, topics}: RowPatterns,
  placesOf: (pattern: MessagePattern) => readonly Found[],
  {clean, ending}: PastedText,
): Candidate[] {
  const isInEnding = (span: Span): boolean => overlap(span, ending);
  const all = patterns.flatMap((pattern) => {
    const [best] = placesOf(pattern)
      .map((found) => {
        const worth =
          Math.min(found.weight, longest) / longest +
          (isInEnding(found) ? weights.ending : 0) +
          (found.hasLabel ? weights.label : 0);
        return {pattern, found, worth};
      })
      .sort((a, b) => b.worth - a.worth);
    return best ? [best] : [];
  });
  const [best, ...others] = all.sort((a, b) => b.worth - a.worth);
  if (!best) return [];
  const isTopic = topics.some((topic) =>
    new RegExp(`(?<![a-z])${topic}(?![a-z])`, 'i').test(clean),
  );
  const hinted = hints.filter((hint) => clean.includes(hint)).length;
  const {start, end} = best.found;
  const isAllOfIt = end - start > (ending.end - ending.start) / 2;
  const isUnsure = best.found.weight < weak && hints.length > 0 && hinted === 0 && !isAllOfIt;
  if ((best.pattern.isStatus && !isTopic) || isUnsure) return [];
  const seconds = others.filter(({found}) => !overlap(found, best.found)).length;
  const score =
    best.worth +
    seconds * weights.second -
    (isAll ? patterns.length - all.length : 0) * weights.missing +
    (hints.length === 0 ? 0 : hinted > 0 ? weights.hint : -weights.hint) +
    (isTopic ? weights.page : 0);
  const rank = score * (rarities.get(best.pattern.message) ?? 1);
  return [{row, score, rank, start, end, isEnding: isInEnding(best.found)}];
}

/** Of rows that fit equally well, the one that more pages have comes first. */
const better = (a: Candidate, b: Candidate): number =>
  b.score - a.score || b.row.places.length - a.row.places.length;

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Puts candidates that are about the same words together, without those that are about a few of them. */
function groupsOf(candidates: readonly Candidate[], clean: string): CauseMatch[] {
  const groups: Candidate[][] = [];
  for (const candidate of [...candidates].sort(better)) {
    const group = groups.find(([first]) => first && overlap(first, candidate));
    if (group) group.push(candidate);
    else groups.push([candidate]);
  }
  groups.sort(([a], [b]) => (b?.rank ?? 0) - (a?.rank ?? 0));
  return groups.flatMap(([first, ...others]) => {
    if (!first) return [];
    const length = first.end - first.start;
    const near = others.filter(({start, end}) => end - start > length / 2);
    const words = clean.slice(first.start, first.end).replace(/\s+/g, ' ').slice(0, 300);
    return [{words, isEnding: first.isEnding, causes: [first, ...near] as [Cause, ...Cause[]]}];
  });
}
