import {product} from '../site/product';
import {toCompound} from './analyze';
import type {Dictionary} from './dictionary';
import {termsOf, type Query, type QueryChunk, type SearchField} from './query';
import {synonymGroups} from './synonyms';

/** A term that stands for a word of the query, and how well it does so: 1 for the word itself. */
export interface Alternative {
  readonly term: number;
  readonly weight: number;
}

/** One thing that a query asks for: pages that have one of the alternatives have it. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
  readonly field?: SearchField;
  readonly weight: number;
  /** A whole identifier or words side by side: pages without it are no worse matches. */
  readonly isBonus: boolean;
}

const weights = {
  synonym: 0.55,
  /** A beginning of the word, for a word that is still being typed. */
  prefix: 0.75,
  mistake: 0.85,
  twoMistakes: 0.6,
  /** `tool_call` for `tool_calls`. */
  otherNumber: 0.75,
  /** Parts of an identifier count less than the whole. */
  part: 0.7,
  whole: 1.6,
  pair: 0.8,
  /** The name of the product says nothing beside other words. */
  productName: 0.15,
} as const;

/** A term on so few pages may be a typing mistake itself. */
const doubtful = 1;
const mostPrefixed = 60;
const shortestPrefix = 2;
const shortestMistaken = 4;
const shortestTwiceMistaken = 8;

/** Turns a query into slots: see `Slot`. */
export function slotsOf(query: Query, dictionary: Dictionary): Slot[] {
  const words = query.chunks.flatMap((chunk, index) =>
    wordsOf(chunk, query.isOpen && index === query.chunks.length - 1),
  );
  const terms = words.map(({term}) => term);
  const synonyms = synonymsOf(terms);
  const isName = productNameIn(terms);
  const parts = words.map((word, index): Slot => {
    const {chunk, isOnly} = word;
    return {
      alternatives: [
        ...alternativesOf(word, dictionary),
        ...(synonyms[index] ?? []).flatMap((term) =>
          weighted(dictionary.find(term), weights.synonym),
        ),
      ],
      ...(chunk.field && {field: chunk.field}),
      weight: chunk.boost * (isOnly ? 1 : weights.part) * (isName[index] ? weights.productName : 1),
      isBonus: false,
    };
  });
  const wholes = query.chunks.flatMap((chunk) => wholeSlots(chunk, dictionary));
  // An identifier of small words alone, such as `owned_by`, has no parts to look for.
  if (parts.length === 0) return wholes.map((slot) => ({...slot, isBonus: false}));
  return [...parts, ...wholes, ...pairSlots(query.chunks, dictionary)];
}

interface Word {
  readonly chunk: QueryChunk;
  readonly term: string;
  /** The word as it was typed, in lower case. */
  readonly typed: string;
  readonly isGrowing: boolean;
  /** Whether the chunk has no other parts. */
  readonly isOnly: boolean;
}

function wordsOf(chunk: QueryChunk, isLast: boolean): Word[] {
  const {parts, start, text} = chunk.chunk;
  return parts.map((part, index) => ({
    chunk,
    term: part.term,
    typed: text.slice(part.start - start, part.start - start + part.length).toLowerCase(),
    isGrowing: isLast && index === parts.length - 1,
    isOnly: parts.length === 1,
  }));
}

function alternativesOf(word: Word, dictionary: Dictionary): Alternative[] {
  const {term, typed, chunk, isGrowing} = word;
  const exact = [...new Set([term, typed])].flatMap((form) => weighted(dictionary.find(form), 1));
  const growing = isGrowing ? prefixed(typed, dictionary) : [];
  const found = new Set([...exact, ...growing].map((alternative) => alternative.term));
  const known = [...found].reduce((sum, number) => sum + dictionary.pagesWith(number), 0);
  const mistakes = chunk.mistakes ?? (known > doubtful ? 0 : undefined);
  return [...exact, ...growing, ...mistaken(word, mistakes, dictionary)];
}

function prefixed(typed: string, dictionary: Dictionary): Alternative[] {
  if (typed.length < shortestPrefix) return [];
  return dictionary
    .withPrefix(typed)
    .slice(0, mostPrefixed)
    .map((term) => {
      const {length} = dictionary.terms[term] ?? '';
      return {
        term,
        weight: weights.prefix * (typed.length / Math.max(length, typed.length)) ** 0.5,
      };
    });
}

/** @param limit mistakes to allow; by default as many as it takes, two at most */
function mistaken(
  {term, typed}: Word,
  limit: number | undefined,
  dictionary: Dictionary,
): Alternative[] {
  const atOnce = (mistakes: number, weight: number) =>
    [...new Set([term, typed])].flatMap((form) =>
      dictionary.similarTo(form, mistakes).map((number) => ({term: number, weight})),
    );
  if (limit === 0 || typed.length < shortestMistaken) return [];
  const once = atOnce(1, weights.mistake);
  const isEnough = limit === undefined && (once.length > 0 || typed.length < shortestTwiceMistaken);
  return limit === 1 || isEnough ? once : [...once, ...atOnce(2, weights.twoMistakes)];
}

/** Slots for the identifiers of a query as wholes; the longest that the index has counts. */
function wholeSlots({chunk, field, boost}: QueryChunk, dictionary: Dictionary): Slot[] {
  const forms = chunk.compounds.map(({term}) => [
    ...weighted(dictionary.find(term), 1),
    ...weighted(dictionary.find(otherNumber(term)), weights.otherNumber),
  ]);
  const [longest] = chunk.compounds;
  const alternatives =
    forms.find((form) => form.length > 0) ??
    (longest && longest.term.length >= shortestTwiceMistaken
      ? dictionary.similarTo(longest.term, 1).map((term) => ({term, weight: weights.mistake}))
      : []);
  return alternatives.length === 0
    ? []
    : [{alternatives, ...(field && {field}), weight: boost * weights.whole, isBonus: true}];
}

/** Neighbouring words that the documentation writes as one identifier: `vector io`. */
function pairSlots(chunks: readonly QueryChunk[], dictionary: Dictionary): Slot[] {
  return [2, 3].flatMap((size) =>
    chunks.slice(size - 1).flatMap((_, index): Slot[] => {
      const words = chunks
        .slice(index, index + size)
        .flatMap(({chunk}) => chunk.text.match(/[\p{L}\p{N}]+/gu) ?? []);
      const compound = toCompound(words) ?? '';
      const alternatives = [
        ...weighted(dictionary.find(compound), 1),
        ...weighted(dictionary.find(otherNumber(compound)), weights.otherNumber),
      ];
      return alternatives.length === 0 ? [] : [{alternatives, weight: weights.pair, isBonus: true}];
    }),
  );
}

/** The plural of a singular, the singular of a plural. */
function otherNumber(compound: string): string {
  return compound.endsWith('s') ? compound.slice(0, -1) : `${compound}s`;
}

function weighted(term: number | undefined, weight: number): Alternative[] {
  return term === undefined ? [] : [{term, weight}];
}

/** For each term of a query, the terms of the groups that it, or a phrase around it, stands in. */
function synonymsOf(terms: readonly string[]): string[][] {
  const found = terms.map(() => new Set<string>());
  for (const group of synonymTerms) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase).flat();
      for (const start of placesOf(phrase, terms)) {
        for (const offset of phrase.keys()) {
          for (const other of others) found[start + offset]?.add(other);
        }
      }
    }
  }
  return found.map((set, index) => [...set].filter((term) => term !== terms[index]));
}

/** For each term of a query, whether it is part of the product's name and other words stand beside it. */
function productNameIn(terms: readonly string[]): boolean[] {
  const found = terms.map(() => false);
  for (const start of placesOf(productName, terms))
    found.fill(true, start, start + productName.length);
  return found.every(Boolean) ? found.map(() => false) : found;
}

function placesOf(phrase: readonly string[], terms: readonly string[]): number[] {
  return [...terms.keys()].filter((start) =>
    phrase.every((term, offset) => terms[start + offset] === term),
  );
}

const productName = termsOf(product.name);
const synonymTerms = synonymGroups.map((group) =>
  group.map(termsOf).filter((phrase) => phrase.length > 0),
);
