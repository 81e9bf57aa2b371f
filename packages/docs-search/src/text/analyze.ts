import lunr from 'lunr';

/**
 * Text becomes search terms here, for the index and for queries alike.
 *
 * A chunk is a run of letters and digits with separators between them, as in `vector_io`,
 * `remote::vllm`, `client.responses.create` or `toolCalls`. Each chunk gives the stems of its parts
 * and, when it has several parts, compounds: the parts written as one word. `tool_calls`,
 * `tool-calls` and `toolCalls` are the same compound, so that every spelling finds the others. The
 * flag of a command, such as `--model`, is a compound too: `__model`, since `model` is another word.
 */

/** One term and what it stands for in the text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly text: string;
}

/** A chunk of text with its terms: see the top of this file. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
  /** Stems of the parts that are worth searching for. */
  readonly parts: readonly Token[];
  /** The identifier as one word, or its last segments, then each segment; longest first. */
  readonly compounds: readonly Token[];
}

const chunkPattern = /(?:(?<![\p{L}\p{N}-])--)?[\p{L}\p{N}]+(?:[_\-./:=@+~{}$]+[\p{L}\p{N}]+)*/gu;
const segmentPattern = /[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)*/gu;
/** Words, and the words within camelCase: `OpenAIResponse` is Open, AI and Response; `JWTs` is one. */
const partPattern =
  /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{N}]+|[\p{L}\p{N}]+/gu;
/** The same for texts of ASCII alone, which nearly all are: many times as fast. */
const asciiPartPattern = /[A-Z]{2,}s(?![A-Za-z])|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z\d]+|[A-Za-z\d]+/g;

const longestCompound = 48;
const mostSegments = 4;

/** Splits a text into chunks, in their order. */
export function analyze(text: string): Chunk[] {
  return Array.from(text.matchAll(chunkPattern), (match) => toChunk(match[0], match.index));
}

/** The words of a text, small ones too, without their endings. */
export function stemsOf(text: string): string[] {
  const pattern = /^\p{ASCII}*$/u.test(text) ? asciiPartPattern : partPattern;
  return (text.match(pattern) ?? []).map((word) => stemOf(word.toLowerCase()));
}

/** The terms of a text, as they are indexed. */
export function tokensOf(text: string): Token[] {
  return analyze(text).flatMap(({parts, compounds}) => [...parts, ...compounds]);
}

function toChunk(text: string, start: number): Chunk {
  const segments = Array.from(text.matchAll(segmentPattern), (match) =>
    toSegment(match[0], start + match.index),
  );
  return {
    text,
    start,
    parts: segments.flatMap(({words}) =>
      words.flatMap(({value, start: at}) => {
        const term = toTerm(value);
        return term ? [{term, start: at, text: value}] : [];
      }),
    ),
    compounds: [...toFlag(segments[0], text, start), ...toCompounds(segments, text, start)],
  };
}

/** lunr trims every sign but an underscore off a term. */
function toFlag(name: Segment | undefined, text: string, start: number): Token[] {
  if (!name || !text.startsWith('--')) return [];
  const term = `__${name.words.map(({value}) => value.toLowerCase()).join('')}`;
  return [{term, start, text: text.slice(0, name.end - start)}];
}

interface Word {
  readonly value: string;
  readonly start: number;
}

interface Segment {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
}

function toSegment(text: string, start: number): Segment {
  const words = Array.from(text.matchAll(partPattern), (match) => ({
    value: match[0],
    start: start + match.index,
  }));
  return {words, start, end: start + text.length};
}

/** Routes with placeholders have no compounds as a whole: `routes.ts` compares them by segments. */
function toCompounds(segments: readonly Segment[], text: string, start: number): Token[] {
  const found = new Map<string, Token>();
  const add = (part: readonly Segment[]) => {
    const [first] = part;
    const end = part.at(-1)?.end;
    const words = part.flatMap((segment) => segment.words);
    if (!first || end === undefined || words.length < 2) return;
    const term = toCompound(words.map(({value}) => value));
    if (term && !found.has(term)) {
      const written = text.slice(first.start - start, end - start);
      found.set(term, {term, start: first.start, text: written});
    }
  };
  if (!text.includes('{')) {
    const tail = segments.slice(-mostSegments);
    for (const index of tail.keys()) add(tail.slice(index));
  }
  for (const segment of segments) add([segment]);
  return [...found.values()];
}

/**
 * Writes several words as one compound.
 * @returns nothing when the words are not worth a compound: numbers, ids and very long ones
 */
export function toCompound(words: readonly string[]): string | undefined {
  const joined = words.join('').toLowerCase();
  if (joined.length > longestCompound || !/\p{L}{2}/u.test(joined)) return undefined;
  return words.some(isGeneratedId) ? undefined : joined;
}

const stems = new Map<string, string | undefined>();

/**
 * The search term of one word: in lower case, without its ending.
 * @returns nothing for words that say nothing ("the"), single letters and generated ids
 */
export function toTerm(word: string): string | undefined {
  const key = word.toLowerCase();
  if (!stems.has(key)) stems.set(key, computeTerm(key));
  return stems.get(key);
}

function computeTerm(word: string): string | undefined {
  if (word.length < 2 || isGeneratedId(word)) return undefined;
  if (/^\p{N}+$/u.test(word)) return word.length > 2 && word.length < 6 ? word : undefined;
  if (isStopWord(word)) return undefined;
  const stem = stemOf(word);
  return isStopWord(stem) ? undefined : stem;
}

const stemmed = new Map<string, string>();

/** The stemmer takes most of the time of an analysis, and texts have the same words again and again. */
function stemOf(word: string): string {
  const known = stemmed.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word, {})).toString() : word;
  stemmed.set(word, stem);
  return stem;
}

function isStopWord(word: string): boolean {
  return lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;
}

/** Hashes and random ids in samples: nobody searches for them, and each would be a term. */
function isGeneratedId(word: string): boolean {
  return word.length > 30 || (word.length > 9 && (word.match(/\p{N}/gu) ?? []).length > 3);
}

/** Words that say nothing about what a text is named. "Get" and "by" do, in names of operations. */
const smallWords = new Set(
  'a an the of to for in on with and or is are what how do does i my your'.split(' '),
);

const flagPattern = /(?<![\p{L}\p{N}-])--\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Texts that differ in case, separators, endings, order and small words have the same key. The flag
 * `--model` has another one than the word.
 */
export function keyOf(text: string): string {
  const stems = stemsOf(text).filter((stem) => !smallWords.has(stem));
  return [...stems, ...(text.match(flagPattern) ?? [])].sort().join(' ');
}

/** Terms of plain words, as of a synonym. */
export function termsOf(words: string): string[] {
  return words.split(' ').flatMap((word) => toTerm(word) ?? []);
}
