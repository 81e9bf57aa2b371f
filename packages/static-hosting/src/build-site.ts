import {spawnSync} from 'node:child_process';
import {putInPlace, removeUnfinished, unfinishedName, writing} from './writing';

/**
 * Options of V8. Most objects of a build live short: with room for new ones, far fewer are looked at
 * twice. The others are looked at when there are half as many again: by itself V8 waits longer, and
 * bundling takes half a gigabyte more.
 */
const nodeOptions = ['--max-semi-space-size=32', '--heap-growing-percent=50'];

/** A site that Docusaurus builds. */
export interface SiteBuild {
  /** Folder of the site's project. */
  readonly root: string;
  /** Where the site is written to. */
  readonly folder: string;
  /** Where Docusaurus writes what it generates, relative to the project's root. */
  readonly generatedFolder: string;
  /** Further options of `docusaurus build`. */
  readonly options?: readonly string[];
  /**
   * What is still to be done when all files are written.
   * @param folder where they are
   */
  readonly finish?: (folder: string) => void;
}

/**
 * Builds a site. Its files are written beside the folder and take its place when the site is
 * complete, so that no interrupted build can be served, packed or published as a whole one.
 * @throws Error when Docusaurus fails, which says why, or the folder cannot be written
 */
export function buildSite({root, folder, generatedFolder, options = [], finish}: SiteBuild): void {
  const beside = unfinishedName(folder);
  try {
    const {status, error} = runDocusaurus(root, ['build', ...options, '--out-dir', beside], {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
    });
    if (error) throw error;
    if (status !== 0) {
      throw new Error(`The site could not be built. ${folder} is as it was before.`);
    }
    finish?.(beside);
    writing(folder, () => putInPlace(folder));
  } catch (problem) {
    removeUnfinished(folder);
    throw problem;
  }
}

function runDocusaurus(root: string, command: readonly string[], environment: NodeJS.ProcessEnv) {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return spawnSync(process.execPath, [...nodeOptions, docusaurus, ...command], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // All that it shortens is a few scripts, a thousand times each: `finish` does so once.
      SKIP_HTML_MINIFICATION: 'true',
      ...environment,
    },
  });
}
