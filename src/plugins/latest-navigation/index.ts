import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';

/**
 * Lets a second click overtake the first. Docusaurus takes whatever page arrives first for the one
 * that was asked for last, and never ends the progress bar of the other; two clicks on one link leave
 * two entries in the history. Modules that it imports are replaced by ones that know which navigation
 * is the latest.
 */
export default function latestNavigation(): Plugin {
  return {
    name: 'latest-navigation',
    configureWebpack: () => ({
      module: {
        rules: [
          replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, {
            './preload$': path.join(__dirname, 'preload.ts'),
            './ClientLifecyclesDispatcher$': path.join(__dirname, 'lifecycles.ts'),
          }),
          replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
            'react-router-dom$': path.join(__dirname, 'router.ts'),
          }),
        ],
      },
    }),
  };
}
