import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  bundle,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {markDeprecated, replacementsOf} from '../openapi/deprecation';
import type {OpenApiDocument} from '../openapi/document';
import type {ApiLevel} from '../site/api-levels';
import {nextVersion, type SiteVersion} from '../site/versions';

/** A specification that was read, or what is wrong with its sources. */
export type ReadSpecification =
  | {readonly document: OpenApiDocument; readonly problems?: undefined}
  | {readonly problems: readonly string[]};

/**
 * Reads the specification of a level of a version from its sources, as one document: every
 * reference points into it. The rules for the sources are in `redocly.yaml`.
 * @param root the project's root
 * @returns the document; or the mistakes in its sources, a line each: `openapi/next/stable.yaml:12: …`
 */
export async function readSpecification(
  root: string,
  version: SiteVersion,
  level: ApiLevel,
): Promise<ReadSpecification> {
  const config = await loadConfig({configPath: path.join(root, 'redocly.yaml')});
  const ref = path.join(root, 'openapi', version.name, `${level.id}.yaml`);
  const inRoot = (file: string): string => path.relative(root, file).replaceAll(path.sep, '/');
  try {
    const problems = await lint({ref, config});
    if (problems.length > 0) {
      return {problems: [...new Set(problems.map((problem) => describe(problem, inRoot)))]};
    }
    const document = (await bundle({ref, config})).bundle.parsed as OpenApiDocument;
    // Only the sources of the unreleased version are maps; a release is frozen with its marks.
    if (level.id !== 'deprecated' || version !== nextVersion) return {document};
    const replacements = replacementsOf(
      parse(await readFile(ref, 'utf8')) as {paths?: Record<string, unknown>},
    );
    return {document: markDeprecated(document, replacements)};
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    return {problems: [`${inRoot(ref)}:${error.line}: Not valid YAML: ${error.message}`]};
  }
}

/** The first place of a problem, what is wrong there, and the rule that says so. */
function describe(
  {location: [place], message, suggest, ruleId}: NormalizedProblem,
  inRoot: (file: string) => string,
): string {
  const advice = suggest.length > 0 ? ` Did you mean ${suggest.join(' or ')}?` : '';
  const text = `${message.replace(/\s+/g, ' ').trim()}${advice} (${ruleId})`;
  if (!place) return text;
  return `${inRoot(place.source.absoluteRef)}:${getLineColLocation(place).start.line}: ${text}`;
}
