import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/**
 * Options that state what the specification asks for, and that nothing on this site reads: what they
 * configure upstream, components of our own stand in place of. Each says who does its work, so that
 * nobody changes it and waits for an effect.
 */

/** The bar and the page of the search: see `src/theme/SearchBar` and `src/components/Search/limits.ts`. */
export const inertSearchOptions = {
  highlightSearchTermsOnTargetPage: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchBarShortcut: true,
  searchBarShortcutKeymap: 'mod+k',
  searchBarPosition: 'right',
  explicitSearchResultPath: true,
} satisfies Partial<PluginOptions>;

/** The highlighter in the browser, which `src/config/highlighting.ts` makes unnecessary. */
export const inertThemeConfig = {
  prism: {
    additionalLanguages: [
      'bash',
      'csharp',
      'java',
      'json',
      'php',
      'powershell',
      'python',
      'ruby',
      'yaml',
    ],
  },
} satisfies ThemeConfig;
