import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '../..');

/** Lists the files of a folder with an ending, relative to the root; none when there is no folder. */
export function listFiles(folder: string, ending: RegExp): string[] {
  if (!existsSync(path.join(projectRoot, folder))) return [];
  return readdirSync(path.join(projectRoot, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .sort();
}
