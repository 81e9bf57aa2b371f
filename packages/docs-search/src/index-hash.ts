import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/**
 * A hash of the names and contents of files. Moving the folder does not change it.
 * @param folder that the names are relative to
 * @param names of files and folders
 * @returns eight hexadecimal digits
 * @throws Error that names what is missing or empty
 */
export function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const files = filesOf(folder, name);
    if (files.length === 0) {
      throw new Error(
        `${path.join(folder, name)} has no file. The address of the search index is made of it: correct the option \`sources\` of docs-search.`,
      );
    }
    for (const file of files)
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** The files of a folder, or the file itself, with slashes on every system. */
function filesOf(folder: string, name: string): string[] {
  const ignore = ['**/node_modules/**', '**/*.test.*'];
  return Globby.sync(name, {cwd: folder, ignore}).sort();
}
