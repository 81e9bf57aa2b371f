import type {SearchSettings, Vocabulary} from '../settings';
import {termsOf} from '../text/keys';

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
