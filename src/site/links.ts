import type {ApiLevel} from './api-levels';
import {documentation} from './product';
import type {SiteVersion} from './versions';

/** Path of a level's landing page in a version: `/docs/next/api/llama-stack-specification`. */
export function landingPath(version: SiteVersion, level: ApiLevel): string {
  return `${version.path}/${level.folder}/${level.landingId}`;
}

/** Path of an operation's page. `slug` is the operation id in kebab case. */
export function operationPath(version: SiteVersion, level: ApiLevel, slug: string): string {
  return `${version.path}/${level.folder}/${slug}`;
}

/** Path of the page that says how to install the client libraries of a version. */
export function librariesPath(version: SiteVersion): string {
  return `${version.path}/getting_started/libraries`;
}

/** Id of the page that says what a version changed, and its path under the version. */
export const upgradePageId = 'upgrade';

/** Path of the page that says what a version changed; a version without a predecessor has none. */
export function upgradePath(version: SiteVersion): string {
  return `${version.path}/${upgradePageId}`;
}

/** Path of the same as data. */
export function upgradeDataPath(version: SiteVersion): string {
  return `/upgrade/${version.name}.json`;
}

/** Path of a downloadable specification: `/openapi/next/stable.yaml`. */
export function specificationPath(
  version: SiteVersion,
  level: ApiLevel,
  format: 'yaml' | 'json',
): string {
  return `/openapi/${version.name}/${level.id}.${format}`;
}

/** What an issue about a page says of it. */
export interface PageOfIssue {
  readonly title: string;
  /** Address of the page, with the site's origin. */
  readonly address: string;
  readonly version: string;
}

/** Address of a form for a new issue of this documentation, with a page and its version filled in. */
export function pageIssueUrl({title, address, version}: PageOfIssue): string {
  const text = `Page: ${address}\nVersion: ${version}\n\nWhat the page says, and what happens instead:\n`;
  const query = new URLSearchParams({title: `${title} (${version}): `, body: text});
  return `${documentation.repositoryUrl}/issues/new?${query.toString()}`;
}
