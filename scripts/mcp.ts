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
import {searchBuild} from '@docs-kit/docs-package/built-search';
import {serveBuild} from '@docs-kit/machine-copies/mcp';
import {docsPackageName} from '../src/config/docs-package';
import {product} from '../src/site/product';
import {otherProducts, releasesFirst, siteVersion} from '../src/site/versions';
import {docsServer} from './support/docs-package';
import {runCommand} from './support/run-command';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: path.join(__dirname, '../build')}},
  });
  await serveBuild(values.build, {
    ...docsServer,
    name: docsPackageName,
    product: product.name,
    products: otherProducts(releasesFirst()),
    versions: releasesFirst().map(({name}) => name) as [string, ...string[]],
    search: searchBuild(values.build, (version) => siteVersion(version).path),
  });
}

void runCommand(main);
