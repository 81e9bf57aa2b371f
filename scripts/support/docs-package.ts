import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsPackage, PackagedVersion} from '@docs-kit/docs-package';
import {docsPackageName} from '../../src/config/docs-package';
import {apiLevels} from '../../src/site/api-levels';
import {programFactsPath} from '../../src/site/links';
import {documentation, product} from '../../src/site/product';
import {sourceDate} from './known-places';
import {
  latestVersion,
  nextVersion,
  siteVersion,
  siteVersions,
  type SiteVersion,
} from '../../src/site/versions';

const root = path.resolve(__dirname, '../..');

/** The error tables of all versions in a build. */
export const errorTablesFile = 'data/error-tables.json';

/** What the server for coding agents looks up, and says of its tools. */
export const docsServer = {
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
};

/** Subjects for which an agent wouldn't guess the page from its title. */
const subjects = {
  'api-overview': 'errors, streams, sign-in',
  'building_applications/rag': 'vector stores, files, search modes',
  'building_applications/responses_vs_agents': 'conversations',
  'building_applications/safety': 'shields, moderation',
  'building_applications/telemetry': 'traces, metrics, OTLP',
  'building_applications/tools': 'web search, MCP, own functions',
  'concepts/resources': 'model ids, registering',
  'distributions/configuration':
    'run file keys, users, access policy, quotas, TLS, stores, variables',
  'getting_started/libraries': 'settings, errors, timeouts',
  'providers/external/external-providers-guide': 'a provider of your own',
  'providers/openai': 'the openai package, structured output',
  'references/python_sdk_reference': 'async, streams, retries',
};

/** The documentation that the packages of a build are made of. */
export function describePackages(): DocsPackage {
  return {
    name: docsPackageName,
    server: docsServer,
    product: product.name,
    url: documentation.url,
    repository: documentation.repositoryUrl,
    license: {name: 'MIT', text: readFileSync(path.join(root, 'LICENSE'), 'utf8')},
    versions: siteVersions.map(packagedVersion),
    checks: {
      programFacts: (version) => programFactsPath(siteVersion(version)),
      errorTables: errorTablesFile,
    },
    subjects,
    folders: {
      tags: '',
      ...Object.fromEntries(
        apiLevels.map(({folder, label, summary}) => [folder, `${label} API reference. ${summary}`]),
      ),
    },
  };
}

/**
 * Numbers a version's packages as the release that it documents. The unreleased version follows the
 * latest release, with the date of the commit that it documents.
 */
function packagedVersion({name, label, path: pagesPath}: SiteVersion): PackagedVersion {
  const tag = name === latestVersion.name ? 'latest' : name;
  const common = {name, label, tag, path: pagesPath};
  if (name !== nextVersion.name) {
    return {...common, npm: name.replace(/^v/, ''), python: name.replace(/^v/, '')};
  }
  const date = sourceDate(name).replaceAll('-', '');
  const following = latestVersion.name
    .replace(/^v/, '')
    .replace(/\d+$/, (patch) => String(Number(patch) + 1));
  return {...common, npm: `${following}-next.${date}`, python: `${following}.dev${date}`};
}
