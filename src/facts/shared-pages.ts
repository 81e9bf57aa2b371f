import {tagSlugOf} from '../openapi/document';
import type {LevelPages} from './data-types';

/**
 * Finds the page on which a version shows an operation that shares one with others.
 * @param slug slug of the operation, which is its anchor on that page
 * @returns the last part of the page's address; nothing where the operation shares no page
 */
export function sharedPageOf(plan: LevelPages, slug: string): string | undefined {
  if (plan.pages !== 'tags') return undefined;
  const [title] = Object.entries(plan.tags).find(([, slugs]) => slugs.includes(slug)) ?? [];
  return title === undefined ? undefined : tagSlugOf(title);
}
