import type {SearchOptions} from '../plugins/search';
import {searchContexts} from '../search/index/contexts';
import {inertSearchOptions} from './inert-options';
import {latestVersion, siteVersions} from '../site/versions';

/** Local full-text search: the index is made by the build, so the development server has none. */
export function searchTheme(): [string, Partial<SearchOptions>] {
  return [
    './src/plugins/search/index.ts',
    {
      indexDocs: true,
      indexBlog: false,
      indexPages: true,
      docsRouteBasePath: latestVersion.path,
      // Everything that the hash in the index's address is made of.
      docsDir: siteVersions.map(({docsFolder}) => docsFolder),
      language: ['en'],
      hashed: true,
      // `src/search/text/analyze.ts` finds the stems and leaves words out, for queries as for the index.
      removeDefaultStopWordFilter: true,
      removeDefaultStemmer: true,
      // A context has pages under several paths: `src/search/index/contexts.ts` says which. One index holds
      // all of them, so that the search bar finds everything from everywhere.
      searchContextByPaths: [...searchContexts],
      useAllContextsWithNoSearchContext: true,
      pageKeywords,
      ...inertSearchOptions,
    } satisfies Partial<SearchOptions>,
  ];
}

/** A build reads all specifications for them; a start has no need to load what does. */
async function pageKeywords(): Promise<ReadonlyMap<string, readonly string[]>> {
  return (await import('../files/page-keywords')).pageKeywords();
}
