/** Comparison tables of the provider sections. */
import {leadingArgument} from '@docs-kit/docs-facts/tables';
import type {TableRenderer} from './table-renderer';
import {code, codeList, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {Provider, ProviderApi, ProvidersData} from '../facts/data-types';

/**
 * `<!-- generated:provider-list API [PREFIX] -->`: one row for each provider of an API. PREFIX is
 * the path from the page to the folder of the section; leave it out on a page in that folder.
 */
export const renderProviderList: TableRenderer = (args, data) => {
  const [api, prefix = './'] = leadingArgument(args, 2, 'generated:provider-list API [PREFIX]');
  return providerListTable(api, prefix, data.providers);
};

/**
 * `<!-- generated:provider-sections [PREFIX] -->`: one row for each API that has providers. PREFIX
 * is the path from the page to `providers/`; leave it out on a page in that folder.
 */
export const renderProviderSections: TableRenderer = (args, data) => {
  if (args.length > 1)
    throw new Error('Wrong number of arguments. Write "generated:provider-sections [PREFIX]".');
  return providerSectionsTable(args[0] ?? './', data.providers);
};

/**
 * `<!-- generated:provider-totals -->`: a sentence that says how many providers there are, of all
 * APIs and of those that have the most.
 */
export const renderProviderTotals: TableRenderer = (args, data) => {
  if (args.length > 0)
    throw new Error('Wrong number of arguments. Write "generated:provider-totals".');
  return providerTotals(data.providers);
};

/** Says how many providers a version has: of all APIs, for inference and for vector stores. */
export function providerTotals({providers}: ProvidersData): string {
  const countOf = (name: string): number => providers.filter(({api}) => api === name).length;
  const apis = new Set(providers.map(({api}) => api)).size;
  return `**${providers.length} providers** for ${apis} APIs come with Llama Stack, among them ${countOf('inference')} for inference and ${countOf('vector_io')} for vector stores.`;
}

/**
 * Writes the comparison table of an API's providers, inline ones first.
 *
 * @param api - name of the API
 * @param prefix - path from the page to the folder of the API's provider pages
 * @param data - the providers of the page's version
 * @returns the table
 * @throws Error when the API has no providers
 */
export function providerListTable(api: string, prefix: string, data: ProvidersData): string {
  const providers = data.providers.filter((provider) => provider.api === api);
  if (providers.length === 0) {
    throw new Error(
      `"${api}" has no providers. Use one of: ${data.apis.map((entry) => entry.name).join(', ')}.`,
    );
  }
  return markdownTable(
    [
      {heading: 'Provider type', cell: (provider) => link(provider, prefix)},
      {
        heading: 'Runs',
        cell: (provider) =>
          provider.kind === 'inline' ? 'inside the server' : 'as another service',
      },
      {heading: 'What it does', cell: summaryCell},
      {heading: 'Included in', cell: (provider) => codeList(runs(provider))},
    ],
    providers,
  );
}

/**
 * Writes the table of the APIs that have providers.
 *
 * @param prefix - path from the page to the folder `providers`
 * @param data - the providers of the page's version
 * @returns the table
 */
export function providerSectionsTable(prefix: string, data: ProvidersData): string {
  const count = (api: ProviderApi, kind: Provider['kind']): string =>
    String(
      data.providers.filter((provider) => provider.api === api.name && provider.kind === kind)
        .length,
    );
  return markdownTable(
    [
      {heading: 'API', cell: (api) => `[${code(api.name)}](${prefix}${pagePath(api.pageId, 1)})`},
      {heading: 'What it is for', cell: (api) => proseToMdx(api.purpose)},
      {heading: 'Inline providers', cell: (api) => count(api, 'inline')},
      {heading: 'Remote providers', cell: (api) => count(api, 'remote')},
    ],
    data.apis,
  );
}

/** Distributions that run the provider, without the copy of `starter` that the framework tests itself with. */
function runs(provider: Provider): string[] {
  return provider.distributions
    .filter((distribution) => distribution.inRunFile && distribution.name !== 'ci-tests')
    .map((distribution) => distribution.name);
}

function link(provider: Provider, prefix: string): string {
  return `[${code(provider.type)}](${prefix}${pagePath(provider.pageId, 2)})`;
}

function summaryCell(provider: Provider): string {
  return provider.deprecated === undefined
    ? proseToMdx(provider.summary)
    : `Deprecated: use ${code(provider.deprecated.replacement)}`;
}

/** The file of a page below the first `depth` folders of its id. */
function pagePath(pageId: string, depth: number): string {
  return `${pageId.split('/').slice(depth).join('/')}.md`;
}
