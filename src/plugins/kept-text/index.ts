import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withExpectedModules} from '../support/expect-modules';

const name = 'kept-text';
const registry = /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/;

/**
 * Leaves the text of the page that the server has sent as it is. It is complete: to load it once more as
 * a script, and to let React go through thousands of elements, would change nothing that a reader sees.
 * What can be done with a text is in `src/elements`, which needs no React. The pages that the reader
 * goes on to are rendered in the browser.
 */
export default function keptText(): Plugin {
  return {
    name,
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const rule = {test: registry, use: [path.join(__dirname, 'loader.js')]};
      return withExpectedModules({module: {rules: [rule]}}, isServer, name, [
        {
          matches: (file) => registry.test(file),
          meaning: 'the registry of modules in registry.js of the generated files',
        },
      ]);
    },
  };
}
