import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withExpectedModules} from '../support/expect-modules';

const name = 'page-registry';
const registry = /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/;

/**
 * Makes the list of all pages small, which every page loads: it knows the files of each page by
 * their ids alone, and leaves out what the server build alone reads.
 */
export default function pageRegistry(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : withExpectedModules(
            {
              // Docusaurus puts the name of the chunk before its hash.
              output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
              module: {rules: [{test: registry, use: [path.join(__dirname, 'loader.js')]}]},
            },
            isServer,
            name,
            [
              {
                matches: (file) => registry.test(file),
                meaning: 'the registry of modules in registry.js of the generated files',
              },
            ],
          ),
  };
}
