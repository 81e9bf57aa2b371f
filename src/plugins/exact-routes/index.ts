import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';

/**
 * Gives an address one answer, on the server and in the browser. Docusaurus takes every address below
 * the documents for one of theirs, and capital letters for small ones; a server knows files, and
 * answers with the not-found page. Modules that the application imports are replaced by ones that
 * know which addresses are pages.
 */
export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack: () => ({
      module: {
        rules: [
          replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, {
            './normalizeLocation$': path.join(__dirname, 'location.ts'),
          }),
          replacedImports(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
            './preload$': path.join(__dirname, 'preload.ts'),
          }),
        ],
      },
    }),
  };
}
