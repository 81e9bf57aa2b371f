import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the list of all pages small, which every page loads: it knows the files of each page by
 * their ids alone, and leaves out what the server build alone reads.
 */
export default function pageRegistry(): Plugin {
  return {
    name: 'page-registry',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Docusaurus puts the name of the chunk before its hash.
            output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
            module: {
              rules: [
                {
                  test: /[\\/]\.docusaurus[^\\/]*[\\/]registry\.js$/,
                  use: [path.join(__dirname, 'loader.js')],
                },
              ],
            },
          },
  };
}
