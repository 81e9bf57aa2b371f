import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {clientFolder, missingInternals, replacedImports, replacedModules} from './internals';
import {pageEntry} from './start-state';

type BundlerOptions = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

const here = (file: string): string => path.join(__dirname, file);

/**
 * Options of the bundler for the browser's part of static content: the entry of the page script, and the
 * modules of this package in place of those that `internals.ts` lists.
 * @param entry the entry that Docusaurus has configured
 * @throws Error that names what this release of Docusaurus lacks of what the package relies on
 */
export function browserBundle(entry: unknown): BundlerOptions {
  const missing = missingInternals();
  if (missing.length > 0) {
    throw new Error(
      `static-content relies on what this release of Docusaurus lacks:\n${missing.join('\n')}\nCompare packages/static-content/src/internals.ts with it. Until then, the option {content: false} builds the site as plain Docusaurus.`,
    );
  }
  if (typeof entry !== 'string') {
    throw new Error(
      `static-content: expected the path of a file as the entry of the bundler, found ${JSON.stringify(entry)}. Compare packages/static-content/src/bundler.ts with this release of Docusaurus.`,
    );
  }
  return {
    entry: {
      main: {import: entry},
      // Its runtime is a part of it: it loads nothing by the bundler's means.
      [pageEntry]: {import: here('start/page-script.ts'), runtime: false},
    },
    // Docusaurus puts the name of each chunk before its hash, and the list of names into a script.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    resolve: {
      alias: Object.fromEntries(replacedModules.map(({module, by}) => [`${module}$`, here(by)])),
    },
    module: {
      rules: replacedImports.map(({file, import: name, by}) => ({
        test: path.join(clientFolder, file),
        resolve: {alias: {[`${name}$`]: here(by)}},
      })),
    },
    mergeStrategy: {'resolve.alias': 'prepend'},
  };
}
