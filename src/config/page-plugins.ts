import {
  colorMode,
  externalLinks,
  lazyPages,
  pageAnnouncements,
  trustedTypes,
  unusedStyles,
} from '@docs-kit/page-plugins';
import type {PluginConfig} from '@docusaurus/types';
import {latestGuides} from './latest-guides';

/** Where the classes of pages are named: what is rendered is in these folders. */
export const codeWithClasses = [
  'src',
  'packages',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/mdx-loader/lib',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Plugins for how every page behaves in the browser, whatever it holds, and what pages may import. */
export const pagePlugins: PluginConfig[] = [
  // The first: its script has to run before those of the others.
  trustedTypes,
  pageAnnouncements,
  () => externalLinks('opens in a new tab'),
  lazyPages,
  latestGuides,
  colorMode,
  (context) =>
    unusedStyles(context, {
      code: codeWithClasses,
      // The site has no blog, no logo or single row of links in its footer, no HTML in its sidebar, and
      // highlights no code in the browser.
      except:
        /(?:^|[\\/])theme[\\/](?:Blog|CodeBlock[\\/](?:Container|Content|Layout|Line)|Footer[\\/](?:Logo|Links[\\/]Simple)|DocSidebarItem[\\/]Html)/,
      unchosen: ['navbar--dark', 'navbar--primary', 'tabs--block', 'version-button'],
    }),
];
