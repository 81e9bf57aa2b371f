import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Knows from which page of this site the reader comes. */
export default function pageBefore(): Plugin {
  return {
    name: 'page-before',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
