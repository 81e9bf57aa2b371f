import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {documentation} from '@site/src/site/product';
import {latestVersion, nextVersion, type SiteVersion, siteVersions} from '@site/src/site/versions';
import {isRedirect, listRoutes, readRoute} from '../support/build';

/** What a page says of the versions. */
interface VersionLinks {
  /** Target of the entry of each version in the menu of the bar, by the version's label. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  readonly canonical: string | undefined;
}

const labels = siteVersions.map(({label}) => label);

function readVersionLinks(html: string): VersionLinks {
  const page = load(html);
  const menu = page('.theme-layout-navbar-right .dropdown__menu').first();
  const targets = menu
    .find('a')
    .toArray()
    .map((link) => [page(link).text(), page(link).attr('href') ?? ''] as const);
  return {
    entries: new Map(
      labels.map((label) => [
        label,
        targets.flatMap(([text, target]) => (text === label ? [target] : [])),
      ]),
    ),
    canonical: page('link[rel=canonical]').attr('href'),
  };
}

/** The version that a page belongs to: the one with the longest path that the route begins with. */
function versionOf(route: string): SiteVersion | undefined {
  return siteVersions
    .filter(({path}) => route === path || route.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * What is wrong with the ways from the pages of a site to the other versions; one line each.
 * @param versions those that the site serves
 */
function findingsOf(
  pages: ReadonlyMap<string, VersionLinks>,
  versions: readonly SiteVersion[] = siteVersions,
): string[] {
  if (pages.size === 0) throw new Error('There is no page whose menu could be checked.');
  return [...pages].flatMap(([route, {entries, canonical}]) => {
    const own = versionOf(route);
    const sameIn = ({path}: SiteVersion): string | undefined => {
      const same = own && path + route.slice(own.path.length);
      return same !== undefined && pages.has(same) ? same : undefined;
    };
    const wrongEntries = versions.flatMap((version) => {
      const targets = entries.get(version.label) ?? [];
      const [target = ''] = targets;
      if (targets.length !== 1) return [`${route}: ${targets.length} entries for ${version.label}`];
      const same = sameIn(version);
      const [path = '', query] = target.split('?');
      if (same !== undefined) {
        return target === same ? [] : [`${route}: ${target} instead of the same page, ${same}`];
      }
      if (!pages.has(path) || versionOf(path) !== version)
        return [`${route}: ${target} is no page of ${version.label}`];
      // The not-found page is none that a reader could go back to.
      const expected = route === '/404' ? undefined : `instead-of=${route}`;
      return query === expected ? [] : [`${route}: ${target} does not name the missing page`];
    });
    const address = documentation.url + ((own && sameIn(latestVersion)) ?? route);
    const wrongAddress = canonical === address || route === '/404';
    return [...wrongEntries, ...(wrongAddress ? [] : [`${route}: canonical is ${canonical}`])];
  });
}

const pages = new Map(
  listRoutes().flatMap((route) => {
    const html = readRoute(route);
    return isRedirect(html) ? [] : [[route, readVersionLinks(html)] as const];
  }),
);

describe('the menu of versions', () => {
  it('leads from every page to the same page of each version, or to one that says what is missing', () => {
    expect(pages.size).toBeGreaterThan(500);
    expect(findingsOf(pages)).toEqual([]);
  });
});

describe('the check of the menu', () => {
  const [next, latest] = [nextVersion, latestVersion];
  const page = (toNext: string, toLatest: string, canonical: string): VersionLinks => ({
    entries: new Map([
      [next.label, [toNext]],
      [latest.label, [toLatest]],
    ]),
    canonical: documentation.url + canonical,
  });

  it('names a page that is left for another one, for none, or without a word', () => {
    const [inNext, inLatest] = [`${next.path}/a`, `${latest.path}/a`];
    const [only, home] = [`${next.path}/b`, latest.path];
    const zoo = new Map([
      [inNext, page(inNext, home, inNext)],
      [inLatest, page(`${next.path}/ghost`, inLatest, inLatest)],
      [only, page(only, home, only)],
      [home, {entries: new Map(), canonical: documentation.url + home}],
    ]);
    expect(findingsOf(zoo, [next, latest])).toEqual([
      `${inNext}: ${home} instead of the same page, ${inLatest}`,
      `${inNext}: canonical is ${documentation.url}${inNext}`,
      `${inLatest}: ${next.path}/ghost instead of the same page, ${inNext}`,
      `${only}: ${home} does not name the missing page`,
      `${home}: 0 entries for ${next.label}`,
      `${home}: 0 entries for ${latest.label}`,
    ]);
  });

  it('refuses a site without pages', () => {
    expect(() => findingsOf(new Map())).toThrow('no page');
  });
});
