import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  readSpecification as readDocument,
  type ReadSpecification,
} from '@docs-kit/openapi-reference/specification';
import {parse} from 'yaml';
import {markDeprecated, replacementsOf} from '../openapi/deprecation';
import type {ApiLevel} from '../site/api-levels';
import {nextVersion, type SiteVersion} from '../site/versions';

/**
 * Reads the specification of a level of a version from its sources. The rules for the sources are in
 * `redocly.yaml`.
 * @param root the project's root
 */
export async function readSpecification(
  root: string,
  version: SiteVersion,
  level: ApiLevel,
): Promise<ReadSpecification> {
  const file = `openapi/${version.name}/${level.id}.yaml`;
  const read = await readDocument({root, file, rules: 'redocly.yaml'});
  // Only the sources of the unreleased version are maps; a release is frozen with its marks.
  if (read.problems || level.id !== 'deprecated' || version !== nextVersion) return read;
  const source = parse(await readFile(path.join(root, file), 'utf8')) as {
    paths?: Record<string, unknown>;
  };
  return {document: markDeprecated(read.document, replacementsOf(source))};
}
