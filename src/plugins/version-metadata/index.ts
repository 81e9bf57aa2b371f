import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the metadata of a version small. Every page loads the title and the description of all
 * pages of its version; descriptions are shown on cards alone, and only operations have cards, which show the route.
 */
export default function versionMetadata(): Plugin {
  return {
    name: 'version-metadata',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Data of routes that the docs plugin generates: those of versions, and those of tags.
            test: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
            use: [path.join(__dirname, 'loader.js')],
          },
        ],
      },
    }),
  };
}
