import type {PluginConfig} from '@docusaurus/types';
import failedStart from '../plugins/failed-start';
import latestNavigation from '../plugins/latest-navigation';
import pageAnnouncements from '../plugins/page-announcements';
import permalinks from '../plugins/permalinks';
import validColorMode from '../plugins/valid-color-mode';

/** Plugins for how every page behaves in the browser, whatever it holds. */
export const pagePlugins: PluginConfig[] = [
  permalinks,
  pageAnnouncements,
  failedStart,
  latestNavigation,
  validColorMode,
];
