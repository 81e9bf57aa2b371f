import {
  readSpecification as readDocument,
  type ReadSpecification,
} from '@docs-kit/openapi-reference/specification';
import type {ApiLevel} from '../site/api-levels';
import {nextVersion, type SiteVersion} from '../site/versions';

/**
 * Reads the specification of a level of a version from its sources. The rules for the sources are in
 * `redocly.yaml`.
 * @param root the project's root
 */
export function readSpecification(
  root: string,
  version: SiteVersion,
  level: ApiLevel,
): Promise<ReadSpecification> {
  return readDocument({
    root,
    file: `openapi/${version.name}/${level.id}.yaml`,
    rules: 'redocly.yaml',
    // Only the sources of the unreleased version are maps; a release is frozen with its marks.
    isDeprecated: level.id === 'deprecated' && version === nextVersion,
  });
}
