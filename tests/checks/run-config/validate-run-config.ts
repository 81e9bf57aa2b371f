/** Checks a run file, an excerpt of one, or a build file, as the samples of the guides show them. */
import {isOwnName} from '@docs-kit/docs-facts/checks';
import type {EnvironmentVariablesData} from '../../../src/facts/data-types';
import type {ProvidersData} from '../../../src/facts/data-types';
import {commonParts} from '../common-parts';
import {validateReferences} from './environment-references';
import {at, type Finding, typeName} from './findings';
import {isMap, type YamlMap} from '../../../verification/run-files/known';
import {validateBuildEntry, validateProviderEntry} from './validate-provider-entry';

/** What a check of samples needs to know about the version of the page. */
export interface RunConfigContext {
  readonly providers: ProvidersData;
  readonly environment: EnvironmentVariablesData;
  /** Sections that other versions know and this one does not. */
  readonly unknownSections: readonly string[];
  /**
   * Checks a sample against `run-config.schema.json`.
   *
   * @param complete - whether the sample is a whole file, or an excerpt that may leave sections out
   * @returns what does not fit, one line each
   */
  readonly structureErrors: (sample: YamlMap, complete: boolean) => readonly string[];
  /** What the sample may name although nothing lists it, because the reader makes it up. */
  readonly ownNames?: readonly string[];
}

/** Sections whose entries the server skips without a word when they name no provider. */
const SECTIONS_WITH_PROVIDER: readonly string[] = [
  'models',
  'shields',
  'vector_dbs',
  'scoring_fns',
  'benchmarks',
];

/**
 * Checks a parsed sample. A sample is a whole run file (it has `image_name`), an excerpt with
 * `providers`, a build file (it has `distribution_spec`), a map of APIs to provider entries, a list
 * of provider entries, or one entry.
 *
 * @param sample - the parsed YAML
 * @param context - data and schema of the page's version
 * @returns everything that is wrong, in the order of the sample; nothing when it would work
 */
export function validateRunConfig(sample: unknown, context: RunConfigContext): Finding[] {
  const known = new Set(context.environment.variables.map((variable) => variable.name));
  const isAllowed = (name: string): boolean =>
    loadsOwnProviders(sample) || isOwnName(name, context.ownNames ?? [], commonParts);
  return [...shapeFindings(sample, context), ...validateReferences(sample, known)].filter(
    ({about}) => about === undefined || !isAllowed(about),
  );
}

/** A file that names a folder of provider or API specifications may use types of its own. */
function loadsOwnProviders(sample: unknown): boolean {
  return (
    isMap(sample) &&
    [sample.external_providers_dir, sample.external_apis_dir].some(
      (folder) => typeof folder === 'string',
    )
  );
}

function shapeFindings(sample: unknown, context: RunConfigContext): Finding[] {
  if (Array.isArray(sample)) return entries(undefined, sample, context, '');
  if (!isMap(sample)) return [{path: '', message: `${typeName(sample)}, but a run file is a map.`}];
  if (isMap(sample.distribution_spec)) return buildFindings(sample.distribution_spec, context);
  if (Object.hasOwn(sample, 'provider_type'))
    return validateProviderEntry(undefined, sample, context.providers, '');
  if (Object.hasOwn(sample, 'providers')) return runFileFindings(sample, context);
  return providersFindings(sample, context, '');
}

function runFileFindings(sample: YamlMap, context: RunConfigContext): Finding[] {
  const complete = Object.hasOwn(sample, 'image_name');
  return [
    ...context.structureErrors(sample, complete).map((message) => ({path: '', message})),
    ...versionFindings(sample, context),
    ...providersFindings(sample.providers, context, 'providers'),
    ...resourceFindings(sample, complete),
  ];
}

function versionFindings(sample: YamlMap, {unknownSections}: RunConfigContext): Finding[] {
  return Object.keys(sample)
    .filter((key) => unknownSections.includes(key))
    .map((key) => ({path: key, message: 'this version does not know this section.'}));
}

function providersFindings(providers: unknown, context: RunConfigContext, path: string): Finding[] {
  if (!isMap(providers))
    return [{path, message: `${typeName(providers)}, but providers is a map of APIs.`}];
  return Object.entries(providers).flatMap(([api, list]) => {
    if (list === null) return [];
    if (!Array.isArray(list))
      return [
        {
          path: at(path, api),
          message: `${typeName(list)}, but an API takes a list of provider entries.`,
        },
      ];
    return entries(api, list, context, at(path, api));
  });
}

function entries(
  api: string | undefined,
  list: readonly unknown[],
  context: RunConfigContext,
  path: string,
): Finding[] {
  return list.flatMap((entry, index) =>
    validateProviderEntry(api, entry, context.providers, at(path, index)),
  );
}

function buildFindings(spec: YamlMap, context: RunConfigContext): Finding[] {
  const path = 'distribution_spec.providers';
  if (!isMap(spec.providers))
    return [{path, message: `${typeName(spec.providers)}, but providers is a map of APIs.`}];
  return Object.entries(spec.providers).flatMap(([api, list]) =>
    Array.isArray(list)
      ? list.flatMap((entry, index) =>
          validateBuildEntry(api, entry, context.providers, at(at(path, api), index)),
        )
      : [
          {
            path: at(path, api),
            message: `${typeName(list)}, but an API takes a list of provider entries.`,
          },
        ],
  );
}

/** A resource needs a provider, and in a whole file that provider has to be there. */
function resourceFindings(sample: YamlMap, complete: boolean): Finding[] {
  const ids = providerIds(sample.providers);
  return SECTIONS_WITH_PROVIDER.flatMap((section) => {
    const list = sample[section];
    if (!Array.isArray(list)) return [];
    return list.filter(isMap).flatMap((resource, index) => {
      const path = at(at(section, index), 'provider_id');
      const id = resource.provider_id;
      if (typeof id !== 'string')
        return [{path, message: 'missing: the server skips an entry without provider_id.'}];
      const bare = providerId(id);
      if (!complete || bare === undefined || ids.has(bare)) return [];
      return [{path, message: `"${bare}" is no provider_id of this file.`}];
    });
  });
}

function providerIds(providers: unknown): ReadonlySet<string> {
  const all = isMap(providers) ? Object.values(providers).flat() : [];
  return new Set(all.filter(isMap).flatMap((entry) => providerId(entry.provider_id) ?? []));
}

/** The id behind a switch such as `${env.OLLAMA_URL:+ollama}`; `undefined` when a variable decides. */
function providerId(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const switched = /^\$\{env\.[A-Z0-9_]+:[=+]([^}]*)\}$/.exec(value)?.[1];
  if (switched !== undefined) return switched;
  return value.includes('${') ? undefined : value;
}
