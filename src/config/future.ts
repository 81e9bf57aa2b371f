import type {Config} from '@docusaurus/types';

/**
 * What the site already takes from the next major release of Docusaurus. The flags are listed one by
 * one, because `v4: true` would switch on whatever a later release adds to them.
 */
export function future(): NonNullable<Config['future']> {
  return {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // It leaves out end tags, which simple parsers of coding agents do not supply.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // From its cache Rspack writes another runtime, and misses edits that are made while it builds:
      // the same sources have to give the same files.
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      ssgWorkerThreads: true,
    },
  };
}
