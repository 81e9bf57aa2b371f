import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Permalinks that copy themselves, and the focus on the field that an address names. */
export default function permalinks(): Plugin {
  return {
    name: 'permalinks',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
