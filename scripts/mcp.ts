/**
 * Serves a finished build to coding agents over the Model Context Protocol, on standard input and
 * output.
 *
 *   npm run --silent mcp                  from `build`
 *   npm run --silent mcp -- --build DIR   from another build
 *
 * Ends when its input does; exits with 2 when it could not start.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type FoundPage, serveBuild} from '@docs-kit/machine-copies/mcp';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import {present} from '@docs-kit/docs-search/results/present';
import type {TextPiece} from '@docs-kit/docs-search/results/snippet';
import {product} from '../src/site/product';
import {otherProducts, releasesFirst, siteVersion} from '../src/site/versions';
import {runCommand} from './support/run-command';

const snippetLength = 200;

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({text}) => text).join('');

function searchIn(build: string) {
  return (query: string, version: string, limit: number): FoundPage[] => {
    const {searcher, textsOf} = openBuiltSearch(build, siteVersion(version));
    return present(searcher.search(query, {limit}), textsOf, snippetLength).map((hit) => ({
      page: `${hit.u}${hit.h ?? ''}`,
      title: textOf(hit.title),
      ...(hit.heading && {section: textOf(hit.heading)}),
      snippet: textOf(hit.snippet ?? []),
    }));
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: path.join(__dirname, '../build')}},
  });
  await serveBuild(values.build, {
    name: `${product.slug}-docs`,
    product: product.name,
    products: otherProducts(releasesFirst()),
    versions: releasesFirst().map(({name}) => name) as [string, ...string[]],
    search: searchIn(values.build),
    kinds: {
      provider: 'providers',
      distribution: 'distributions',
      'environment variable': 'environment-variables',
      command: 'commands',
    },
    about: {
      search_docs: 'It covers guides, providers and the API reference.',
      get_operation:
        'It has parameters, bodies, responses, and samples in Python, Node.js, curl and Java.',
      list_changes:
        'It covers moved, removed and new routes, fields, commands, configuration, providers and SDK methods.',
    },
  });
}

void runCommand(main);
