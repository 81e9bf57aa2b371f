import {termWeight} from '../indexing/bm25';
import {fieldWeights, ownRarity, unknownWord} from '../weights';
import {fieldTypes, type FieldType} from '../indexing/documents';
import {isOfSection, type LoadedIndex} from '../indexing/loaded-index';
import type {SearchField} from '../query/query';
import type {Clause} from '../query/clauses';

const typesOfField: Readonly<Record<SearchField, readonly FieldType[]>> = {
  title: ['Title'],
  heading: ['Title', 'Heading'],
  content: ['Description', 'Content'],
};

/** What one search has found, by number of the page or section. */
export interface Scores {
  readonly pages: Float64Array;
  readonly sections: Float64Array;
  /** How much of the query a page covers, weighed by rarity. */
  readonly pagesCovered: Float64Array;
  readonly sectionsCovered: Float64Array;
  /** How much a page or section can have at most. */
  readonly asked: number;
}

/** Scores every page and section for what a query asks. */
export function scoreClauses(index: LoadedIndex, clauses: readonly Clause[]): Scores {
  const scores = {
    pages: new Float64Array(index.pages.length),
    sections: new Float64Array(index.sections.length),
    pagesCovered: new Float64Array(index.pages.length),
    sectionsCovered: new Float64Array(index.sections.length),
  };
  const asked = clauses.reduce((sum, clause) => sum + addClause(index, clause, scores), 0);
  return {...scores, asked: asked || 1};
}

/**
 * Adds what one clause finds to the scores.
 * @returns how much of it a page can have at most
 */
function addClause(index: LoadedIndex, clause: Clause, scores: Omit<Scores, 'asked'>): number {
  const types = clause.field ? typesOfField[clause.field] : fieldTypes;
  const foundPages = new Set<number>();
  const foundSections = new Set<number>();
  for (const type of types) {
    const ofPage = new Map<number, number>();
    for (const [target, value] of valuesOf(index, clause, type)) {
      const score = value * clause.weight * fieldWeights[type];
      const page = isOfSection(type) ? (index.sections[target]?.page ?? 0) : target;
      if (isOfSection(type)) {
        add(scores.sections, target, score);
        foundSections.add(target);
      }
      // The best section counts alone: a long page with many that say a little is no better.
      ofPage.set(page, Math.max(score, ofPage.get(page) ?? 0));
      foundPages.add(page);
    }
    for (const [page, score] of ofPage) add(scores.pages, page, score);
  }
  if (clause.isBonus) return 0;
  const value =
    clause.weight *
    (clause.alternatives.length > 0
      ? Math.max(
          ...clause.alternatives.map(({term, weight}) => weight * index.dictionary.rarityOf(term)),
        )
      : unknownWord);
  for (const page of foundPages) add(scores.pagesCovered, page, value);
  for (const section of foundSections) add(scores.sectionsCovered, section, value);
  return value;
}

function add(scores: Float64Array, place: number, value: number): void {
  scores[place] = (scores[place] ?? 0) + value;
}

/** For each document of a type that has the clause, the best of its alternatives there. */
function valuesOf(index: LoadedIndex, clause: Clause, type: FieldType): Map<number, number> {
  const {postings, lengths, averageLength, rarities} = index.fields[type];
  const share = ownRarity[type] ?? 0;
  const values = new Map<number, number>();
  for (const {term, weight} of clause.alternatives) {
    for (const [target, count] of postings[term] ?? []) {
      const value =
        weight *
        (share * (rarities[term] ?? 0) + (1 - share) * index.dictionary.rarityOf(term)) *
        termWeight(count, lengths[target] ?? 0, averageLength);
      if (value > (values.get(target) ?? 0)) values.set(target, value);
    }
  }
  return values;
}
