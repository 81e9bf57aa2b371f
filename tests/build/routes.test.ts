import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiLevels} from '@site/src/site/api-levels';
import {landingPath, specificationPath} from '@site/src/site/links';
import {archivedReleases, latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import {buildFolder, fileOfRoute, listRoutes, readRoute} from '../support/build';
import {readGuidePages} from '../support/guide-pages';
import {apiPages} from '../support/specifications';

const guides = readGuidePages();
const missing = (routes: readonly string[]): string[] => routes.filter((route) => !fileOfRoute(route));

describe('the build', () => {
  it.each(siteVersions)('[2.20][2.5] has every guide page of $name', ({name, path: base}) => {
    const expected = guides.filter(({nextOnly}) => name === 'next' || !nextOnly);
    expect(expected.length).toBeGreaterThanOrEqual(143);
    expect(missing(expected.map(({route}) => base + route))).toEqual([]);
  });

  it('[2.5] has the page that only the unreleased version has nowhere else', () => {
    const [only] = guides.filter(({nextOnly}) => nextOnly);
    expect(fileOfRoute(latestVersion.path + (only?.route ?? ''))).toBeUndefined();
  });

  it('[2.21] has every operation page', () => {
    const routes = apiPages.flatMap(({slug, level}) => {
      const folder = level === 'stable' ? 'api' : `api-${level}`;
      const versions = level === 'stable' ? siteVersions : [nextVersion];
      return versions.map((version) => `${version.path}/${folder}/${slug}`);
    });
    expect(routes).toHaveLength(87 * 2 + 41 + 73);
    expect(missing(routes)).toEqual([]);
  });

  it('[2.3][2.7][2.17] has home page, introductions and landing pages of all levels in both versions', () => {
    const landings = siteVersions.flatMap((version) =>
      apiLevels.map((level) => landingPath(version, level)),
    );
    expect(missing(['/', '/docs', '/docs/next', ...landings])).toEqual([]);
    expect(readRoute('/docs')).toContain('<title data-rh=true>');
  });

  it('[2.8][2.9] has tag pages, the standalone page and the search page', () => {
    const tags = ['/tags', '/tags/getting-started', '/tags/overview'];
    const routes = siteVersions.flatMap(({path: base}) => tags.map((tag) => base + tag));
    expect(missing([...routes, '/markdown-page', '/search'])).toEqual([]);
  });

  it('[2.2] has a page for unknown addresses', () => {
    expect(existsSync(path.join(buildFolder, '404.html'))).toBe(true);
  });

  it('[2.1] has no route that ends with a slash', () => {
    const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, route]) => route);
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.filter((route) => route !== '/' && route?.endsWith('/'))).toEqual([]);
  });

  it('[2.4] links archived releases and has no page of them', () => {
    expect(archivedReleases.map(([name]) => name)).toEqual(
      [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((patch) => `v0.2.${patch}`),
    );
    const routes = listRoutes();
    expect(routes.filter((route) => /v0\.2\.(1\d|2[0-2])/.test(route))).toEqual([]);
    const html = readRoute('/docs');
    for (const [, url] of archivedReleases) expect(html).toContain(url);
  });

  it('[1.2] offers each specification of each version as a file, linked from its landing page', () => {
    for (const version of siteVersions) {
      for (const level of apiLevels) {
        for (const format of ['yaml', 'json'] as const) {
          const file = specificationPath(version, level, format);
          expect(existsSync(path.join(buildFolder, file))).toBe(true);
          expect(readRoute(landingPath(version, level))).toContain(file);
        }
      }
    }
  });

  it('[1.3] says that its language is English, from left to right', () => {
    expect(readRoute('/docs')).toMatch(/<html lang=en dir=ltr/);
  });

  it('[2.19] gives no sidebar to the pages that have none', () => {
    const pages = guides.filter(({hasSidebar}) => !hasSidebar);
    expect(pages).toHaveLength(5);
    for (const {route} of pages) {
      expect(readRoute(nextVersion.path + route)).not.toContain('theme-doc-sidebar-container');
    }
    expect(readRoute('/docs/next/concepts')).toContain('theme-doc-sidebar-container');
  });
});
