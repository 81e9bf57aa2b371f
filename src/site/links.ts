import type {ApiLevel} from './api-levels';
import type {SiteVersion} from './versions';

/** Path of a level's landing page in a version: `/docs/next/api/llama-stack-specification`. */
export function landingPath(version: SiteVersion, level: ApiLevel): string {
  return `${version.path}/${level.folder}/${level.landingId}`;
}

/** Path of an operation's page. `slug` is the operation id in kebab case. */
export function operationPath(version: SiteVersion, level: ApiLevel, slug: string): string {
  return `${version.path}/${level.folder}/${slug}`;
}

/** Path of a downloadable specification: `/openapi/next/stable.yaml`. */
export function specificationPath(
  version: SiteVersion,
  level: ApiLevel,
  format: 'yaml' | 'json',
): string {
  return `/openapi/${version.name}/${level.id}.${format}`;
}
