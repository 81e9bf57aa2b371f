import {foundWords, weighted, type Alternative, type Word} from './alternatives';
import {toCompound} from '../text/analyze';
import {clauseWeights as weights} from '../weights';
import type {Dictionary} from '../indexing/dictionary';
import type {Query, QueryChunk, QueryVocabulary} from './query';

/** One thing that a query asks for: pages that have one of the alternatives have it. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
  readonly weight: number;
  /** A whole identifier or words side by side: pages without it do not match worse. */
  readonly isBonus: boolean;
}

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
        ...[...(synonyms[index] ?? [])].flatMap((term) =>
          weighted(dictionary.find(term), weights.synonym),
        ),
      ],
      weight: chunk.boost * (isOnly ? 1 : weights.part) * (isName[index] ? weights.productName : 1),
      isBonus: false,
    };
  });
  const wholes = query.chunks.flatMap((chunk) => wholeClauses(chunk, query, dictionary));
  if (parts.length > 0) return [...parts, ...wholes, ...pairClauses(query.chunks, dictionary)];
  // An identifier of small words alone, such as `owned_by`, has no parts to look for.
  return wholes.map((clause) => ({...clause, isBonus: false}));
}

function wordsOf(chunk: QueryChunk, isLast: boolean): Word[] {
  const {parts} = chunk.chunk;
  return parts.map((part, index) => ({
    chunk,
    term: part.term,
    typed: part.text.toLowerCase(),
    isGrowing: isLast && index === parts.length - 1,
    isOnly: parts.length === 1,
  }));
}

/**
 * A clause for a chunk that is an identifier, as a whole; the longest that the index has counts. A
 * route that no operation has may be on a page that says what became of it.
 */
function wholeClauses(
  {chunk, boost}: QueryChunk,
  {route}: Query,
  dictionary: Dictionary,
): Clause[] {
  const forms = chunk.compounds.map(({term}) => weighted(dictionary.find(term), 1));
  const alternatives = forms.find((form) => form.length > 0);
  const weight = boost * weights[route ? 'wholeRoute' : 'whole'];
  return alternatives ? [{alternatives, weight, isBonus: true}] : [];
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

/** For each term of a query, the other terms of the groups that contain it or a phrase around it. */
function synonymsOf(terms: readonly string[], {synonyms}: QueryVocabulary): Set<string>[] {
  const found = terms.map(() => new Set<string>());
  for (const group of synonyms) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase).flat();
      for (const place of placesOf(phrase, terms).flat()) {
        const ofTerm = found[place];
        for (const other of others.filter((term) => term !== terms[place])) {
          ofTerm?.add(other);
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

/** Finds a phrase among terms: for each occurrence, the places of its words. */
function placesOf(phrase: readonly string[], terms: readonly string[]): number[][] {
  return [...terms.keys()]
    .filter((start) => phrase.every((word, offset) => terms[start + offset] === word))
    .map((start) => phrase.map((_, offset) => start + offset));
}
