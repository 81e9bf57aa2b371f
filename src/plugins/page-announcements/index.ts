import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Says the title of each page that the reader goes to, as a browser does when it loads one. */
export default function pageAnnouncements(): Plugin {
  return {
    name: 'page-announcements',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
