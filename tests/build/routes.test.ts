import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiLevel, apiLevels} from '@site/src/site/api-levels';
import {landingPath, operationPath, specificationPath} from '@site/src/site/links';
import {archivedReleases, latestVersion, nextVersion, siteVersions} from '@site/src/site/versions';
import {buildFolder, fileOfRoute, isRedirect, listRoutes, readRoute} from '../support/build';
import {
  specifiedArchive,
  specifiedCounts,
  specifiedGuides,
  specifiedGuidesOf,
  specifiedOperations,
  specifiedRelease,
} from '../support/specification-facts';

const missing = (routes: readonly string[]): string[] =>
  routes.filter((route) => !fileOfRoute(route));

describe('the build', () => {
  it.each(siteVersions)('[2.20][2.5] has every guide page of $name', (version) => {
    const expected = specifiedGuidesOf(version);
    expect(expected.length).toBeGreaterThanOrEqual(
      specifiedCounts.guides - specifiedCounts.guidesInNextAlone,
    );
    expect(missing(expected.map(({route}) => version.path + route))).toEqual([]);
  });

  it('[2.5] has the page that came after the specified release in later versions alone', () => {
    const later = specifiedGuides.filter(({nextOnly}) => nextOnly);
    for (const {name, path: base} of siteVersions) {
      const found = later.filter(({route}) => fileOfRoute(base + route));
      expect(found).toEqual(name === specifiedRelease ? [] : later);
    }
  });

  it('[2.21] has every address of an operation that the specification fixes, as a page or a redirect', () => {
    const routes = specifiedOperations.flatMap(({slug, level: id}) => {
      const level = apiLevel(id);
      const versions = id === 'stable' ? [latestVersion, nextVersion] : [nextVersion];
      return versions.map((version) => operationPath(version, level, slug));
    });
    const {stable, experimental, deprecated} = specifiedCounts.operations;
    expect(routes).toHaveLength(stable * 2 + experimental + deprecated);
    expect(missing(routes)).toEqual([]);
  });

  it('[2.3][2.7][2.17] has home page, introductions and landing pages of all levels in every version', () => {
    const landings = siteVersions.flatMap((version) =>
      apiLevels.map((level) => landingPath(version, level)),
    );
    expect(missing(['/', ...siteVersions.map(({path: base}) => base), ...landings])).toEqual([]);
    expect(readRoute('/docs')).toMatch(/<title data-rh="true">/);
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
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, route]) => route,
    );
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((route) => route !== '/' && route?.endsWith('/'))).toEqual([]);
  });

  it('[2.4] links archived releases and has no page of them', () => {
    const names = archivedReleases.map(([name]) => name);
    expect(names.slice(-specifiedArchive.length)).toEqual(specifiedArchive);
    const archived = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));
    const pages = listRoutes().filter((route) => !isRedirect(readRoute(route)));
    expect(pages.filter((route) => archived.test(route))).toEqual([]);
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
    expect(readRoute('/docs')).toMatch(/<html lang="en" dir="ltr"/);
  });

  it('[2.19] gives no sidebar to the pages that have none', () => {
    const pages = specifiedGuides.filter(({hasSidebar}) => !hasSidebar);
    expect(pages).toHaveLength(specifiedCounts.guidesWithoutSidebar);
    for (const {route} of pages) {
      expect(readRoute(nextVersion.path + route)).not.toContain('theme-doc-sidebar-container');
    }
    expect(readRoute('/docs/next/concepts')).toContain('theme-doc-sidebar-container');
  });
});
