import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Says so when a part of the first page cannot be loaded, where Docusaurus leaves a dead page. */
export default function failedStart(): Plugin {
  return {
    name: 'failed-start',
    getClientModules: () => [path.join(__dirname, 'client.tsx')],
  };
}
