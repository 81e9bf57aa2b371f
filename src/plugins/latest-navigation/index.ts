import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets a second click overtake the first. Docusaurus takes whatever page arrives first for the one
 * that was asked for last, and never ends the progress bar of the other. Two modules that its
 * `PendingNavigation` imports are replaced by ones that know which navigation is the latest.
 */
export default function latestNavigation(): Plugin {
  return {
    name: 'latest-navigation',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]client[\\/]PendingNavigation\.js$/,
            resolve: {
              alias: {
                './preload$': path.join(__dirname, 'preload.ts'),
                './ClientLifecyclesDispatcher$': path.join(__dirname, 'lifecycles.ts'),
              },
            },
          },
        ],
      },
    }),
  };
}
