import type {Plugin} from '@docusaurus/types';
import {expectWholeAssets} from './expect-whole-assets';

const name = 'whole-assets';

/**
 * Stops a build when a file of the bundler is not on the disk as a whole. On a disk that becomes full,
 * the bundler goes on with a file cut short and reports nothing; by the end of the build, the disk may
 * have space again.
 */
export default function wholeAssets(): Plugin {
  return {
    name,
    configureWebpack: () =>
      process.env.NODE_ENV === 'production' ? {plugins: [expectWholeAssets(name)]} : {},
  };
}
