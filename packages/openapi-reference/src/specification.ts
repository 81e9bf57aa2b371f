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
}

/**
 * Reads a specification from its sources, as one document: every reference points into it.
 * @returns the document; or the mistakes in its sources, a line each: `openapi/api.yaml:12: …`
 */
export async function readSpecification({
  root,
  file,
  rules,
}: SpecificationOptions): Promise<ReadSpecification> {
  const config = await configOf(root, rules);
  const ref = path.join(root, file);
  const inRoot = (name: string): string => path.relative(root, name).replaceAll(path.sep, '/');
  try {
    const problems = await lint({ref, config});
    if (problems.length > 0) {
      return {problems: [...new Set(problems.map((problem) => describe(problem, inRoot)))]};
    }
    return {document: (await bundle({ref, config})).bundle.parsed as OpenApiDocument};
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
