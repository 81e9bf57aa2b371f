import {runFileComposer as plugin, type ComposerOptions} from '@docs-kit/run-file-composer';
import type {PluginConfig} from '@docusaurus/types';
import {readVersionData, readVersionFile} from '../files/version-facts';
import {releasesFirst} from '../site/versions';

/** The form on `/compose`, and what it knows of each version. */
export const runFileComposer = (): PluginConfig => () => plugin(composerOptions());

export function composerOptions(): ComposerOptions {
  const versions = releasesFirst().map(({name, label, path}) => {
    const composition = readVersionFile<ComposerOptions['versions'][0]['composition']>(
      name,
      'composition',
    );
    // Facts that readers load need no address of a schema.
    const facts = {...composition, $schema: undefined};
    return [name, {...readVersionData(name), composition: facts, label, path}];
  });
  return {versions: Object.fromEntries(versions)};
}
