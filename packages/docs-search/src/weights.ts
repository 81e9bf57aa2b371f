import type {FieldType} from './indexing/documents';

/**
 * Every number that decides what comes first. They were chosen on judged queries
 * of one documentation: change one, and compare the figures of such queries before and after.
 */

/** Okapi BM25 with lunr's own settings: how fast repetition stops counting, and what length costs. */
export const k1 = 1.2;
export const b = 0.75;

/** How well a term stands for a word that was typed: 1 is the word itself. */
export const alternativeWeights = {
  /** A beginning of the word, for a word that is still being typed. */
  prefix: 0.75,
  mistake: 0.7,
  /** What a word that is still being typed began as, when nothing begins with all of it. */
  shortened: 0.4,
} as const;

/** How much each thing that a query asks for counts: 1 is a word that stands alone. */
export const clauseWeights = {
  synonym: 0.55,
  /** Parts of an identifier count less than the whole. */
  part: 0.7,
  whole: 1.6,
  wholeRoute: 4.8,
  pair: 0.8,
  /** The text around the message of a pasted error says little: many errors share it. */
  wrapping: 0.2,
  /** The name of the product says nothing beside other words. */
  productName: 0.15,
} as const;

/** How much a term counts in each field. */
export const fieldWeights: Readonly<Record<FieldType, number>> = {
  Title: 3.4,
  Heading: 1.5,
  Description: 1.7,
  Keywords: 1.8,
  Content: 1,
  Questions: 1.8,
};

/**
 * A word that every page has may be rare in titles and keywords, where it says more: how much of a
 * term's rarity there is its own.
 */
export const ownRarity: Readonly<Partial<Record<FieldType, number>>> = {
  Title: 0.3,
  Keywords: 0.3,
};

/** A word that no page has weighs as a common one: the other words must decide. */
export const unknownWord = 1;

/** What makes one page come before another beside its words. */
export const preference = {
  /** How much the best section counts beside its page: all words in one place are worth more. */
  section: 1.2,
  title: 100,
  name: 40,
  /** How much of that a page of the reference gains: a guide of the same name comes first. */
  namedReference: 0.9,
  namedDeprecated: 0.5,
  heading: 12,
  identifierHeading: 70,
  route: 200,
  /** A deprecated operation whose route merely begins with what was asked for. */
  begunDeprecated: 20,
  /** Of pages that lack a word, those below this share of the best score have little to do with the query. */
  least: 0.05,
  /** How much a page counts that means what the query does, where words are weak. */
  semantic: 6,
  /** How much of that is the second nearest of the page's texts. */
  secondNearest: 0.45,
  /** No page fits well when the best has less than this for each thing that the query asks for. */
  lowConfidence: 2.7,
  /** From this cosine on, the section that a question names is shown. */
  semanticSection: 0.6,
  /** Where meaning decides, pages below this share of the best score are not results. */
  leastSemantic: 0.35,
} as const;

/** How well a message of an error fits one that was pasted. */
export const messageWeights = {
  /** How much it costs when the message has terms that the query lacks, and the other way round. */
  ofMessage: 2,
  ofQuery: 0.5,
  /** How much it counts beside the words of the query, and what it must share at least. */
  pasted: {gain: 15, least: 1.5},
  /** For a query that does not look pasted: it may be in words that messages have by chance. */
  typed: {gain: 6, least: 4},
} as const;

/** How well a route fits one that was typed: 1 is the same method and path. */
export const routeWeights = {
  otherMethod: 0.6,
  /** The typed segments are the end of the route, or its start, with so much less for each that is missing. */
  end: 0.9,
  start: 0.7,
  missingSegment: 0.1,
  leastStart: 0.2,
  /** A value stands for a placeholder. */
  value: 0.85,
  /** The last segment is the beginning of one. */
  begun: 0.8,
} as const;
