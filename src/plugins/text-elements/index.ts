import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the elements of texts alive while pages are written. The pages of a build have them in the
 * script of each page (`src/plugins/application-start`), which needs no application.
 */
export default function textElements(): Plugin {
  return {
    name: 'text-elements',
    getClientModules: () =>
      process.env.NODE_ENV === 'production' ? [] : [path.join(__dirname, 'client.ts')],
  };
}
