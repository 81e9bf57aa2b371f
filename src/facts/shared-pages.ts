import {slugOf} from '@docs-kit/openapi-reference/document';
import type {ApiLevel} from '../site/api-levels';
import {operationPath} from '../site/links';
import type {SiteVersion} from '../site/versions';
import type {LevelPages} from './data-types';

/** Label under which a sidebar lists the pages that operations share. */
export const sharedPagesLabel = 'Operations';

/** What of an operation decides on which page it is. */
export interface PlacedOperation {
  readonly slug: string;
  /** Name of its tag. */
  readonly tag: string;
  /** Whether its specification gives it a page of its own (no `x-no-page`). */
  readonly hasPage: boolean;
}

/**
 * Finds the page that an operation shares with others: a page of operations where the level has
 * those, or that of its tag where the specification gives the operation none.
 * @returns the last part of the page's address; nothing where the operation shares no page
 */
export function sharedPageOf(
  plan: LevelPages,
  {slug, tag, hasPage}: PlacedOperation,
): string | undefined {
  if (plan.pages === 'operations') return hasPage ? undefined : slugOf(tag);
  if (plan.pages !== 'tags') return undefined;
  const [title] = Object.entries(plan.tags).find(([, slugs]) => slugs.includes(slug)) ?? [];
  return title === undefined ? undefined : slugOf(title);
}

/**
 * Finds where a version describes an operation: on its own page, or in its section of a shared one.
 * @returns the address with the anchor; nothing where the level has no pages of operations
 */
export function operationAddress(
  version: SiteVersion,
  level: ApiLevel,
  plan: LevelPages,
  operation: PlacedOperation,
): string | undefined {
  const shared = sharedPageOf(plan, operation);
  if (shared !== undefined) return `${operationPath(version, level, shared)}#${operation.slug}`;
  return plan.pages === 'operations' ? operationPath(version, level, operation.slug) : undefined;
}
