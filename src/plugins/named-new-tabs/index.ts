import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Has every link that opens a new tab say so: Docusaurus opens one for each address elsewhere. */
export default function namedNewTabs(): Plugin {
  return {
    name: 'named-new-tabs',
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/Link': path.join(__dirname, 'Link.tsx')}},
    }),
  };
}
