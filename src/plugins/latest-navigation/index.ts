import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';
import {withExpectedModules} from '../support/expect-modules';

const name = 'latest-navigation';
const [preload, lifecycles, router] = ['preload.ts', 'lifecycles.ts', 'router.ts'].map((file) =>
  path.join(__dirname, file),
) as [string, string, string];

/**
 * Lets a second click overtake the first. Docusaurus takes whatever page arrives first for the one
 * that was asked for last, and never ends the progress bar of the other; two clicks on one link leave
 * two entries in the history. Modules that it imports are replaced by ones that know which navigation
 * is the latest.
 */
export default function latestNavigation(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      withExpectedModules(
        {
          module: {
            rules: [
              replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, {
                './preload$': preload,
                './ClientLifecyclesDispatcher$': lifecycles,
              }),
              replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
                'react-router-dom$': router,
              }),
            ],
          },
        },
        isServer,
        name,
        [preload, lifecycles, router].map((replacement) => ({
          matches: (file) => file === replacement,
          meaning: `a file of Docusaurus' client to import what ${path.basename(replacement)} replaces`,
        })),
      ),
  };
}
