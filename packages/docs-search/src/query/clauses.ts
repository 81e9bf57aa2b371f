import {
  beginningWithSmall,
  foundWords,
  weighted,
  type Alternative,
  type Word,
} from './alternatives';
import {toCompound} from '../text/analyze';
import {clauseWeights as weights} from '../weights';
import type {Dictionary} from '../indexing/dictionary';
import type {Query, QueryChunk, SearchField} from './query';
import type {QueryVocabulary} from './vocabulary';

/** One thing that a query asks for: pages that have one of the alternatives have it. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
  readonly field?: SearchField;
  readonly weight: number;
  /** A whole identifier or words side by side: pages without it do not match worse. */
  readonly isBonus: boolean;
}

const shortestMistakenIdentifier = 8;

/** Turns a query into clauses: see `Clause`. */
export function clausesOf(
  query: Query,
  dictionary: Dictionary,
  vocabulary: QueryVocabulary,
): Clause[] {
  const words = query.chunks
    .flatMap((chunk, index) => wordsOf(chunk, query.isOpen && index === query.chunks.length - 1))
    .flatMap((word) => foundWords(word, dictionary));
  const terms = words.map(({term}) => term);
  const synonyms = synonymsOf(terms, vocabulary);
  const isName = productNameIn(terms, vocabulary);
  const parts = words.map((word, index): Clause => {
    const {chunk, isOnly, alternatives} = word;
    return {
      alternatives: [
        ...alternatives,
        ...[...(synonyms[index] ?? [])].flatMap(([term, weight]) =>
          weighted(dictionary.find(term), weight),
        ),
      ],
      ...(chunk.field && {field: chunk.field}),
      weight: chunk.boost * (isOnly ? 1 : weights.part) * (isName[index] ? weights.productName : 1),
      isBonus: false,
    };
  });
  const wholes = query.chunks.flatMap((chunk) => wholeClauses(chunk, dictionary));
  if (parts.length > 0) return [...parts, ...wholes, ...pairClauses(query.chunks, dictionary)];
  // An identifier of small words alone, such as `owned_by`, has no parts to look for.
  if (wholes.length > 0) return wholes.map((clause) => ({...clause, isBonus: false}));
  return smallClauses(query, dictionary);
}

/** A query of small words and letters alone asks for what begins with the last of them. */
function smallClauses({chunks}: Query, dictionary: Dictionary): Clause[] {
  const last = chunks.at(-1);
  const typed = /[\p{L}\p{N}]+$/u.exec(last?.chunk.text ?? '')?.[0].toLowerCase();
  if (!last || typed === undefined) return [];
  const alternatives = beginningWithSmall(typed, dictionary);
  if (alternatives.length === 0) return [];
  return [
    {alternatives, ...(last.field && {field: last.field}), weight: last.boost, isBonus: false},
  ];
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

/** Clauses for the identifiers of a query as wholes; the longest that the index has counts. */
function wholeClauses({chunk, field, boost}: QueryChunk, dictionary: Dictionary): Clause[] {
  const forms = chunk.compounds.map(({term}) => weighted(dictionary.find(term), 1));
  const [longest] = chunk.compounds;
  const alternatives =
    forms.find((form) => form.length > 0) ??
    (longest && longest.term.length >= shortestMistakenIdentifier
      ? dictionary.similarTo(longest.term, 1).map((term) => ({term, weight: weights.mistake}))
      : []);
  return alternatives.length === 0
    ? []
    : [{alternatives, ...(field && {field}), weight: boost * weights.whole, isBonus: true}];
}

/** Neighbouring words that the documentation writes as one identifier: `vector io`. */
function pairClauses(chunks: readonly QueryChunk[], dictionary: Dictionary): Clause[] {
  return [2, 3].flatMap((size) =>
    chunks.slice(size - 1).flatMap((_, index): Clause[] => {
      const words = chunks
        .slice(index, index + size)
        .flatMap(({chunk}) => chunk.text.match(/[\p{L}\p{N}]+/gu) ?? []);
      const alternatives = weighted(dictionary.find(toCompound(words) ?? ''), 1);
      return alternatives.length === 0 ? [] : [{alternatives, weight: weights.pair, isBonus: true}];
    }),
  );
}

/**
 * For each term of a query, its synonyms with their weights: the other terms of the groups that
 * contain it, or a phrase around it.
 */
function synonymsOf(terms: readonly string[], {synonyms}: QueryVocabulary): Map<string, number>[] {
  const found = terms.map(() => new Map<string, number>());
  for (const group of synonyms) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase).flat();
      const weight = phrase.length > 1 ? weights.phraseSynonym : weights.synonym;
      for (const place of placesOf(phrase, terms, 1).flat()) {
        const ofTerm = found[place];
        for (const other of others.filter((term) => term !== terms[place])) {
          ofTerm?.set(other, Math.max(weight, ofTerm.get(other) ?? 0));
        }
      }
    }
  }
  return found;
}

/** For each term of a query, whether it is part of the product's name and has other words beside it. */
function productNameIn(terms: readonly string[], {productName}: QueryVocabulary): boolean[] {
  const found = terms.map(() => false);
  for (const place of placesOf(productName, terms).flat()) found[place] = true;
  return found.every(Boolean) ? found.map(() => false) : found;
}

/**
 * Finds a phrase among terms: for each occurrence, the places of its words.
 * @param gap how many other words may precede each word of the phrase but the first
 */
function placesOf(phrase: readonly string[], terms: readonly string[], gap = 0): number[][] {
  const [first, ...others] = phrase;
  return [...terms.keys()]
    .filter((place) => terms[place] === first)
    .flatMap((start) => {
      const places = [start];
      for (const word of others) {
        const from = (places.at(-1) ?? start) + 1;
        const offset = terms.slice(from, from + gap + 1).indexOf(word);
        if (offset < 0) return [];
        places.push(from + offset);
      }
      return [places];
    });
}
