import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageData, PluginOptions} from './options';

export {cardSize} from './cards/drawing';
export type {DataSet} from './data-sets';
export {maximumBundleLength} from './indexes/bundles';
export {maximumLength} from './markdown/split';
export {type BuiltSite, type Options, validateOptions} from './options';
export {type CopiedPage, type DocsVersion, versionOf} from './site';

/**
 * Makes copies of the pages for machines after a build. All are made from the pages as built, so
 * that they say what readers see.
 */
export default function machineCopies(_: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'machine-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      const {copies, cards, exclude} = options;
      actions.setGlobalData({copies, cards: cards !== false, exclude} satisfies PageData);
    },
    // `docusaurus start` does not load what a build alone needs.
    postBuild: async (props) => (await import('./after-build')).writeMachineCopies(props, options),
  };
}
