import {slugOf} from '@docs-kit/openapi-model/document';
import type {Version} from '../upgrade';

/** A part of an API that has a document of its own; the one called `deprecated` has former routes. */
export interface ReferenceLevel {
  readonly id: string;
  /** Name that readers see. */
  readonly label: string;
  /** Folder of the level's pages under a version's documents, and its path segment. */
  readonly folder: string;
  /** Title of the document. */
  readonly specificationTitle: string;
  /** Last part of the address of its landing page. */
  readonly landingId: string;
}

/** Operations of a level share pages, by the titles of these. */
export interface SharedPages {
  readonly pages: 'tags';
  /** Version whose operation pages the landing page links for what this one lacks. */
  readonly version: string;
  /** Slugs of the operations of each page. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** What a page begins with, instead of the description of its tag. */
  readonly introductions?: Readonly<Record<string, string>>;
}

/** Which pages a version has of a level. */
export type LevelPages =
  /** One for each operation, and for those of other versions that are borrowed: slugs by version. */
  | {readonly pages: 'operations'; readonly borrowed?: Readonly<Record<string, readonly string[]>>}
  | SharedPages
  /** A landing page alone, which links the operation pages of another version. */
  | {readonly pages: 'linked'; readonly version: string};

type Place = Pick<Version, 'path'>;

/** Path of a level's landing page in a version. */
export function landingPath(version: Place, level: ReferenceLevel): string {
  return operationPath(version, level, level.landingId);
}

/** Path of an operation's page. `slug` is the operation id in kebab case. */
export function operationPath(
  version: Place,
  {folder}: Pick<ReferenceLevel, 'folder'>,
  slug: string,
): string {
  return `${version.path}/${folder}/${slug}`;
}

/** Id of the page that says what a version changed, and its path under the version. */
export const upgradePageId = 'upgrade';

/** Path of the page that says what a version changed; a version without a predecessor has none. */
export function upgradePath(version: Place): string {
  return `${version.path}/${upgradePageId}`;
}

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
  version: Place,
  level: ReferenceLevel,
  plan: LevelPages,
  operation: PlacedOperation,
): string | undefined {
  const shared = sharedPageOf(plan, operation);
  if (shared !== undefined) return `${operationPath(version, level, shared)}#${operation.slug}`;
  return plan.pages === 'operations' ? operationPath(version, level, operation.slug) : undefined;
}
