/**
 * Writes packages of this project as JavaScript, to be used in another project.
 *
 *   npx tsx scripts/pack-packages.ts FOLDER docs-search   and the packages that it needs
 *   npx tsx scripts/pack-packages.ts FOLDER               all packages
 *
 * Each is a folder that `npm install FOLDER/NAME` or `npm pack` takes. Exits with 2 when it cannot.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {packagesFolder, packPackage, withDependencies} from './support/pack-packages';
import {runCommand} from './support/run-command';

const [folder, ...names] = process.argv.slice(2);
void runCommand(() => {
  if (folder === undefined) throw new Error('Name the folder to write the packages to.');
  for (const name of names.length > 0 ? withDependencies(names) : readdirSync(packagesFolder)) {
    packPackage(name, path.resolve(folder, name));
    console.log(path.join(folder, name));
  }
});
