/** What a provider is, at a glance, and the header keys that it takes from a request. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {code, codeList, entryList, proseToMdx} from '@docs-kit/mdx-writer';
import type {Provider, VersionData} from '../facts/data-types';
import {findProvider} from '../facts/find';

export const providerFactTables: Tables<Pick<VersionData, 'providers' | 'source'>> = {
  'provider-facts': {
    parameters: 'API/TYPE',
    write: ({providers}, name = '') => providerFacts(findProvider(name, providers)),
  },
  /** Keys of the header that passes data to providers. */
  'provider-data': {
    parameters: 'API/TYPE',
    write: ({providers, source}, name = '') =>
      providerData(findProvider(name, providers), source.framework.headerPrefix),
  },
};

/** Writes the facts of a provider as a list, an item each. */
export function providerFacts(provider: Provider): string {
  const {api, type, kind, pipPackages, apiDependencies, optionalApiDependencies} = provider;
  const packages = pipPackages.length > 0 && codeList(pipPackages);
  const optional = optionalApiDependencies.map((name) => `${code(name)} (optional)`);
  const facts = {
    API: code(api),
    'Provider type': `${code(type)} (${kind === 'inline' ? 'inline, runs inside the server' : 'remote, calls another service'})`,
    'pip packages': packages || 'none',
    'Required APIs': [...apiDependencies.map(code), ...optional].join(', ') || 'none',
    'Included in': distributions(provider),
    ...(provider.deprecated && {
      Deprecated: `use ${code(provider.deprecated.replacement)} instead`,
    }),
  };
  return Object.entries(facts)
    .map(([label, value]) => `- **${label}:** ${value}`)
    .join('\n');
}

/**
 * Writes a provider's header keys.
 * @throws Error when the provider takes no such keys, or declares keys that cannot work
 */
export function providerData(
  {api, type, providerData: keys, providerDataWorks}: Provider,
  headerPrefix: string,
): string {
  const name = `${api}/${type}`;
  if (providerDataWorks === false) {
    throw new Error(
      `The header keys of "${name}" cannot work in this version: say so in the page instead.`,
    );
  }
  if (keys.length === 0) {
    throw new Error(
      `"${name}" takes no keys of the ${headerPrefix}Provider-Data header: remove the block.`,
    );
  }
  return entryList(keys, ({key, type: form, required, description}) => ({
    name: code(key),
    facts: [form, required ? 'required' : 'optional'],
    text: proseToMdx(description),
  }));
}

function distributions(provider: Provider): string {
  const texts = provider.distributions.map(({name, inRunFile, enabledBy}) => {
    if (!inRunFile) return `${code(name)} (installed, but not in its run file)`;
    return code(name) + (enabledBy === undefined ? '' : ` (if ${code(enabledBy)} is set)`);
  });
  return texts.join(', ') || 'no distribution; add it to your own build and run file';
}
