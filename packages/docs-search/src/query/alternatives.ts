import {toTerm} from '../text/analyze';
import {alternativeWeights as weights} from '../weights';
import {isOneMistake, type Dictionary} from '../indexing/dictionary';
import type {QueryChunk} from './query';

/** A term that stands for a word of the query, and how well it does so: 1 for the word itself. */
export interface Alternative {
  readonly term: number;
  readonly weight: number;
}

/** One word of a query. */
export interface Word {
  readonly chunk: QueryChunk;
  readonly term: string;
  /** The word as it was typed, in lower case. */
  readonly typed: string;
  readonly isGrowing: boolean;
  /** Whether the chunk has no other parts. */
  readonly isOnly: boolean;
}

/** A term on so few pages may be a typing mistake itself. */
const doubtful = 1;
const shortestPrefix = 2;
const shortestMistaken = 4;
const shortestHalf = 3;
/** A word that is still being typed keeps so many letters, and loses so many at its end. */
const shortestShortened = 4;
const mostShortened = 6;
/** Letters of a word that a mistake in its ending leaves alone. */
const rightBeginning = 3;

/** What the stemmer takes off words, longer than one letter. */
const endings =
  'able al ally ance ation ations ed ence er ers es ible ing ings ion ions ity ive izer ly ment ments ness or ors'.split(
    ' ',
  );

/** Looks a word up; it becomes two words when the documentation has those instead. */
export function foundWords(
  word: Word,
  dictionary: Dictionary,
): (Word & {readonly alternatives: readonly Alternative[]})[] {
  const alternatives = alternativesOf(word, dictionary);
  if (alternatives.length > 0) return [{...word, alternatives}];
  const halves = halvesOf(word.typed, dictionary);
  if (!halves)
    return [{...word, alternatives: word.isGrowing ? shortened(word.typed, dictionary) : []}];
  return halves.map((half) => ({
    ...word,
    term: dictionary.terms[half] ?? '',
    alternatives: [{term: half, weight: 1}],
  }));
}

/** Two words of the documentation that a reader writes as one, such as `healthcheck`. */
function halvesOf(typed: string, dictionary: Dictionary): readonly [number, number] | undefined {
  const known = (word: string) => dictionary.find(toTerm(word) ?? word);
  let best: readonly [number, number] | undefined;
  let mostPages = doubtful;
  for (let end = shortestHalf; end <= typed.length - shortestHalf; end += 1) {
    const first = known(typed.slice(0, end));
    const second = known(typed.slice(end));
    if (first === undefined || second === undefined) continue;
    const pages = Math.min(dictionary.pagesWith(first), dictionary.pagesWith(second));
    if (pages > mostPages) [best, mostPages] = [[first, second], pages];
  }
  return best;
}

function alternativesOf(word: Word, dictionary: Dictionary): Alternative[] {
  const {term, typed, isGrowing} = word;
  const exact = [...new Set([term, typed])].flatMap((form) => weighted(dictionary.find(form), 1));
  const growing = isGrowing ? prefixed(typed, dictionary, exact) : [];
  const found = new Set([...exact, ...growing].map((alternative) => alternative.term));
  const known = [...found].reduce((sum, number) => sum + dictionary.pagesWith(number), 0);
  return [...exact, ...growing, ...(known > doubtful ? [] : mistaken(word, dictionary))];
}

/**
 * Terms that a word is a beginning of. Where the word is a term itself they say no more than it does:
 * `vector` asks for vectors first, and not for the few pages that have `vector_db_id`.
 */
function prefixed(
  typed: string,
  dictionary: Dictionary,
  exact: readonly Alternative[],
): Alternative[] {
  if (typed.length < shortestPrefix) return [];
  const mostRare =
    exact.length > 0 ? Math.max(...exact.map(({term}) => dictionary.rarityOf(term))) : Infinity;
  return dictionary.withPrefix(typed).map((term) => {
    const {length} = dictionary.terms[term] ?? '';
    const completeness = (typed.length / Math.max(length, typed.length)) ** 0.5;
    const rarityShare = Math.min(1, mostRare / dictionary.rarityOf(term));
    return {term, weight: weights.prefix * completeness * rarityShare};
  });
}

/** The terms that begin as a word did before its last letters: `deploym` is `deploy` for now. */
function shortened(typed: string, dictionary: Dictionary): Alternative[] {
  const shortest = Math.max(shortestShortened, typed.length - mostShortened);
  for (let length = typed.length - 1; length >= shortest; length -= 1) {
    const found = dictionary.withPrefix(typed.slice(0, length));
    if (found.length > 0) return found.map((term) => ({term, weight: weights.shortened}));
  }
  return [];
}

/** Terms that a word is one typing mistake away from. */
function mistaken({term, typed}: Word, dictionary: Dictionary): Alternative[] {
  if (typed.length < shortestMistaken) return [];
  const atOnce = [...new Set([term, typed])].flatMap((form) => dictionary.similarTo(form));
  return [...atOnce, ...mistakenEndings(typed, dictionary)].map((number) => ({
    term: number,
    weight: weights.mistake,
  }));
}

/**
 * Terms whose word has the mistake in its ending: `conversaton` keeps letters that `convers`, the
 * term of the right word, has lost.
 */
function mistakenEndings(typed: string, dictionary: Dictionary): number[] {
  const isNear = (term: string) => (ending: string) =>
    isOneMistake(typed, term + ending) && toTerm(term + ending) === term;
  return dictionary
    .withPrefix(typed.slice(0, rightBeginning))
    .filter((number) => endings.some(isNear(dictionary.terms[number] ?? '')));
}

/** The alternative that a term is, if the dictionary has it. */
export function weighted(term: number | undefined, weight: number): Alternative[] {
  return term === undefined ? [] : [{term, weight}];
}
