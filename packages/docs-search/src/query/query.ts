import {analyze, termsOf, type Chunk} from '../text/analyze';
import {routeIn, type RouteQuery} from './routes';
import {clauseWeights} from '../weights';
import {isPastedError, unwrapError} from './errors';
import type {SearchSettings, Vocabulary} from '../settings';

/** One chunk of a query. */
export interface QueryChunk {
  readonly chunk: Chunk;
  /** How much it counts beside others: 1 but for the text around a pasted message. */
  readonly boost: number;
}

/** What a reader asked for. */
export interface Query {
  readonly text: string;
  readonly chunks: readonly QueryChunk[];
  /** Whether it has only small words or letters, which are not terms alone: `to`, `get a`. */
  readonly isSmall: boolean;
  /** Whether it is the beginning of a flag or a route, before its first letter: `--`, `/`. */
  readonly isBegun: boolean;
  /** Whether the last word may still be growing. */
  readonly isOpen: boolean;
  /** Whether it looks like an error that was pasted. */
  readonly isPasted: boolean;
  readonly route?: RouteQuery;
  /** Words that pages must not have, from `-word`. */
  readonly excluded: readonly string[];
}

/**
 * Reads a query. Everything in it is a text to search for, so that pasted text does no harm; only a word
 * after a minus is one that pages must not have.
 */
export function parseQuery(whole: string, rewrites: QueryVocabulary['rewrites'] = []): Query {
  const {text, excluded} = withoutExcluded(whole);
  const {wrapping, message} = unwrapError(text);
  const route = routeIn(message);
  const around = inOneWord(wrapping, rewrites);
  const said = inOneWord(message, rewrites);
  const chunks = [
    ...analyze(around).map((chunk) => ({chunk, boost: clauseWeights.wrapping})),
    ...analyze(said).map((chunk) => ({chunk, boost: 1})),
  ];
  return {
    text: `${around} ${said}`.replace(/\s+/g, ' ').trim(),
    chunks,
    isSmall:
      chunks.length > 0 &&
      chunks.every(({chunk}) => chunk.parts.length === 0 && chunk.text.length <= longestSmall),
    isBegun: /^\s*[-/"'`]+\s*$/.test(text),
    isPasted: isPastedError(text),
    isOpen: !/\s$/.test(text),
    ...(route && {route}),
    excluded,
  };
}

/** Short words after a minus are options of commands: `-p`, `-it`, `-rm`. */
const excludingPattern = /(?<!\S)-(\p{L}[\p{L}\p{N}_.]{2,})(?!\S)/gu;

/** Where nothing else is asked for, or an error is pasted, the word is what the reader looks for. */
function withoutExcluded(text: string): Pick<Query, 'text' | 'excluded'> {
  const rest = text.replace(excludingPattern, '');
  if (isPastedError(text) || rest.trim() === '') return {text, excluded: []};
  return {text: rest, excluded: [...text.matchAll(excludingPattern)].map(([, word = '']) => word)};
}

/** Longer words without a term are ids and other strings that no page has. */
const longestSmall = 12;

/** "Turn on" is "enable": its own words would find the turns of an agent. */
function inOneWord(text: string, rewrites: QueryVocabulary['rewrites']): string {
  return rewrites.reduce((sentence, [phrase, word]) => sentence.replace(phrase, word), text);
}

/** A site's own words, ready for queries. */
export interface QueryVocabulary {
  /** Groups of phrases for the same thing, each phrase as its terms. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
  /** What finds a phrase, and the word that is searched instead. */
  readonly rewrites: readonly (readonly [phrase: RegExp, word: string])[];
  /** Terms of the product's name. */
  readonly productName: readonly string[];
}

/** Prepares a site's own words. */
export function createVocabulary({
  synonyms,
  rewrites,
  productName,
}: Vocabulary & Pick<SearchSettings, 'productName'>): QueryVocabulary {
  return {
    synonyms: synonyms.map((group) => group.map(termsOf).filter((phrase) => phrase.length > 0)),
    rewrites: Object.entries(rewrites).map(
      ([phrase, word]) =>
        [new RegExp(`(?<!\\S)${phrase.split(' ').join('\\s+')}(?!\\S)`, 'gi'), word] as const,
    ),
    productName: termsOf(productName),
  };
}
