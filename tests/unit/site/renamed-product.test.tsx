/** A version whose product has another name than the site, beside those of the site's. */
import {renderIndexes} from '@docs-kit/machine-copies/indexes/indexes';
import {createServer, type Library, type McpOptions} from '@docs-kit/machine-copies/mcp';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {dataReader} from '@docs-kit/docs-facts/data';
import {settingsOf} from '@docs-kit/docs-search/options';
import {describe, expect, it} from 'vitest';
import type {SourceData} from '@site/src/facts/data-types';
import {clientPrograms} from '@site/src/files/sample-writer';
import {readSourceData} from '@site/src/files/source';
import {withPins} from '@site/src/release/pins';
import {describeInVersion, titleInPlace} from '@site/src/site/page-metadata';
import {
  labelOf,
  latestVersion,
  otherProducts,
  productOf,
  siteProduct,
  siteVersions,
} from '@site/src/site/versions';
import {upgradeOptions} from '@site/src/upgrade/words';
import {projectRoot} from '../../support/specifications';

const release = 'v9.0.0';
const names = {
  ...Object.fromEntries(siteVersions.map(({name}) => [name, productOf(name)])),
  [release]: 'OGX',
};
const {source} = dataReader(projectRoot, 'data/schemas')('tests/fixtures/renamed', {
  source: 'source',
}) as unknown as {source: SourceData};
const former = readSourceData(latestVersion.name);
/** What a server tells coding agents of itself and its tools. */
async function told(options: Pick<McpOptions, 'products'>): Promise<string> {
  const library: Library = {
    sets: new Set(['operations']),
    readPage: () => '',
    readOperation: () => '',
  } as unknown as Library;
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = createServer(library, {
    name: 'docs',
    product: siteProduct,
    versions: [latestVersion.name, release],
    ...options,
  });
  await server.connect(far);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(near);
  return `${client.getInstructions() ?? ''} ${JSON.stringify(await client.listTools())}`;
}

const label = labelOf(release, productOf(release, names));

describe('a version whose product was renamed', () => {
  it('is called by the new name in titles, descriptions and notices, and no other version is', () => {
    expect(label).toBe('OGX v9.0.0');
    expect(titleInPlace('Quickstart', [label])).toBe('Quickstart (OGX v9.0.0)');
    expect(describeInVersion('Start.', label)).toBe('OGX v9.0.0: Start.');
    for (const version of siteVersions) expect(version.label).not.toContain('OGX');
    expect(labelOf(latestVersion.name, productOf(latestVersion.name, names))).toBe(
      latestVersion.label,
    );
  });

  it('gives the others their product before their name once it is the latest', () => {
    expect(labelOf(latestVersion.name, siteProduct, 'OGX')).toBe(
      `${siteProduct} ${latestVersion.name}`,
    );
    expect(labelOf(release, 'OGX', 'OGX')).toBe(release);
  });

  it('needs a name', () => {
    expect(() => productOf('v9.9.9', names)).toThrow('has no name of the product in "v9.9.9"');
  });

  it('has its own package in commands that install it', () => {
    const page = 'pip install ogx==8.0.0\npip install git+https://github.com/ogx-ai/ogx.git@main';
    expect(withPins(page, source)).toBe(
      'pip install ogx==9.0.0\npip install git+https://github.com/ogx-ai/ogx.git@9.0.0',
    );
    expect(withPins(page, former)).toBe(page);
  });

  it('has its own clients in samples', () => {
    expect(clientPrograms(source.clients)).toMatchObject({
      python: {imports: 'from ogx_client import OgxClient'},
      nodejs: {imports: "import OgxClient from 'ogx-client';"},
    });
    const {python, nodejs} = clientPrograms(former.clients);
    expect(`${python.imports}${python.setup}${nodejs.imports}${nodejs.setup}`).not.toMatch(/ogx/i);
  });

  it('has its own programs in the words of an upgrade', () => {
    const titles = JSON.stringify(upgradeOptions(source).itemSections);
    expect(titles).toContain('ogx-client commands');
    expect(JSON.stringify(upgradeOptions(former).itemSections)).not.toMatch(/ogx/i);
  });

  it('has its name in its own indexes for coding agents alone', () => {
    const versions = [
      {name: latestVersion.name, label: latestVersion.name, title: 'Release', path: '/docs'},
      {name: release, label, title: `Release ${label}`, path: '/docs/ogx', product: 'OGX'},
    ];
    const pages = versions.map(({path}) => ({path, title: 'Introduction', description: ''}));
    const site = {
      url: '',
      title: siteProduct,
      tagline: '',
      description: '',
      versions,
      sections: {},
    };
    const titleOf = Object.fromEntries(
      renderIndexes(pages, site).map(({path, text}) => [path, text.split('\n')[0]]),
    );
    expect(titleOf['/docs/ogx/llms.txt']).toBe('# OGX documentation: Release OGX v9.0.0');
    expect(titleOf['/docs/llms.txt']).toBe(`# ${siteProduct} documentation: Release`);
    expect(titleOf['/llms.txt']).toBe(`# ${siteProduct} documentation`);
  });

  it('is named to coding agents that ask a server', async () => {
    const products = otherProducts([...siteVersions, {name: release}], names);
    expect(products).toEqual({[release]: 'OGX'});
    expect(otherProducts(siteVersions)).toEqual({});
    expect(await told({products})).toContain(`${siteProduct} and OGX`);
    expect(await told({products})).toContain(`${release} is of OGX.`);
    expect(await told({})).not.toContain('OGX');
  });

  it('has its own name among the words that say little in a search', () => {
    const options = {
      own: {productName: {'/docs': siteProduct, '/docs/ogx': 'OGX'}},
      local: {},
    } as unknown as Parameters<typeof settingsOf>[0];
    expect(settingsOf(options, projectRoot, '/docs/ogx').productName).toBe('OGX');
    expect(settingsOf(options, projectRoot, '/docs').productName).toBe(siteProduct);
  });
});
