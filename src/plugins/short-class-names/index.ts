import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {type ClassNaming, shortClassNames} from './class-names';

/** Gives the classes of CSS modules short names in a build; see `shortClassNames`. */
export default function shortClassNamesPlugin({siteDir}: {readonly siteDir: string}): Plugin {
  // The pages and the scripts are made at the same time, and have the same names.
  const naming = shortClassNames(siteDir);
  return {
    name: 'short-class-names',
    configureWebpack: (config) =>
      process.env.NODE_ENV === 'production' ? withClassNaming(config, naming) : {},
  };
}

/**
 * Sets how a configuration of the bundler names classes of CSS modules, in place: the rules that
 * Docusaurus has made cannot be replaced by merging others.
 * @returns nothing to merge
 * @throws Error when no rule of the configuration has options for the names
 */
export function withClassNaming(config: Configuration, naming: ClassNaming): Configuration {
  const options = (config.module?.rules ?? []).flatMap(moduleOptionsOf);
  if (options.length === 0) {
    throw new Error(
      'Expected a rule of the bundler with options for names of CSS modules, found none. Compare src/plugins/short-class-names with what this release of Docusaurus configures.',
    );
  }
  for (const modules of options) modules.getLocalIdent = naming;
  return {};
}

/** Options for names of classes, of all loaders in a rule. */
function moduleOptionsOf(rule: unknown): Record<string, unknown>[] {
  const loaders = isRecord(rule) && Array.isArray(rule.use) ? rule.use : [];
  return loaders.flatMap((loader: unknown) => {
    const options = isRecord(loader) ? loader.options : undefined;
    const modules = isRecord(options) ? options.modules : undefined;
    return isRecord(modules) && 'localIdentName' in modules ? [modules] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
