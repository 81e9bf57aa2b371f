import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps links alive in browsers that know of a connection, but not how fast it is. */
export default function unknownConnection(): Plugin {
  return {
    name: 'unknown-connection',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
