import {b, fieldWeights, k1, ownRarity, unknownWord} from '../weights';
import {fieldTypes, type FieldType} from '../indexing/documents';
import {isOfSection, type LoadedIndex} from '../indexing/loaded-index';
import type {Clause} from '../query/clauses';

/** What one search has found, by number of the page or section. */
export type Scores = ReturnType<typeof scoreClauses>;

/** Scores every page and section for what a query asks. */
export function scoreClauses(index: LoadedIndex, clauses: readonly Clause[]) {
  const scores = {
    pages: new Float64Array(index.pages.length),
    sections: new Float64Array(index.sections.length),
    /** How much of the query a page covers, weighed by rarity. */
    pagesCovered: new Float64Array(index.pages.length),
    sectionsCovered: new Float64Array(index.sections.length),
    /** How much a page or section can have at most. */
    asked: 0,
  };
  for (const clause of clauses) scores.asked += addClause(index, clause, scores);
  scores.asked ||= 1;
  return scores;
}

/**
 * Adds what one clause finds to the scores.
 * @returns how much of it a page can have at most
 */
function addClause(index: LoadedIndex, clause: Clause, scores: Omit<Scores, 'asked'>): number {
  const foundPages = new Set<number>();
  const foundSections = new Set<number>();
  for (const type of fieldTypes) {
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
    for (const target of postings[term] ?? []) {
      const value =
        weight *
        (share * (rarities[term] ?? 0) + (1 - share) * index.dictionary.rarityOf(term)) *
        termWeight(lengths[target] ?? 0, averageLength);
      if (value > (values.get(target) ?? 0)) values.set(target, value);
    }
  }
  return values;
}

/**
 * How much a term says about a field that has it, however often.
 * @param length number of terms in the field
 * @param averageLength the same for all fields of this kind
 */
export function termWeight(length: number, averageLength: number): number {
  const lengthCost = 1 - b + b * (length / (averageLength || 1));
  return (k1 + 1) / (1 + k1 * lengthCost);
}
