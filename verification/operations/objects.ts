import path from 'node:path';
import {createApi} from '@docs-kit/docs-verify/operations/api';
import {
  createRecipes,
  type Recipe,
  type Recipes,
  type Requests,
} from '@docs-kit/docs-verify/recipes';
import {slowText} from '@docs-kit/service-doubles/test-double';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schemas from '../schemas/steps.json';
import {runs} from '../versions';

/** Paths under which a version serves the APIs that samples need objects of. */
export interface ApiPaths {
  /** Operations in OpenAI's form. */
  readonly openai: string;
  readonly agents: string;
  readonly evaluation: string;
  readonly datasets: string;
  readonly telemetry: string;
}

/**
 * Finds the paths of a version.
 * @throws Error when they are not known
 */
export function apiPathsOf(versionName: string): ApiPaths {
  const found = runs.versions[versionName]?.paths;
  // The schema of the file demands all of them.
  if (found) return found as unknown as ApiPaths;
  throw new Error(
    `The paths of "${versionName}" are not known: add them to verification/versions.yaml.`,
  );
}

/**
 * Reads a file of steps that is beside a module.
 * @param name its path below `verification`
 * @param kind which of the definitions in `schemas/steps.json` it must match
 * @throws Error that lists every mistake with file and line
 */
export function readSteps<T>(name: string, kind: keyof typeof schemas.$defs): T {
  const file = path.join(__dirname, '..', name);
  return readYaml<T>(file, `verification/${name}`, {...schemas, $ref: `#/$defs/${kind}`});
}

const {recipes, values} = readSteps<{
  readonly values: Readonly<Record<string, string>>;
  readonly recipes: Readonly<Record<string, Recipe>>;
}>('operations/objects.yaml', 'objects');

/** What makes objects at a server of a version, and the values that steps may name. */
export interface Objects {
  readonly requests: Requests;
  readonly recipes: Recipes;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Prepares the making of objects at a server. */
export function objectsAt(versionName: string, server: string | Requests): Objects {
  const requests: Requests = typeof server === 'string' ? createApi(server) : server;
  const known = {...apiPathsOf(versionName), ...values, slow: slowText};
  return {requests, recipes: createRecipes(recipes, requests, known), values: known};
}
