/** Checks one entry of the `providers` section of a run file. */
import type {Provider, ProvidersData} from '../../../src/facts/data-types';
import {at, type Finding, typeName} from './findings';
import {isMap, type YamlMap} from '../../../verification/run-files/known';
import {validateFields} from './validate-fields';

const ENTRY_KEYS: readonly string[] = ['provider_id', 'provider_type', 'config', 'module'];

/**
 * Checks a provider entry of a run file.
 *
 * @param api - the API above the entry; `undefined` when the sample does not show it
 * @param entry - the parsed entry
 * @param data - the providers of the page's version
 * @param path - place of the entry in the sample
 * @returns findings: unknown type, unknown or missing keys, wrong values
 */
export function validateProviderEntry(
  api: string | undefined,
  entry: unknown,
  data: ProvidersData,
  path: string,
): Finding[] {
  if (!isMap(entry)) return [{path, message: `${typeName(entry)}, but a provider entry is a map.`}];
  return [
    ...unknownEntryKeys(entry, path),
    ...(Object.hasOwn(entry, 'provider_id')
      ? []
      : [{path, message: 'the required key "provider_id" is missing.'}]),
    ...typeFindings(api, entry, data, path),
  ];
}

/**
 * Checks a provider entry of a build file, which has a type and perhaps a module, but no settings.
 *
 * @param api - the API above the entry
 * @param entry - the parsed entry
 * @param data - the providers of the page's version
 * @param path - place of the entry in the sample
 * @returns findings: an unknown type or key
 */
export function validateBuildEntry(
  api: string,
  entry: unknown,
  data: ProvidersData,
  path: string,
): Finding[] {
  if (!isMap(entry)) return [{path, message: `${typeName(entry)}, but a provider entry is a map.`}];
  const unknown = Object.keys(entry).filter((key) => key !== 'provider_type' && key !== 'module');
  return [
    ...unknown.map((key) => ({
      path: at(path, key),
      message: 'unknown key. A build file knows provider_type and module.',
    })),
    ...typeFindings(api, {...entry, config: undefined}, data, path, false),
  ];
}

function unknownEntryKeys(entry: YamlMap, path: string): Finding[] {
  return Object.keys(entry)
    .filter((key) => !ENTRY_KEYS.includes(key))
    .map((key) => ({
      path: at(path, key),
      message: `unknown key. Known: ${ENTRY_KEYS.join(', ')}.`,
    }));
}

function typeFindings(
  api: string | undefined,
  entry: YamlMap,
  data: ProvidersData,
  path: string,
  withConfig = true,
): Finding[] {
  const type = entry.provider_type;
  if (typeof type !== 'string')
    return [{path, message: 'the required key "provider_type" is missing or no string.'}];
  // An external provider brings its own type and configuration class.
  if (entry.module !== undefined && entry.module !== null) return [];
  const candidates = data.providers.filter(
    (provider) => provider.type === type && (api === undefined || provider.api === api),
  );
  if (candidates.length === 0)
    return [
      {
        path: at(path, 'provider_type'),
        message: unknownType(api, type, data),
        about: type,
      },
    ];
  return withConfig ? bestMatch(candidates, entry, data, path) : [];
}

/** Without an API, one type may name several providers: the entry has to fit one of them. */
function bestMatch(
  candidates: readonly Provider[],
  entry: YamlMap,
  data: ProvidersData,
  path: string,
): Finding[] {
  const results = candidates.map((provider) =>
    configFindings(provider, entry.config, data, at(path, 'config')),
  );
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}

function configFindings(
  provider: Provider,
  config: unknown,
  data: ProvidersData,
  path: string,
): Finding[] {
  if (config !== undefined && config !== null && !isMap(config)) {
    return [{path, message: `${typeName(config)}, but config is a map.`}];
  }
  const otherKeys = provider.acceptsOtherKeys === true ? 'any' : [];
  return validateFields(
    isMap(config) ? config : {},
    {fields: provider.config, otherKeys, stores: data.stores},
    path,
  );
}

function unknownType(api: string | undefined, type: string, data: ProvidersData): string {
  if (api === undefined) return `"${type}" is no provider type of this version.`;
  const known = data.providers
    .filter((provider) => provider.api === api)
    .map((provider) => provider.type);
  if (known.length === 0) return `"${api}" is no API with providers in this version.`;
  return `"${type}" is no provider type of ${api} in this version. Known: ${known.join(', ')}.`;
}
