import type {ApiLevel} from './api-levels';
import {documentation} from './product';
import type {SiteVersion} from './versions';

export {
  landingPath,
  operationPath,
  upgradePageId,
  upgradePath,
} from '@docs-kit/openapi-changes/reference/addresses';

/** Path of the page that says how to install the client libraries of a version. */
export function librariesPath(version: SiteVersion): string {
  return `${version.path}/getting_started/libraries`;
}

/** Path of the same as data. */
export function upgradeDataPath(version: SiteVersion): string {
  return `/upgrade/${version.name}.json`;
}

/** Path of the facts that programs are checked with, when they move to a version from the one before. */
export const programFactsPath = ({name}: SiteVersion): string => `/upgrade/${name}-programs.json`;

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
