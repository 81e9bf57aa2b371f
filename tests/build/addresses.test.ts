import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {documentation} from '@site/src/site/product';
import {siteVersions} from '@site/src/site/versions';
import {readAddresses} from '../../scripts/version/project';
import {buildFolder, isRedirect, listRoutes, readRoute} from '../support/build';

const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
const routes = listRoutes().filter((route) => !isRedirect(readRoute(route)));

describe('the addresses that a cut and an archive keep alive', () => {
  it.each(siteVersions)('are those of the build: $name', (version) => {
    const inOthers = siteVersions
      .filter((other) => other.path.startsWith(`${version.path}/`))
      .map((other) => other.path);
    const own = routes.filter(
      (route) =>
        (route === version.path || route.startsWith(`${version.path}/`)) &&
        !inOthers.some((other) => route === other || route.startsWith(`${other}/`)),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(readAddresses(version)).toEqual(own.sort());
  });
});

describe('robots.txt', () => {
  it('lets every program read every page, and leads to the sitemap of this site', () => {
    const lines = readFileSync(path.join(buildFolder, 'robots.txt'), 'utf8').trim().split('\n');
    expect(lines).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${documentation.url}/sitemap.xml`,
    ]);
    expect(sitemap).toContain(`<loc>${documentation.url}/</loc>`);
  });
});
