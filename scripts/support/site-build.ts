import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {keepUsedStyles} from './used-styles';
import {
  expectSpace,
  expectWritable,
  fullDiskError,
  putInPlace,
  removeUnfinished,
  unfinishedName,
  writing,
} from './writing';

const root = path.resolve(__dirname, '../..');
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/**
 * Options of V8. Most objects of a build live short: with room for new ones, far fewer are looked at
 * twice. The others are looked at when there are half as many again: by itself V8 waits longer, and
 * bundling takes half a gigabyte more.
 */
const nodeOptions = ['--max-semi-space-size=32', '--heap-growing-percent=50'];

/** A part of a build, in a process of its own. */
interface Half {
  /** The variable by which Docusaurus does this part alone. */
  readonly variable: string;
  /** What is to be done with its files, and with those that Docusaurus has generated. */
  readonly next?: (folder: string, generatedFolder: string) => void;
}

/**
 * Docusaurus builds in two processes: what the bundler has taken for modules it keeps for as long as its
 * process lives, and the steps after it need as much again.
 */
const halves: readonly Half[] = [
  {variable: 'DOCUSAURUS_EXIT_AFTER_BUNDLING', next: keepUsedStyles},
  {variable: 'DOCUSAURUS_SKIP_BUNDLING'},
];

/** A site that Docusaurus builds in this project. */
export interface SiteBuild {
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
 * Bytes that must be free where a site is written. This one takes an eighth of it; the former one and
 * the code that renders the pages are there at the same time.
 */
const neededSpace = 2 ** 30;

/**
 * Builds a site. Its files are written beside the folder and take its place when the site is
 * complete, so that no interrupted build can be served, packed or published as a whole one.
 * @throws Error when Docusaurus fails, which says why, a folder cannot be written to, or its disk is
 * too small or becomes full
 */
export function buildSite({folder, generatedFolder, options = [], finish}: SiteBuild): void {
  const beside = unfinishedName(folder);
  const written = [
    beside,
    path.join(root, generatedFolder),
    path.join(root, 'node_modules/.cache'),
  ];
  expectWritable(written);
  expectSpace(path.dirname(folder), neededSpace);
  try {
    for (const {variable, next} of halves) {
      const {status, error} = runDocusaurus(['build', ...options, '--out-dir', beside], {
        [variable]: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
      });
      const failure = fullDiskError([path.dirname(folder), ...written.slice(1)]) ?? error;
      if (failure) throw failure;
      if (status !== 0) {
        throw new Error(`The site could not be built. ${folder} is as it was before.`);
      }
      next?.(beside, path.join(root, generatedFolder));
    }
    finish?.(beside);
    writing(folder, () => putInPlace(folder));
  } catch (problem) {
    removeUnfinished(folder);
    throw problem;
  }
}

function runDocusaurus(command: readonly string[], environment: NodeJS.ProcessEnv) {
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
