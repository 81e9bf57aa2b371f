import type {PluginConfig} from '@docusaurus/types';
import colorMode from '../plugins/color-mode';
import exactRoutes from '../plugins/exact-routes';
import failedStart from '../plugins/failed-start';
import applicationStart from '../plugins/application-start';
import serverPages from '../plugins/server-pages';
import latestGuides from '../plugins/latest-guides';
import latestNavigation from '../plugins/latest-navigation';
import lateTables from '../plugins/late-tables';
import lazyPages from '../plugins/lazy-pages';
import missingStyles from '../plugins/missing-styles';
import namedNewTabs from '../plugins/named-new-tabs';
import pageAnnouncements from '../plugins/page-announcements';
import pageBefore from '../plugins/page-before';
import permalinks from '../plugins/permalinks';
import scrollRestoration from '../plugins/scroll-restoration';
import textElements from '../plugins/text-elements';
import trustedTypes from '../plugins/trusted-types';
import unusedStyles from '../plugins/unused-styles';

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
  permalinks,
  // After the permalinks, which go to the place that an address names.
  scrollRestoration,
  pageAnnouncements,
  failedStart,
  applicationStart,
  serverPages,
  textElements,
  missingStyles,
  latestGuides,
  latestNavigation,
  exactRoutes,
  pageBefore,
  namedNewTabs,
  colorMode,
  lateTables,
  (context) => unusedStyles(context, {code: codeWithClasses}),
  lazyPages,
];
