import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {nearestPath} from './nearest-page';

/** Where a version has what a page shows. */
export interface PlaceInVersion {
  readonly path: string;
  /** Whether it is the same page; else it is the nearest one. */
  readonly isSame: boolean;
}

/** The page that is open. */
export interface OpenPage {
  readonly path: string;
  /** The version that it belongs to. */
  readonly version: GlobalVersion | undefined;
  /** Path of the same document in the version that is asked for, if the page is a document. */
  readonly document: string | undefined;
}

/**
 * Finds the page of another version that shows the same as an open one: the same document or, for other
 * pages such as that of a tag, the same address below the version's path. Where the version has no such
 * page, it is the nearest document, and otherwise the first page of the version.
 * @param isPage whether a page has a path
 * @param landingPages pages that stand for a folder without one, by its path below a version
 * @throws Error when the version has no first page, which Docusaurus does not build
 */
export function placeInVersion(
  version: GlobalVersion,
  {path, version: active, document}: OpenPage,
  isPage: (path: string) => boolean,
  landingPages: Readonly<Record<string, string>>,
): PlaceInVersion {
  if (document !== undefined) return {path: document, isSame: true};
  const below = active && path.slice(active.path.length);
  if (below !== undefined && isPage(version.path + below)) {
    return {path: version.path + below, isSame: true};
  }
  const paths = new Set(version.docs.map((doc) => doc.path));
  const nearest = below && nearestPath(below, (one) => paths.has(version.path + one), landingPages);
  return {path: nearest ? version.path + nearest : mainPageOf(version), isSame: false};
}

/**
 * Path of the first page of a version.
 * @throws Error when the version has none, which Docusaurus does not build
 */
function mainPageOf({docs, mainDocId, name}: GlobalVersion): string {
  const page = docs.find(({id}) => id === mainDocId);
  if (!page) throw new Error(`Version ${name} has no document "${mainDocId}" to begin with.`);
  return page.path;
}

/** The version with the longest path that a path begins with. */
export function versionOf(
  path: string | undefined,
  versions: readonly GlobalVersion[],
): GlobalVersion | undefined {
  return versions
    .filter((version) => path === version.path || path?.startsWith(`${version.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
