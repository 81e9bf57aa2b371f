import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {catalogFile, feedFile} from '@docs-kit/machine-copies/known-places/files';
import {verifySite} from '@docs-kit/static-hosting/provenance';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {securityFile, securityTxt} from '../../scripts/support/known-places';
import {apiLevels} from '../../src/site/api-levels';
import {documentation} from '../../src/site/product';
import {siteVersions} from '../../src/site/versions';
import {buildFolder, fileOfRoute, readRoute} from '../support/build';
import {newestChanged} from '../support/releases';

const read = (name: string): string => readFileSync(path.join(buildFolder, name), 'utf8');

/** Whether the build has what an address of the site leads to. */
function isServed(address: string): boolean {
  const {origin, pathname} = new URL(address);
  return (
    origin === documentation.url &&
    (fileOfRoute(pathname) !== undefined || existsSync(path.join(buildFolder, pathname)))
  );
}

it.each(['.nojekyll', securityFile, catalogFile])('the build has %s', (name) => {
  expect(statSync(path.join(buildFolder, name)).isFile()).toBe(true);
});

it('the build says where to report a vulnerability', () => {
  expect(read(securityFile)).toBe(securityTxt);
});

it('the build is what its hashes say, and names its commit', async () => {
  const {commit, compared, differences} = await verifySite(buildFolder);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(3000);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
});

it('each page leads to the index for agents, the catalog and the feed', () => {
  const links = load(readRoute('/docs'))('head link')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(links).toEqual(expect.arrayContaining(['/llms.txt', `/${catalogFile}`, `/${feedFile}`]));
});

describe('the catalog of interfaces', () => {
  interface Link {
    readonly href: string;
  }
  const {linkset} = JSON.parse(read(catalogFile)) as {
    linkset: ({readonly anchor: string} & Readonly<Record<string, readonly Link[]>>)[];
  };

  it('lists each OpenAPI document and data set', () => {
    const documented = linkset.filter((context) => 'service-desc' in context);
    expect(documented).toHaveLength(siteVersions.length * apiLevels.length);
    expect(linkset[0]?.item).toHaveLength(linkset.length - 1);
  });

  it('leads to files and pages of the site alone', () => {
    const addresses = linkset.flatMap(({anchor, ...relations}) => [
      anchor,
      ...Object.values(relations).flatMap((links) => links.map(({href}) => href)),
    ]);
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  });
});

// In a version that has only now been cut, nothing has changed: the feed has no entry then.
describe('the feed of changed pages', () => {
  const $ = load(read(feedFile), {xml: true});
  const entries = $('feed > entry').toArray();
  const textsOf = (name: string): string[] => entries.map((entry) => $(entry).find(name).text());

  it('has what RFC 4287 requires', () => {
    for (const name of ['id', 'title', 'updated', 'author > name'])
      expect([name, $(`feed > ${name}`).length]).toEqual([name, 1]);
    if (newestChanged) expect(entries.length).toBeGreaterThan(50);
    const ids = textsOf('id');
    expect(new Set(ids).size).toBe(entries.length);
    expect(ids.filter((id) => !URL.canParse(id))).toEqual([]);
    expect(textsOf('title').filter((title) => title === '')).toEqual([]);
    const times = [$('feed > updated').text(), ...textsOf('updated')];
    expect(times.filter((time) => !/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(time))).toEqual([]);
  });

  it('leads to pages of the site', () => {
    const links = entries.map((entry) => $(entry).find('link[rel=alternate]').attr('href') ?? '');
    expect(links.filter((link) => !isServed(link))).toEqual([]);
  });
});
