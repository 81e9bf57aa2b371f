import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Which files are hashed. */
export interface HashedFiles {
  /** Folder that the names are relative to. The hash does not depend on where it is. */
  readonly folder: string;
  /** Files and folders. */
  readonly names: readonly string[];
}

/**
 * A hash of the names and contents of files.
 * @returns 64 hexadecimal digits, and the number of files: names that do not exist have none
 */
export function hashFiles({folder, names}: HashedFiles): {
  readonly hash: string;
  readonly files: number;
} {
  const hash = createHash('sha256');
  const files = names
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) => filesOf(folder, name));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return {hash: hash.digest('hex'), files: files.length};
}

/** The files of a folder, or the file itself, with slashes on every system. */
function filesOf(folder: string, name: string): string[] {
  const place = path.join(folder, name);
  if (!statSync(place).isDirectory()) return [name];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
