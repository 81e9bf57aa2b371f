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
      return items.map((item) => withPriority(item, siteVersions));
    },
  };
}

/** Marks a page by its version. */
export function withPriority(item: SitemapItem, versions: readonly SiteVersion[]): SitemapItem {
  const path = new URL(item.url).pathname;
  const [version] = versions
    .filter((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  if (!version) return {...item, priority: priorities.noVersion};
  return {...item, priority: version === latestVersion ? priorities.latest : priorities.other};
}
