import {changesBetween} from './changes';
import type {Facts} from './digest';
import {commitsOf, type History} from './history';
import {type Operations, type PageText, placesOf} from './places';
import type {FollowReport, ReportedChange} from './report';
import {routesBySchema} from './schemas';

export interface FollowInput {
  readonly before: Facts;
  readonly after: Facts;
  readonly history: History;
  readonly pages: readonly PageText[];
  readonly operations: Operations;
  /** Whether data has a change already; undefined where nothing tells. */
  readonly isInData: (
    change: Pick<ReportedChange, 'kind' | 'key' | 'before' | 'after'>,
  ) => boolean | undefined;
}

/** Finds all changes between two revisions, with their commits and what they touch. */
export function reportedChanges(input: FollowInput): FollowReport['changes'] {
  const {before, after, history, pages, operations, isInData} = input;
  const schemas = routesBySchema(before, after);
  return changesBetween(before, after).map((change) => ({
    ...change,
    ...placesOf(change, pages, operations, schemas),
    commits: commitsOf(change, history),
    inData: isInData(change),
  }));
}
