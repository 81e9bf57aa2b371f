import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packPackage, withDependencies} from '../../scripts/support/pack-packages';

const root = path.resolve(__dirname, '../..');
const modules = path.join(root, 'node_modules');
const template = path.join(modules, 'create-docusaurus/templates');

/** The first line of the template's configuration that options are written before. */
const place = '  presets: [';

/**
 * The bundler: webpack's own, in the release that is installed, refuses the progress bar of Docusaurus
 * 3.8.1. It repeats a key of the template, and the last one counts.
 */
const bundler = 'future: {v4: true, experimental_faster: true},';

/** A site from the classic template of Docusaurus, in a folder of its own. */
export interface ClassicSite {
  /** The folder, which whoever made the site removes. */
  readonly folder: string;
  /** Where the built site is. */
  readonly build: string;
}

/** What a site has beside the template, as the README of a package tells its users. */
export interface ClassicAdditions {
  /** Texts of further files by their paths in the site. */
  readonly files?: Readonly<Record<string, string>>;
  /** One of these, a script that writes pages before the build. */
  readonly script?: string;
  /** One of these, a configuration in the place of the template's, which it may import. */
  readonly config?: string;
  /** Further variables of the build. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Builds the classic template that create-docusaurus contains, with only lines of configuration changed.
 * Packages of this project are compiled into its `node_modules`, where npm would put them; all others are
 * links to those that are installed here, so that there is only one React and one Docusaurus.
 * @param packages names of folders in `packages`; what they need of this project comes with them
 * @param configLines lines of `docusaurus.config.js`, as `themes: ['@docs-kit/docs-search'],`
 * @throws Error with the end of what the script or Docusaurus has said when it fails
 */
export function buildClassicSite(
  packages: readonly string[],
  configLines: readonly string[],
  {files = {}, script, config, environment}: ClassicAdditions = {},
): ClassicSite {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'classic-'));
  for (const part of ['shared', 'classic'])
    cpSync(path.join(template, part), folder, {recursive: true});
  configure(path.join(folder, 'docusaurus.config.js'), [bundler, ...configLines]);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "classic", "private": true}\n');
  const own = path.join(folder, 'node_modules');
  mkdirSync(path.join(own, '@docs-kit'), {recursive: true});
  for (const name of readdirSync(modules)) {
    if (!name.startsWith('.') && name !== '@docs-kit')
      symlinkSync(path.join(modules, name), path.join(own, name));
  }
  for (const name of withDependencies(packages))
    packPackage(name, path.join(own, '@docs-kit', name));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const run = (program: string, ...args: readonly string[]): void => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [path.join(own, program), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, NODE_ENV: 'production', ...environment},
      },
    );
    if (status === 0) return;
    const said = `${stdout}\n${stderr}`.slice(-4000);
    throw new Error(`${program} has failed in ${folder}:\n${said}`);
  };
  if (script !== undefined) run('tsx/dist/cli.mjs', script);
  const options = config === undefined ? [] : ['--config', config];
  run('@docusaurus/core/bin/docusaurus.mjs', 'build', '--no-minify', ...options);
  return {folder, build: path.join(folder, 'build')};
}

function configure(file: string, lines: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(`\n${place}\n`)) {
    throw new Error(
      `${file} has no line "${place}": say in tests/support/classic-site.ts where lines go.`,
    );
  }
  const added = lines.map((line) => `  ${line}\n`).join('');
  writeFileSync(file, text.replace(`${place}\n`, `${added}${place}\n`));
}
