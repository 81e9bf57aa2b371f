/** What sentences state, and which of them state something else than when they were verified. */
import {diffArrays} from 'diff';
import {NUMBER_WORDS} from './checks/known-values';
import {type Claim, keyOf} from './ledger';

/** Separates the facts of a line. */
const separator = ' · ';

/** A sentence, a row of a table or a heading, with where it is. */
export interface Sentence {
  /** Page that readers find it on: a guide by its id, or an operation as `api/create-thing`. */
  readonly page: string;
  /** File that it is written in, where that is one of its own, for messages. */
  readonly file?: string;
  readonly line?: number;
  /** The words, with code spans between backticks; cells of a row have ` | ` between them. */
  readonly text: string;
  /** Addresses that it links. */
  readonly links?: readonly string[];
}

/** Words that turn what a sentence says, each by one name: another word of the same name says the same. */
const turns: Readonly<Record<string, RegExp>> = {
  only: /\b(?:only|alone|exclusively|nothing (?:but|else than)|no [^.,;|]{1,40}? but)\b/gi,
  not: /\b(?:no longer(?! than)|not|never|cannot)\b|n't\b/gi,
  or: /\bor\b/gi,
};

/**
 * Words of which the one turns into the other when a sentence becomes false. That one alone comes or goes is
 * mostly a matter of wording: "after a crash" is "if it crashes".
 */
const opposites: readonly (readonly [Turn, Turn])[] = [
  [
    ['at most', /\b(?:at most|up to|maximum|no more than|no longer than)\b/gi],
    ['at least', /\b(?:at least|minimum|no less than|no fewer than)\b/gi],
  ],
  [
    ['before', /\b(?:before|precedes?|earlier)\b/gi],
    ['after', /\b(?:after|follows?|later)\b/gi],
  ],
  [
    ['more', /\b(?:more|greater|longer|larger|higher|above|newer|newest)\b/gi],
    ['less', /\b(?:less|fewer|shorter|smaller|lower|below|older|oldest)\b/gi],
  ],
  [
    ['first', /\bfirst\b/gi],
    ['last', /\b(?:last|finally)\b/gi],
  ],
  [
    ['ascending', /\bascending\b/gi],
    ['descending', /\bdescending\b/gi],
  ],
  [
    ['works', /\b(?:works?|succeeds?)\b/gi],
    ['fails', /\b(?:fails?|failed)\b/gi],
  ],
  [
    ['required', /\b(?:required|mandatory)\b/gi],
    ['optional', /\boptional\b/gi],
  ],
  [
    ['inside', /\binside\b/gi],
    ['outside', /\boutside\b/gi],
  ],
  [
    ['true', /\btrue\b/gi],
    ['false', /\bfalse\b/gi],
  ],
];

type Turn = readonly [name: string, pattern: RegExp];

const weakNames = new Set(opposites.flat().map(([name]) => name));

/** Of two that match at one place, the earlier one counts: "no longer" says *not*, and not *more*. */
const allTurns: readonly Turn[] = [...Object.entries(turns), ...opposites.flat()];

const numberWord = new RegExp(`\\b(?:${NUMBER_WORDS.slice(2).join('|')})\\b`, 'gi');

/** In such a sentence, the order of names is what it says, so words for it add nothing. */
const sequence =
  /\b(?:then|in (?:this|the) order|followed by|from the (?:out|in)side|first\b.*\blast)\b/i;

/**
 * Reads what a sentence states, in a form that stays the same when it is reworded: its code spans, numbers,
 * links and names, and the words that turn its meaning.
 * @returns the facts, sorted; none for a sentence that only connects others
 */
export function factsOf({text, links = []}: Pick<Sentence, 'text' | 'links'>): string[] {
  const isSequence = sequence.test(text);
  const spans = [...text.matchAll(/`[^`]+`/g)].map(([span]) => span);
  const answers = text.includes(' | ')
    ? text.split(' | ').flatMap((cell) => /^\**(yes|no)\b/i.exec(cell)?.[1]?.toLowerCase() ?? [])
    : [];
  let words = text
    .replace(/`[^`]*`/g, '`')
    .replace(numberWord, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())));
  const values = words.match(/\d(?:[\d.,:]*\d)?/g) ?? [];
  const turning = allTurns.flatMap(([name, pattern]) => {
    const found = words.match(pattern) ?? [];
    words = words.replace(pattern, '`');
    return found.length === 0 || (isSequence && /^(?:first|last|after|before)$/.test(name))
      ? []
      : [name];
  });
  // At the start of a sentence, a capital says nothing.
  const names =
    words.match(/\b\w*[a-z\d][A-Z]\w*\b|\b[A-Z]{2,}\w*\b|(?<=[\w,;:)] )[A-Z][\w+-]*/g) ?? [];
  return [
    ...spans.map((span, index) => (isSequence ? `${index + 1}. ${span}` : span)),
    ...links.map((link) => `→ ${link}`),
    ...values,
    ...turning,
    ...(answers.length > 0 ? [answers.join(', ')] : []),
    ...new Set(names.map((name) => name.toLowerCase())),
  ].sort();
}

/**
 * What pages stated when they were verified: for each page the lines of its sentences, in order. A line
 * ends with the keys of the evidence that was written for claims of its sentence.
 */
export type StatedRecord = Readonly<Record<string, readonly string[]>>;

/** A sentence that replaces one which stated something else. */
export interface ChangedSentence extends Sentence {
  /** Facts that it has and the record has not. */
  readonly states: readonly string[];
  /** Facts that the record has and it has not. */
  readonly stated: readonly string[];
}

/**
 * Writes down what pages state. Sentences without facts are left out.
 * @param claims what the sentences claim
 * @param written evidence by the keys of claims
 */
export function recordOf(
  sentences: readonly Sentence[],
  claims: readonly Claim[] = [],
  written: Readonly<Record<string, string>> = {},
): StatedRecord {
  const pages = [...pagesOf(sentences)].flatMap(([page, own]) => {
    const claimed = claims.filter((claim) => claim.page === page);
    const lines = own.map(({sentence, line}) => {
      const keys = claimed.filter(({text}) => sentence.text.includes(text)).map(keyOf);
      const known = [...new Set(keys)].filter((key) => Object.hasOwn(written, key));
      return [line, ...known.map((key) => `#${key}`)].join(separator);
    });
    return lines.length === 0 ? [] : [[page, lines] as const];
  });
  return Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface StatingSentence {
  readonly sentence: Sentence;
  readonly line: string;
}

/** Sentences that state something, by page. */
function pagesOf(sentences: readonly Sentence[]): ReadonlyMap<string, readonly StatingSentence[]> {
  const pages = new Map<string, StatingSentence[]>();
  for (const sentence of sentences) {
    const own = pages.get(sentence.page) ?? [];
    pages.set(sentence.page, own);
    const line = factsOf(sentence).join(separator);
    if (line !== '') own.push({sentence, line});
  }
  return pages;
}

/** Takes the keys of evidence off a line. */
function readLine(recorded: string): {readonly line: string; readonly keys: readonly string[]} {
  const facts = recorded.split(separator);
  const isKey = (fact: string): boolean => /^#[0-9a-f]{12}$/.test(fact);
  return {
    line: facts.filter((fact) => !isKey(fact)).join(separator),
    keys: facts.filter(isKey).map((fact) => fact.slice(1)),
  };
}

/**
 * Finds the sentences that state something else than those that were in their places when the page was
 * verified. Sentences that were moved, reworded, added or removed are none of them.
 * @throws Error when there is no sentence: then nothing was compared
 */
export function changedSentences(
  sentences: readonly Sentence[],
  record: StatedRecord,
): ChangedSentence[] {
  if (sentences.length === 0) throw new Error('There is no sentence to compare.');
  return [...pagesOf(sentences)].flatMap(([page, own]) => {
    const before = (record[page] ?? []).map((recorded) => readLine(recorded).line);
    const now = own.map(({line}) => line);
    // A line that only moved is as frequent as before.
    const isNew = (line: string): boolean => countOf(line, now) > countOf(line, before);
    const isGone = (line: string): boolean => countOf(line, now) < countOf(line, before);
    const chunks = diffArrays(before, now, {comparator: stateTheSame});
    let place = 0;
    return chunks.flatMap(({added, removed, count}, index) => {
      if (removed) return [];
      const here = own.slice(place, place + count);
      place += count;
      if (!added) return [];
      const gone = [chunks[index - 1], chunks[index + 1]]
        .filter((chunk) => chunk?.removed)
        .flatMap((chunk) => chunk?.value ?? [])
        .filter(isGone);
      return here
        .filter(({line}) => gone.length > 0 && isNew(line))
        .map(({sentence, line}) => ({...sentence, ...differenceOf(line, nearestTo(line, gone))}));
    });
  });
}

/** Whether two lines differ at most in words that come and go with the wording. */
function stateTheSame(line: string, other: string): boolean {
  if (line === other) return true;
  const [added, gone] = [without(line, other), without(other, line)];
  const isTurned = opposites.some(
    ([[one], [opposite]]) =>
      (added.includes(one) && gone.includes(opposite)) ||
      (added.includes(opposite) && gone.includes(one)),
  );
  return !isTurned && [...added, ...gone].every((fact) => weakNames.has(fact));
}

const countOf = (line: string, lines: readonly string[]): number =>
  lines.filter((other) => stateTheSame(other, line)).length;

/** Facts of the one line that the other has not. */
function without(line: string, other: string): string[] {
  const left = other.split(separator);
  return line.split(separator).filter((fact) => {
    const index = left.indexOf(fact);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const differenceOf = (line: string, before: string) => ({
  states: without(line, before),
  stated: without(before, line),
});

/** The line that has most facts in common with another one. */
function nearestTo(line: string, lines: readonly string[]): string {
  const distance = (other: string): number =>
    without(line, other).length + without(other, line).length;
  return lines.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** Says what changed, where, and what to do. */
export function describeChange(
  {page, file = page, line, text, states, stated}: ChangedSentence,
  remedy: string,
): string {
  const list = (facts: readonly string[]): string => facts.join(', ') || 'nothing of it';
  return `${file}${line === undefined ? '' : `:${line}`}: states ${list(states)}, and stated ${list(stated)} when it was verified: "${text}" ${remedy}`;
}

/**
 * Gives reworded claims the evidence of the sentences that they were, as long as these state the same.
 * @param written evidence by the keys of claims
 * @returns `written`, with evidence by the keys of reworded claims too
 */
export function carryEvidence(
  sentences: readonly Sentence[],
  claims: readonly Claim[],
  record: StatedRecord,
  written: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const current = new Set(claims.map(keyOf));
  const carried = [...pagesOf(sentences)].flatMap(([page, own]) => {
    const claimed = claims.filter((claim) => claim.page === page);
    return (record[page] ?? []).flatMap((recorded) => {
      const {line, keys} = readLine(recorded);
      const left = keys.filter((key) => !current.has(key) && Object.hasOwn(written, key));
      if (left.length === 0) return [];
      return own
        .filter((one) => stateTheSame(one.line, line))
        .flatMap(({sentence}) => claimed.filter(({text}) => sentence.text.includes(text)))
        .map(keyOf)
        .filter((key) => !Object.hasOwn(written, key))
        .slice(0, left.length)
        .map((key, index) => [key, written[left[index] ?? ''] ?? ''] as const);
    });
  });
  return {...written, ...Object.fromEntries(carried)};
}

/** Keys of the evidence that recorded sentences rest on. */
export const evidenceKeys = (record: StatedRecord): string[] =>
  Object.values(record).flatMap((lines) => lines.flatMap((recorded) => readLine(recorded).keys));

/** The record of pages whose links were moved, without another change. */
export function withMovedLinks(record: StatedRecord, move: (link: string) => string): StatedRecord {
  const moved = (recorded: string): string => {
    const {line, keys} = readLine(recorded);
    const facts = line
      .split(separator)
      .map((fact) => (fact.startsWith('→ ') ? `→ ${move(fact.slice(2))}` : fact));
    return [...facts.sort(), ...keys.map((key) => `#${key}`)].join(separator);
  };
  return Object.fromEntries(
    Object.entries(record).map(([page, lines]) => [page, lines.map(moved)]),
  );
}

/**
 * How much of what pages state is recorded, from 0 to 1: what is new since isn't compared with anything.
 * @throws Error when no sentence states anything
 */
export function recordedShare(sentences: readonly Sentence[], record: StatedRecord): number {
  const found = [...pagesOf(sentences)].flatMap(([page, own]) => {
    const known = (record[page] ?? []).map((recorded) => readLine(recorded).line);
    return own.map(({line}) => known.some((other) => stateTheSame(other, line)));
  });
  if (found.length === 0) throw new Error('No sentence states anything.');
  return found.filter(Boolean).length / found.length;
}
