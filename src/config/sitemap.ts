import {versionOf} from '@docs-kit/machine-copies/site';
import type {Options} from '@docusaurus/plugin-sitemap';
import {latestVersion, type SiteVersion, siteVersions} from '../site/versions';

/** A page as a sitemap names it: https://www.sitemaps.org/protocol.html */
type SitemapItem = Awaited<
  ReturnType<Parameters<NonNullable<Options['createSitemapItems']>>[0]['defaultCreateSitemapItems']>
>[number];

/** The latest release is what readers look for; the others are found from there. */
const priorities = {latest: 0.8, other: 0.3, noVersion: 0.5} as const;

/**
 * The sitemap: every page that has something to read, with the day when it changed and, by its
 * priority, whether it belongs to the latest release.
 */
export function sitemap(): Options {
  return {
    filename: 'sitemap.xml',
    lastmod: 'date',
    changefreq: null,
    ignorePatterns: ['/search'],
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const items = await defaultCreateSitemapItems(params);
      return canonicalItems(items, siteVersions).map((item) => withPriority(item, siteVersions));
    },
  };
}

/** Leaves out pages that name another one as canonical: that of the latest release. */
export function canonicalItems(
  items: readonly SitemapItem[],
  versions: readonly SiteVersion[],
): SitemapItem[] {
  const paths = new Set(items.map(pathOf));
  return items.filter((item) => {
    const path = pathOf(item);
    const version = versionOf(path, versions);
    if (!version || version === latestVersion) return true;
    return !paths.has(latestVersion.path + path.slice(version.path.length));
  });
}

/** Marks a page by its version. */
export function withPriority(item: SitemapItem, versions: readonly SiteVersion[]): SitemapItem {
  const version = versionOf(pathOf(item), versions);
  if (!version) return {...item, priority: priorities.noVersion};
  return {...item, priority: version === latestVersion ? priorities.latest : priorities.other};
}

const pathOf = ({url}: SitemapItem): string => new URL(url).pathname;
