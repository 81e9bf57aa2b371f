import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {markDeprecated, replacementsOf} from './deprecation';
import type {OpenApiDocument} from './document';

/** A specification that was read, or what is wrong with its sources. */
export type ReadSpecification =
  | {readonly document: OpenApiDocument; readonly problems?: undefined}
  | {readonly problems: readonly string[]};

export interface SpecificationOptions {
  /** Folder that names of files in messages are relative to. */
  readonly root: string;
  /** File of the root document, relative to `root`. */
  readonly file: string;
  /** Rules of Redocly for the sources, relative to `root`; without it the structure alone is checked. */
  readonly rules?: string;
  /**
   * Whether the document is a map of deprecated paths: each operation is marked as deprecated, and a
   * path that refers to that of another one is replaced by it.
   */
  readonly isDeprecated?: boolean;
}

/**
 * Reads a specification from its sources, as one document: every reference points into it.
 * @returns the document; or the mistakes in its sources, a line each: `openapi/api.yaml:12: …`
 */
export async function readSpecification({
  root,
  file,
  rules,
  isDeprecated = false,
}: SpecificationOptions): Promise<ReadSpecification> {
  const config = await configOf(root, rules);
  const ref = path.join(root, file);
  const inRoot = (name: string): string => path.relative(root, name).replaceAll(path.sep, '/');
  try {
    const problems = await lint({ref, config});
    if (problems.length > 0) {
      return {problems: [...new Set(problems.map((problem) => describe(problem, inRoot)))]};
    }
    const document = (await bundle({ref, config})).bundle.parsed as OpenApiDocument;
    if (!isDeprecated) return {document};
    const replacements = replacementsOf(
      parse(await readFile(ref, 'utf8')) as {paths?: Record<string, unknown>},
    );
    return {document: markDeprecated(document, replacements)};
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    return {problems: [`${inRoot(ref)}:${error.line}: Not valid YAML: ${error.message}`]};
  }
}

function configOf(root: string, rules: string | undefined): Promise<Config> {
  return rules === undefined
    ? createConfig({rules: {struct: 'error', 'no-unresolved-refs': 'error'}})
    : loadConfig({configPath: path.join(root, rules)});
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
