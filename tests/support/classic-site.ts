import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A site that is made from the classic template. */
export interface ClassicSite {
  /** Packages that the site uses. They must be installed in this project. */
  readonly packages: readonly string[];
  /** Lines that are added to the configuration object of the template. */
  readonly config: string;
}

/**
 * Builds the classic template of create-docusaurus with some packages, in a folder of its own.
 * @returns the folder of the build
 * @throws Error with what Docusaurus printed when the build fails
 */
export function buildClassicSite({packages, config}: ClassicSite): Promise<string> {
  const site = mkdtempSync(path.join(os.tmpdir(), 'classic-site-'));
  const templates = path.join(root, 'node_modules/create-docusaurus/templates');
  for (const name of ['shared', 'classic']) {
    cpSync(path.join(templates, name), site, {recursive: true});
  }
  for (const name of packages) require.resolve(`${name}/package.json`, {paths: [root]});
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  const file = path.join(site, 'docusaurus.config.js');
  const template = readFileSync(file, 'utf8');
  const opening = 'const config = {\n';
  writeFileSync(
    file,
    template.replace(opening, () => `${opening}${config}\n`),
  );
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build'], {cwd: site, encoding: 'utf8'});
  return Promise.resolve(path.join(site, 'build'));
}
