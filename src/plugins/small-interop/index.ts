import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedImports} from '../replaced-imports';
import {withExpectedModules} from '../support/expect-modules';

const name = 'small-interop';
const replacement = path.join(__dirname, 'import-default.ts');

/**
 * Gives the common utilities of Docusaurus the one helper of `tslib` that they use. They import all
 * of it in a way that no bundler can make smaller, and every page would load 3.6 KB for one line.
 */
export default function smallInterop(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      withExpectedModules(
        {
          module: {
            rules: [
              replacedImports(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, {
                tslib$: replacement,
              }),
            ],
          },
        },
        isServer,
        name,
        [
          {
            matches: (file) => file === replacement,
            meaning: 'that lib/index.js of @docusaurus/utils-common imports tslib',
          },
        ],
      ),
  };
}
