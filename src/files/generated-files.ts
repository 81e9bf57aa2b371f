import type {ApiLevel} from '../site/api-levels';
import {specificationPath, upgradeDataPath, upgradePageId} from '../site/links';
import type {SiteVersion} from '../site/versions';

/** Files that `npm run generate` writes, relative to the project's root. None is committed. */

/** The types of the data, which `src/facts/data-types.ts` exports. */
export const dataTypesFile = '.generated/data-types.ts';

/** The list of operations that the OpenAPI plugin reads. */
export function pluginDocumentPath(version: SiteVersion, level: ApiLevel): string {
  return `.generated/openapi/${version.name}/${level.id}.pages.json`;
}

/** The specification that readers download. */
export function downloadPath(
  version: SiteVersion,
  level: ApiLevel,
  format: 'yaml' | 'json',
): string {
  return `static${specificationPath(version, level, format)}`;
}

/** The specification as one document: pages are made from what readers download. */
export function bundlePath(version: SiteVersion, level: ApiLevel): string {
  return downloadPath(version, level, 'json');
}

/** The page of an operation, which the OpenAPI plugin writes. */
export function operationPageFile(version: SiteVersion, level: ApiLevel, slug: string): string {
  return `${version.docsFolder}/${level.folder}/${slug}.api.mdx`;
}

/** The page that says what a version changed. */
export function upgradePageFile(version: SiteVersion): string {
  return `${version.docsFolder}/${upgradePageId}.mdx`;
}

/** The same as data, which readers download. */
export function upgradeDataFile(version: SiteVersion): string {
  return `static${upgradeDataPath(version)}`;
}
