import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Shows a page that the history leads back to where it was read. */
export default function scrollRestoration(): Plugin {
  return {
    name: 'scroll-restoration',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
