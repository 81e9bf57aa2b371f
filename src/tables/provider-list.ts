/** Comparison tables of the provider sections. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {code, codeList, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {Provider, ProvidersData, VersionData} from '../facts/data-types';
import {productOf} from '../site/versions';

export const providerListTables: Tables<Pick<VersionData, 'providers' | 'version'>> = {
  /** One row for each provider of an API. PREFIX is the path from the page to the folder of the section. */
  'provider-list': {
    parameters: 'API [PREFIX]',
    write: ({providers}, api = '', prefix = './') => providerList(api, prefix, providers),
  },
  /** One row for each API that has providers. PREFIX is the path from the page to `providers/`. */
  'provider-sections': {
    parameters: '[PREFIX]',
    write: ({providers: {providers, apis}}, prefix = './') => {
      const count = (api: string, kind: Provider['kind']): string =>
        String(providers.filter((each) => each.api === api && each.kind === kind).length);
      return markdownTable(
        {
          API: ({name, pageId}) => `[${code(name)}](${prefix}${pagePath(pageId, 1)})`,
          'What it is for': ({purpose}) => proseToMdx(purpose),
          'Inline providers': ({name}) => count(name, 'inline'),
          'Remote providers': ({name}) => count(name, 'remote'),
        },
        apis,
      );
    },
  },
  /** A sentence on how many providers there are, of all APIs and of those that have the most. */
  'provider-totals': {
    parameters: '',
    write: ({version, providers: {providers}}) => {
      const countOf = (name: string): number => providers.filter(({api}) => api === name).length;
      const apis = new Set(providers.map(({api}) => api)).size;
      return `**${providers.length} providers** for ${apis} APIs come with ${productOf(version)}, among them ${countOf('inference')} for inference and ${countOf('vector_io')} for vector stores.`;
    },
  },
};

function providerList(api: string, prefix: string, data: ProvidersData): string {
  const providers = data.providers.filter((provider) => provider.api === api);
  if (providers.length === 0) {
    throw new Error(
      `"${api}" has no providers. Use one of: ${data.apis.map((entry) => entry.name).join(', ')}.`,
    );
  }
  return markdownTable(
    {
      'Provider type': ({type, pageId}) => `[${code(type)}](${prefix}${pagePath(pageId, 2)})`,
      Runs: ({kind}) => (kind === 'inline' ? 'inside the server' : 'as another service'),
      'Included in': (provider) => codeList(runs(provider)),
      // The last column has the most room.
      'What it does': ({deprecated, summary}) =>
        deprecated ? `Deprecated: use ${code(deprecated.replacement)}` : proseToMdx(summary),
    },
    providers,
  );
}

/** Distributions that run the provider, without the copy of `starter` that the framework tests itself with. */
function runs({distributions}: Provider): string[] {
  return distributions
    .filter(({inRunFile, name}) => inRunFile && name !== 'ci-tests')
    .map(({name}) => name);
}

/** The file of a page below the first `depth` folders of its id. */
function pagePath(pageId: string, depth: number): string {
  return `${pageId.split('/').slice(depth).join('/')}.md`;
}
