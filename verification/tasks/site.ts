import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {openBuiltSearch} from '@docs-kit/docs-search/built-search';
import type {Site} from '@docs-kit/docs-tasks/find-page';
import type {SiteVersion} from '../../src/site/versions';

/** Results that the search is asked for: several may be sections of one page. */
const limit = 20;

/**
 * Opens a finished build as a reader has it: its search, and the links in the texts of its pages.
 * @throws Error that says to build first when there is no build
 */
export function openSite(build: string, version: SiteVersion): Site {
  const {searcher} = openBuiltSearch(build, version);
  return {
    search: (words) => searcher.search(words, {limit}).hits.map(({u}) => u),
    linksOf: (address) => {
      const file = path.join(build, `${address}.html`);
      if (!existsSync(file)) return [];
      const page = load(readFileSync(file, 'utf8'));
      return page('article a[href^="/"]')
        .toArray()
        .map((link) => (page(link).attr('href') ?? '').replace(/#.*$/, ''))
        .filter((to) => to.startsWith(`${version.path}/`));
    },
  };
}
