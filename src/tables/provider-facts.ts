/** What a provider is, at a glance, and the header keys that it takes from a request. */
import {onlyArgument} from '@docs-kit/docs-facts/tables';
import type {TableRenderer} from './table-renderer';
import {code, codeList, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {Provider} from '../facts/data-types';
import {findProvider} from '../facts/find';

/** `<!-- generated:provider-facts API/TYPE -->`: the list at the top of a provider page. */
export const renderProviderFacts: TableRenderer = (args, data) =>
  providerFacts(
    findProvider(onlyArgument(args, 'generated:provider-facts API/TYPE'), data.providers),
  );

/** `<!-- generated:provider-data API/TYPE -->`: keys of the `X-LlamaStack-Provider-Data` header. */
export const renderProviderData: TableRenderer = (args, data) =>
  providerDataTable(
    findProvider(onlyArgument(args, 'generated:provider-data API/TYPE'), data.providers),
  );

/**
 * Writes the facts of a provider as a list.
 *
 * @param provider - the provider of the page's version
 * @returns one list item for each fact
 */
export function providerFacts(provider: Provider): string {
  const facts: readonly (readonly [string, string])[] = [
    ['API', code(provider.api)],
    ['Provider type', `${code(provider.type)} (${kindPhrase(provider)})`],
    ['pip packages', listOr(provider.pipPackages, 'none beyond the framework itself')],
    ['Needs the APIs', dependencies(provider)],
    ['Included in', distributions(provider)],
    ...(provider.deprecated === undefined
      ? []
      : [['Deprecated', `use ${code(provider.deprecated.replacement)} instead`] as const]),
  ];
  return facts.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
}

/**
 * Writes the table of a provider's header keys.
 *
 * @param provider - the provider of the page's version
 * @returns the table
 * @throws Error when the provider takes no such keys, or declares keys that cannot work
 */
export function providerDataTable(provider: Provider): string {
  const name = `${provider.api}/${provider.type}`;
  if (provider.providerDataWorks === false) {
    throw new Error(
      `The header keys of "${name}" cannot work in this version: say so in the page instead.`,
    );
  }
  if (provider.providerData.length === 0) {
    throw new Error(
      `"${name}" takes no keys of the X-LlamaStack-Provider-Data header: remove the block.`,
    );
  }
  return markdownTable(
    [
      {heading: 'Key', cell: (entry) => code(entry.key)},
      {heading: 'Type', cell: (entry) => entry.type},
      {heading: 'Required', cell: (entry) => (entry.required ? 'yes' : 'no')},
      {heading: 'What it holds', cell: (entry) => proseToMdx(entry.description)},
    ],
    provider.providerData,
  );
}

function kindPhrase(provider: Provider): string {
  return provider.kind === 'inline'
    ? 'inline, runs inside the server'
    : 'remote, calls another service';
}

function dependencies(provider: Provider): string {
  const optional = provider.optionalApiDependencies.map((api) => `${code(api)} (optional)`);
  const all = [...provider.apiDependencies.map(code), ...optional];
  return all.length === 0 ? 'none' : all.join(', ');
}

function distributions(provider: Provider): string {
  const texts = provider.distributions.map((distribution) => {
    const note = !distribution.inRunFile
      ? ' (installed, but not in its run file)'
      : distribution.enabledBy === undefined
        ? ''
        : ` (on when ${code(distribution.enabledBy)} is set)`;
    return code(distribution.name) + note;
  });
  return texts.length === 0
    ? 'no distribution: add it to a build and a run file of your own'
    : texts.join(', ');
}

function listOr(items: readonly string[], otherwise: string): string {
  return items.length === 0 ? otherwise : codeList(items);
}
