import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withExpectedModules} from '../support/expect-modules';

const name = 'version-metadata';

/** Data of routes that the docs plugin generates: those of versions, and those of tags. */
const data = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Makes the metadata of a version small. Every page loads the title and the description of all
 * pages of its version; they are shown on cards alone, and only operations have cards.
 */
export default function versionMetadata(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      withExpectedModules(
        {module: {rules: [{test: data, use: [path.join(__dirname, 'loader.js')]}]}},
        isServer,
        name,
        [
          {
            matches: (file) => data.test(file),
            meaning: 'the data of versions in JSON files of the docs plugin',
          },
        ],
      ),
  };
}
