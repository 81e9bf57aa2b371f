import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {composerFacts, type ComposerOptions} from './read-facts';

export type {ComposerOptions} from './read-facts';

/**
 * Puts a form into the element `data-run-file-composer` of a page, with which readers compose the
 * configuration file of a server. What they choose is in the address alone.
 */
export function runFileComposer(options: ComposerOptions): Plugin {
  return {
    name: 'run-file-composer',
    getClientModules: () => [path.join(__dirname, 'client/start.ts')],
    async contentLoaded({actions}) {
      // In a script of its own, which only that page loads.
      await actions.createData('facts.json', JSON.stringify(composerFacts(options)));
    },
  };
}
