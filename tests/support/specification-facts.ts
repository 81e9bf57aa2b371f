/**
 * What the specification of this site fixes: the state that it was written for. This is the one file
 * of the tests that names a release or counts what a version has; everything else follows from
 * `versions.json`, `versionsArchived.json` and `data/<version>/`, so that a release can be cut or
 * retired without an edit here.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiLevelId} from '../../src/site/api-levels';
import {nextVersion, siteVersions, type SiteVersion} from '../../src/site/versions';

const projectRoot = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

/** The release that the specification calls the latest. */
export const specifiedRelease = 'v0.2.23';

/** Releases with sites of their own, newest first. Later archived releases come before them. */
export const specifiedArchive: readonly string[] = [
  22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11,
].map((patch) => `v0.2.${patch}`);

/** How many pages the specification asks for. */
export const specifiedCounts = {
  guides: 144,
  guidesWithoutSidebar: 5,
  guidesInNextAlone: 1,
  operations: {stable: 87, experimental: 41, deprecated: 73} satisfies Record<ApiLevelId, number>,
} as const;

/** A guide page that the site must have. */
export interface SpecifiedGuide {
  readonly id: string;
  /** Route under a version's path: `/concepts`. */
  readonly route: string;
  readonly hasSidebar: boolean;
  readonly nextOnly: boolean;
}

/** An operation whose address the specification fixes. */
export interface SpecifiedOperation {
  readonly slug: string;
  readonly level: ApiLevelId;
  readonly tag: string;
  /** Method and path by the name of the version; `null` where the version lacks the operation. */
  readonly routes: Readonly<Record<string, string | null>>;
  readonly replacedBy?: string;
}

/** The guide pages of the list: `id -> route  (notes)` on each line. */
export const specifiedGuides: readonly SpecifiedGuide[] = read('data/guide-pages.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, id = '', route = '', notes = ''] = /^(\S+) -> (\S+)\s*(.*)$/.exec(line) ?? [];
    return {
      id,
      route: route === '/' ? '' : route,
      hasSidebar: !notes.includes('no sidebar'),
      nextOnly: notes.includes('next only'),
    };
  });

interface RegisteredOperation extends Pick<SpecifiedOperation, 'slug' | 'level' | 'tag'> {
  readonly next: string | null;
  readonly [specifiedRelease]: string | null;
  readonly replaced_by?: string;
}

/** The operations of the registry that fixes the address of every operation page. */
export const specifiedOperations: readonly SpecifiedOperation[] = (
  JSON.parse(read('data/api-pages.json')) as RegisteredOperation[]
).map(({slug, level, tag, next, [specifiedRelease]: released, replaced_by: replacedBy}) => ({
  slug,
  level,
  tag,
  routes: {[nextVersion.name]: next, [specifiedRelease]: released},
  ...(replacedBy && {replacedBy}),
}));

/** The versions that the specification describes, as far as this site still serves them. */
export const specifiedVersions: readonly SiteVersion[] = siteVersions.filter(
  ({name}) => name === nextVersion.name || name === specifiedRelease,
);

/** The release that the specification calls the latest, until it is archived. */
export const servedSpecifiedRelease: SiteVersion | undefined = siteVersions.find(
  ({name}) => name === specifiedRelease,
);

/**
 * The guides of the list that a version must have: a release before the one that brought a page
 * lacks it.
 */
export function specifiedGuidesOf(version: SiteVersion): SpecifiedGuide[] {
  return specifiedGuides.filter(({nextOnly}) => !nextOnly || version.name !== specifiedRelease);
}
