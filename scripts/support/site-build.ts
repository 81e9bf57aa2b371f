import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {
  expectWritable,
  fullDiskError,
  putInPlace,
  removeUnfinished,
  unfinishedName,
  writing,
} from './writing';

const root = path.resolve(__dirname, '../..');

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
 * Builds a site. Its files are written beside the folder and take its place when the site is
 * complete, so that no interrupted build can be served, packed or published as a whole one.
 * @throws Error when Docusaurus fails, which says why, or a folder cannot be written to
 */
export function buildSite({folder, generatedFolder, options = [], finish}: SiteBuild): void {
  const beside = unfinishedName(folder);
  const written = [
    beside,
    path.join(root, generatedFolder),
    path.join(root, 'node_modules/.cache'),
  ];
  expectWritable(written);
  const {status, error} = spawnSync(
    'npx',
    ['--no-install', 'docusaurus', 'build', ...options, '--out-dir', beside],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
        // All that it shortens is a few scripts, a thousand times each: `finish` does so once.
        SKIP_HTML_MINIFICATION: 'true',
        // Most objects of a build live short. With room for them, far fewer are looked at twice.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      },
    },
  );
  if (status !== 0) {
    // Docusaurus begins by removing the folder, and may have ended before it made a new one.
    const failure = fullDiskError([path.dirname(folder), ...written.slice(1)]) ?? error;
    removeUnfinished(folder);
    throw failure ?? new Error(`The site could not be built. ${folder} is as it was before.`);
  }
  try {
    finish?.(beside);
    writing(folder, () => putInPlace(folder));
  } catch (problem) {
    removeUnfinished(folder);
    throw problem;
  }
}
