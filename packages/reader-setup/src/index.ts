import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {SampleDefaults, SetupFacts} from './facts';

export type {SampleDefaults, SetupFacts} from './facts';

export interface ReaderSetupOptions {
  readonly defaults: SampleDefaults;
  /** What a reader can choose, by the name that Docusaurus gives the version. */
  readonly versions: Readonly<Record<string, SetupFacts>>;
}

const name = 'reader-setup';

/**
 * Lets readers choose their provider, model, server, store and token once, and shows each sample of code
 * with them. Adds the navbar item `custom-readerSetup`. The choice stays in the browser.
 */
export function readerSetup({defaults, versions}: ReaderSetupOptions): Plugin {
  return {
    name,
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      // In a script of its own, which only a reader with a choice loads.
      await actions.createData('facts.json', JSON.stringify({defaults, versions}));
    },
  };
}
