import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namesIn, unusedRules, variablesReadIn} from './unused-rules';

/** What pages are rendered with. */
export interface UnusedStylesOptions {
  /** Folders with code and style sheets, relative to the site. */
  readonly code: readonly string[];
  /** Paths of files in these folders that no page of the site renders. */
  readonly except?: RegExp;
  /** Classes that code names for options which the site does not choose. */
  readonly unchosen?: readonly string[];
}

/**
 * Leaves out of a build the rules of packages for classes that no code names, and variables that
 * nothing reads. Infima has rules for many components that a site does not have. Style sheets of the
 * site itself stay as they are, and so do all rules while one writes.
 */
export function unusedStyles(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {code, except, unchosen = []}: UnusedStylesOptions,
): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV !== 'production') return options;
      const texts = (pattern: RegExp): string[] =>
        code.flatMap((folder) => textsIn(path.join(siteDir, folder), pattern, except));
      const isNamed = namesIn(texts(/(?<!\.test)\.[jt]sx?$/));
      const plugin = unusedRules({
        isTreated: (file) => /[\\/]node_modules[\\/]/.test(file),
        isNamed: (name) => isNamed(name) && !unchosen.includes(name),
        read: variablesReadIn(texts(/\.s?css$/)),
      });
      // The first: the others may put rules into layers, and write some of them twice.
      return {...options, plugins: [plugin, ...options.plugins]};
    },
  };
}

function textsIn(folder: string, pattern: RegExp, except?: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file) && !except?.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
