/** Texts of errors that pages quote, against the texts that programs show. */

import {type CheckFacts, perVersion} from './facts';
import type {PageFinding} from '../finding';
import type {Page, Statement} from './page';

/** A text of the source, cut at what is filled in. */
export interface Template {
  readonly parts: readonly string[];
  /** Letters outside of what is filled in. */
  readonly letters: number;
}

/** Cuts a text at its `{}`. */
export function toTemplate(text: string): Template {
  const parts = simple(text)
    .replace(/[.:,]$/, '')
    .split('{}');
  return {parts, letters: parts.join('').replace(/[^A-Za-z]/g, '').length};
}

/** Case, quotes and white space as one. */
const simple = (text: string): string => text.replace(/\s+/g, ' ').replace(/[`"]/g, "'");

/** Texts shorter than this fit by chance. */
const MIN_LITERAL = 6;
/** A value that is filled in has no more signs than this. */
const MAX_VALUE = 120;

/**
 * Tells whether a quoted text can come from one of the templates: as a whole, as a piece, or as one
 * text that is filled into another.
 * @param quoted the text of a page; `…` stands for what it leaves out
 */
export function isKnownMessage(quoted: string, templates: readonly Template[]): boolean {
  return simple(quoted)
    .split(/\s*(?:…|\.\.\.)\s*/)
    .map((piece) => piece.trim())
    .filter((piece) => /[A-Za-z]{2,} +[A-Za-z]{2,}/.test(piece))
    .every((piece) => fitsAny(piece, templates, 0));
}

/** What was asked of a text that is filled into others, which many of them ask again. */
const asked = new WeakMap<readonly Template[], Map<string, boolean>>();

function fitsAny(text: string, templates: readonly Template[], depth: number): boolean {
  const piece = text
    .replace(/^[\s:;,]+|\s+$/g, '')
    .replace(/^(?:[\w.]+\.)?\w*(?:Error|Exception|Warning|Interrupt): /, '')
    .replace(/^'(.*)'$/, '$1')
    .replace(/[.:,]$/, '');
  if (piece.split(' ').length < 3 && depth > 0) return true;
  const known = asked.get(templates) ?? new Map<string, boolean>();
  asked.set(templates, known);
  const key = `${depth} ${piece}`;
  const result =
    known.get(key) ?? templates.some((template) => fits(piece, template, templates, depth));
  known.set(key, result);
  return result;
}

function fits(
  piece: string,
  template: Template,
  templates: readonly Template[],
  depth: number,
): boolean {
  const {parts, letters} = template;
  if (parts.some((part) => part.length >= piece.length && part.includes(piece))) return true;
  if (letters < MIN_LITERAL) return false;
  const head = piece.slice(0, 3);
  for (const [first, part] of parts.entries()) {
    // A text that begins with a value may go on with a short part; elsewhere that fits by chance.
    const followsValue = first === 1 && parts[0] === '';
    if (part.trim().length < (followsValue ? 1 : 3)) continue;
    const begin = part.includes(head) ? overlap(part, piece) : 0;
    if (begin >= 3 && goesOn(piece, begin, parts, first + 1, templates, depth)) return true;
    const at = piece.indexOf(part);
    if (at > MAX_VALUE) continue;
    if (at < 0) {
      const end = followsValue ? endOverlap(part, piece) : 0;
      if (end > MIN_LITERAL && isValue(piece.slice(0, -end))) return true;
      continue;
    }
    if (at > 0 && !(first > 0 && isValue(piece.slice(0, at)))) continue;
    if (goesOn(piece, at + part.length, parts, first + 1, templates, depth)) return true;
  }
  return false;
}

/** Length of the longest beginning of a part with which a piece ends. */
function endOverlap(part: string, piece: string): number {
  for (let length = Math.min(part.length, piece.length); length > 0; length -= 1)
    if (piece.endsWith(part.slice(0, length))) return length;
  return 0;
}

/** Length of the longest end of a part with which a piece begins. */
function overlap(part: string, piece: string): number {
  for (let length = Math.min(part.length, piece.length); length > 0; length -= 1)
    if (piece.startsWith(part.slice(-length))) return length;
  return 0;
}

function goesOn(
  piece: string,
  from: number,
  parts: readonly string[],
  next: number,
  templates: readonly Template[],
  depth: number,
): boolean {
  const rest = piece.slice(from);
  if (rest.trim() === '') return true;
  const part = parts[next];
  // Another text may follow a whole one.
  if (part === undefined)
    return (
      /^['\s]*[.:;,]/.test(rest) &&
      depth < 2 &&
      fitsAny(rest.replace(/^[\s.:;,'-]+/, ''), templates, depth + 1)
    );
  if (part === '') return isValue(rest) || (depth < 2 && fitsAny(rest, templates, depth + 1));
  for (let at = rest.indexOf(part); at >= 0 && at <= MAX_VALUE; at = rest.indexOf(part, at + 1)) {
    if (goesOn(piece, from + at + part.length, parts, next + 1, templates, depth)) return true;
  }
  // The quote ends inside the value, or inside the part behind it.
  for (let length = Math.min(part.length, rest.length); length > 1; length -= 1)
    if (rest.endsWith(part.slice(0, length)) && isValue(rest.slice(0, -length))) return true;
  return isValue(rest);
}

/** A name, a number, a path, a list of these: no words of a sentence. */
const isValue = (text: string): boolean =>
  text.length <= MAX_VALUE &&
  text
    .trim()
    .split(/\s+/)
    .filter((word) => /^[a-z]{2,}[.,]?$/.test(word)).length <= 1;

/** Heads of the columns that quote what readers see. */
const QUOTES = /^(?:what you (?:see|get)|you see|message|error|symptom)\b/i;
/** Commands, requests and data, which are not messages. */
const NO_MESSAGE =
  /^(?:@|docker|podman|pip|uv|npm|kubectl|aws|curl|export|python|client\.|[{[<]|[A-Z]+ \/|[A-Z_]+=)/;
const IS_SENTENCE = /[A-Za-z]{2,}\S* +\S+ +\S/;
/** What leads in a sentence to what a program says. */
const LEADS =
  /\b(?:answer(?:s|ed)?|begins?|complains?|errors?|ends?|fail(?:s|ed|ure)?|found|gets?|gives?|lines?|logs?|logged|messages?|print(?:s|ed)?|raises?|reads?|receives?|refus(?:es?|ed|al)|reject(?:s|ed)?|reports?|responses?|returns?|sa(?:ys?|id)|see|seen|shows?|shown|stops?|texts?|throws?|violation|warn(?:s|ings?)?|with|[45]\d\d)\b/i;
const NAMES_ITS_CLASS = /^(?:\w+\.)*\w*(?:Error|Exception|Warning): /;

const messagesOf = perVersion(({messages, outside}: CheckFacts) => {
  const others = outside.flatMap(({messages: found = []}) =>
    found.map(({text, source: place}) => ({text, place})),
  );
  const all = [...messages, ...others];
  return {all, templates: all.map(({text}) => toTemplate(text))};
});

/**
 * What a statement says that a program shows: the first cell of a table of failures, and in a
 * sentence what a code span or quotation marks hold behind a word such as "answers" or "log".
 */
function quotesOf(
  {line, kind, text, columns}: Statement,
  isCommand: (quote: string) => boolean,
): {line: number; text: string}[] {
  if (kind === 'label') return [];
  // What a code span holds ends no sentence.
  const masked = text.replace(/`[^`]*`/g, (span) => `\`${'~'.repeat(span.length - 2)}\``);
  return [...text.matchAll(/`([^`]+)`/g), ...masked.matchAll(/"([^"`]+)"/g)]
    .filter(({1: quote = '', index}) => {
      if (!IS_SENTENCE.test(quote) || NO_MESSAGE.test(quote) || isCommand(quote)) return false;
      const isFirstCell = !/ \| /.test(masked.slice(0, index));
      if (isFirstCell && QUOTES.test(columns?.[0] ?? '') && text[index] === '`') return true;
      const [sentence = ''] = masked
        .slice(0, index)
        .split(/[.;!?] | \| /)
        .slice(-1);
      return NAMES_ITS_CLASS.test(quote) || LEADS.test(sentence);
    })
    .map(({1: quote = ''}) => ({line, text: quote}));
}

/** Texts of errors, in sentences, tables and output, that no documented program shows. */
export function unknownMessages(page: Page, facts: CheckFacts): PageFinding[] {
  const {all, templates} = messagesOf(facts);
  const programs = [...facts.programs.map(({name}) => name), ...facts.otherPrograms];
  const isCommand = (quote: string): boolean =>
    programs.some((program) => quote.startsWith(program));
  const quoted = [
    ...page.statements.flatMap((statement) => quotesOf(statement, isCommand)),
    ...page.fences
      .filter(({language}) => language === 'text')
      .flatMap(({line, code}) =>
        code.split('\n').map((text, index) => ({line: line + 1 + index, text})),
      )
      .filter(({text}) => /^(?:\w+\.)*\w*(?:Error|Exception): \S+ \S+ \S/.test(text)),
  ];
  return quoted
    .filter(({text}) => !isKnownMessage(text, templates))
    .map(({line, text}) => ({
      file: page.file,
      line,
      name: text,
      message: `"${text}" is no text that ${facts.version} or another known tool shows.`,
      suggest: () => {
        const near = nearestText(text, all);
        return near ? ` Nearest: "${near.text}" (${near.place}).` : '';
      },
    }));
}

/** The text that shares most words. */
function nearestText<One extends {readonly text: string}>(
  quoted: string,
  all: readonly One[],
): One | undefined {
  const words = wordsOf(quoted);
  let best: One | undefined;
  let most = 0.4;
  for (const one of all) {
    const own = wordsOf(one.text);
    const shared = [...words].filter((word) => own.has(word)).length;
    const share = shared / Math.max(1, words.size + own.size - shared);
    if (share > most) [best, most] = [one, share];
  }
  return best;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
