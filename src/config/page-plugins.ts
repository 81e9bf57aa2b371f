import {externalLinks, lazyPages, pageAnnouncements, trustedTypes} from '@docs-kit/page-plugins';
import type {PluginConfig} from '@docusaurus/types';
import colorMode from '../plugins/color-mode';
import latestGuides from '../plugins/latest-guides';
import shortClassNames from '../plugins/short-class-names';
import smallInterop from '../plugins/small-interop';
import unknownConnection from '../plugins/unknown-connection';

/** Plugins for how every page behaves in the browser, whatever it holds, and what pages may import. */
export const pagePlugins: PluginConfig[] = [
  // The first: its script has to run before those of the others.
  trustedTypes,
  pageAnnouncements,
  () => externalLinks('opens in a new tab'),
  lazyPages,
  latestGuides,
  unknownConnection,
  colorMode,
  shortClassNames,
  smallInterop,
];
