/**
 * Serves a finished build to coding agents over the Model Context Protocol, on standard input and
 * output.
 *
 *   npm run --silent mcp                  from `build`
 *   npm run --silent mcp -- --build DIR   from another build
 *
 * Ends when its input does; exits with 2 when it could not start.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {searchBuild} from '@docs-kit/docs-package/built-search';
import {checkTools, readCheckData} from '@docs-kit/docs-package/checks';
import {serveBuild} from '@docs-kit/machine-copies/mcp';
import {docsPackageName} from '../src/config/docs-package';
import {programFactsPath} from '../src/site/links';
import {documentation, product} from '../src/site/product';
import {otherProducts, releasesFirst, siteVersion, siteVersions} from '../src/site/versions';
import {docsServer, errorTablesFile} from './support/docs-package';
import {runCommand} from './support/run-command';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: path.join(__dirname, '../build')}},
  });
  // Programs are checked for the newest version that follows another.
  const newest = siteVersions.map((version) => path.join(values.build, programFactsPath(version)));
  const facts = newest.find((file) => existsSync(file)) ?? '';
  const tables = path.join(values.build, errorTablesFile);
  await serveBuild(values.build, {
    ...docsServer,
    name: docsPackageName,
    product: product.name,
    products: otherProducts(releasesFirst()),
    versions: releasesFirst().map(({name}) => name) as [string, ...string[]],
    tools: checkTools(readCheckData(documentation.url, facts, tables)),
    search: searchBuild(values.build, (version) => siteVersion(version).path),
  });
}

void runCommand(main);
