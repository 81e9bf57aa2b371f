import type {SearchOptions} from '@docs-kit/docs-search';
import type {PluginConfig} from '@docusaurus/types';
import {pageGroups, searchContexts, searchShortcut} from '../site/search';
import {latestVersion, productOf, siteVersions} from '../site/versions';

/** Local full-text search: the index is made by the build, so the development server has none. */
export function searchTheme() {
  return [
    '@docs-kit/docs-search',
    {
      indexDocs: true,
      indexBlog: false,
      indexPages: true,
      docsRouteBasePath: latestVersion.path,
      docsDir: siteVersions.map(({docsFolder}) => docsFolder),
      hashed: true,
      // What else the index is made from.
      sources: ['src', 'packages', 'data', 'package-lock.json'],
      searchContextByPaths: searchContexts.map(({path, label}) => ({path, label})),
      contextFolders: Object.fromEntries(searchContexts.map(({path, folders}) => [path, folders])),
      highlightSearchTermsOnTargetPage: true,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutKeymap: searchShortcut,
      searchBarPosition: 'right',
      ignoreCssSelectors: ['.new-tab'],
      pageDescription:
        'Search all guides and the API reference of one version, for words, identifiers, routes and error messages.',
      groups: pageGroups,
      productName: Object.fromEntries(siteVersions.map(({name, path}) => [path, productOf(name)])),
      // A page of a provider is called as its file, without where the provider runs.
      namePrefixes: ['remote_', 'inline_'],
      errorSection: 'if-it-fails',
      vocabulary: 'data/search-vocabulary.yaml',
      lists: 'data/search-lists.yaml',
      questions: 'data/search-questions',
      wordVectors: 'data/search-words.json',
      pageKeywords,
    } satisfies SearchOptions,
  ] satisfies PluginConfig;
}

/** A build reads all specifications for them; a start has no need to load what does. */
async function pageKeywords(): Promise<ReadonlyMap<string, readonly string[]>> {
  return (await import('../files/page-keywords')).pageKeywords();
}
