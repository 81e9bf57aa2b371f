import {analyze, type Chunk} from '../text/analyze';
import {routeIn, type RouteQuery} from './routes';
import {clauseWeights} from '../weights';
import {isPastedError, unwrapError} from './errors';
import type {QueryVocabulary} from './vocabulary';

export const searchFields = ['title', 'heading', 'content'] as const;

export type SearchField = (typeof searchFields)[number];

/** One chunk of a query with what its syntax says. */
export interface QueryChunk {
  readonly chunk: Chunk;
  /** From `title:word`: the one field to look in. */
  readonly field?: SearchField;
  /** From `word^2`: how much more it counts. */
  readonly boost: number;
  /** From `word~1`: how many typing mistakes to allow even if the word exists. */
  readonly mistakes?: number;
  /** What to mark on the page that the reader goes to: the chunk, or its words when it is mistaken syntax. */
  readonly marks: readonly string[];
}

/** What a reader asked for. */
export interface Query {
  /** What was typed, without the syntax. */
  readonly text: string;
  readonly chunks: readonly QueryChunk[];
  /** Whether it has only small words or letters, which are not terms alone: `to`, `get a`. */
  readonly isSmall: boolean;
  /** Whether it is the beginning of a flag or a route, before its first letter: `--`, `/`. */
  readonly isBegun: boolean;
  /** Terms that pages must not have, from `-word`. */
  readonly excluded: readonly string[];
  /** Whether the last word may still be growing. */
  readonly isOpen: boolean;
  /** Whether it looks like an error that was pasted. */
  readonly isPasted: boolean;
  readonly route?: RouteQuery;
  /** Mistakes in the syntax, in sentences for the reader; the words are searched anyway. */
  readonly notices: readonly string[];
}

/**
 * Reads a query. Everything is a text to search for; the syntax of lunr (`title:word`, `word~1`,
 * `word^2`) is understood where it is well-formed, so that pasted text does no harm.
 */
export function parseQuery(text: string, rewrites: QueryVocabulary['rewrites'] = []): Query {
  const {wrapping, message} = unwrapError(text);
  const route = routeIn(message);
  const parsed = [wrapping, message].flatMap((part, index) =>
    wordsIn(inOneWord(part, rewrites), index === 0 ? clauseWeights.wrapping : 1),
  );
  const isPasted = isPastedError(text);
  const asked = parsed.filter((word) => isPasted || !excludingPattern.test(word.text));
  // Where nothing else is asked for, the word is what the reader looks for.
  const words = asked.length > 0 ? asked : parsed;
  const excluded = asked.length > 0 ? parsed.filter((word) => !asked.includes(word)) : [];
  const chunks = words.flatMap((word) => word.chunks);
  return {
    text: words.map((word) => word.text).join(' '),
    chunks,
    isSmall: chunks.length > 0 && chunks.every(isSmallChunk),
    isBegun: /^\s*[-/"'`]+\s*$/.test(text),
    excluded: excluded.flatMap((word) => word.chunks).flatMap(({chunk}) => termsOfChunk(chunk)),
    isPasted,
    isOpen: !/\s$/.test(text),
    ...(route && {route}),
    notices: [
      ...new Set(words.flatMap(({notice}) => (notice ? [notice] : []))),
      ...excluded.map((word) => `Pages with “${word.text.slice(1)}” are left out.`),
    ],
  };
}

/** `-word`, as in other searches. Short ones are options of commands: `-p`, `-it`, `-rm`. */
const excludingPattern = /^-\p{L}[\p{L}\p{N}_.]{2,}$/u;

/** Longer words without a term are ids and other strings that no page has. */
const longestSmall = 12;

function isSmallChunk({chunk}: QueryChunk): boolean {
  return chunk.parts.length === 0 && chunk.text.length <= longestSmall;
}

/** The whole identifier where a chunk is one, or else its word. */
function termsOfChunk({parts, compounds}: Chunk): string[] {
  const terms = compounds.length > 0 ? compounds.slice(0, 1) : parts;
  return terms.map(({term}) => term);
}

/** The words of a part of the query, each counting as much as the part does. */
function wordsIn(text: string, weight: number): ParsedWord[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map(parseWord)
    .map((word) => ({
      ...word,
      chunks: word.chunks.map((chunk) => ({...chunk, boost: chunk.boost * weight})),
    }));
}

/** "Turn on" is "enable": its own words would find the turns of an agent. */
function inOneWord(text: string, rewrites: QueryVocabulary['rewrites']): string {
  return rewrites.reduce((sentence, [phrase, word]) => sentence.replace(phrase, word), text);
}

interface ParsedWord {
  readonly text: string;
  readonly chunks: readonly QueryChunk[];
  readonly notice?: string;
}

function parseWord(word: string): ParsedWord {
  const [, name = '', value = ''] = /^([a-z]+):(\p{L}.*)$/iu.exec(word) ?? [];
  const field = searchFields.find((candidate) => candidate === name.toLowerCase());
  const {text, notice, ...modifiers} = parseModifiers(field ? value : word);
  const isUnknownField = name !== '' && !field;
  const chunks = analyze(text).map((chunk) => ({
    chunk,
    ...(field && {field}),
    boost: 1,
    ...modifiers,
    marks: isUnknownField ? chunk.text.split(':') : [chunk.text],
  }));
  const fieldNotice = isUnknownField
    ? `“${name}” is not a field to search in (fields are ${searchFields.join(', ')}), so its words were searched.`
    : undefined;
  return {text, chunks, ...((notice ?? fieldNotice) && {notice: notice ?? fieldNotice})};
}

interface Modifiers {
  readonly text: string;
  readonly mistakes?: number;
  readonly boost?: number;
  readonly notice?: string;
}

function parseModifiers(word: string): Modifiers {
  const [, text, sign, value = ''] = /^(.*[\p{L}\p{N}])([~^])([^~^]*)$/u.exec(word) ?? [];
  if (!text || !sign) return {text: word};
  const rest = parseModifiers(text);
  if (/^\d+$/.test(value)) {
    const number = Number(value);
    return sign === '~' ? {...rest, mistakes: Math.min(number, 2)} : {...rest, boost: number};
  }
  const meaning = sign === '~' ? 'edit distance' : 'boost';
  return {
    ...rest,
    // The sign would make one identifier of both.
    text: `${text} ${value}`,
    notice: `The ${meaning} after “${text}${sign}” is not a number, so the words were searched as they are.`,
  };
}
