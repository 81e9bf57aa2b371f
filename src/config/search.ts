import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** Local full-text search: the index is made by the build, so the development server has none. */
export function searchTheme(): [string, Partial<PluginOptions>] {
  return [
    '@easyops-cn/docusaurus-search-local',
    {
      indexDocs: true,
      indexBlog: false,
      indexPages: true,
      docsRouteBasePath: 'docs',
      language: ['en'],
      hashed: true,
      highlightSearchTermsOnTargetPage: true,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutKeymap: 'mod+k',
      searchBarPosition: 'right',
      explicitSearchResultPath: true,
    } satisfies Partial<PluginOptions>,
  ];
}
