import {createHash} from 'node:crypto';
import path from 'node:path';
import {hashFiles} from '../support/file-hash';

/** What makes pages and their index besides the documents themselves, whose hash the plugin has. */
const sources = ['src', 'data', 'package-lock.json'] as const;

/** What reads an index: the form of the file follows from it. */
const readers = ['src/search'] as const;

/**
 * A hash of the code that reads an index. It is a part of the index and of the application, so that
 * a page which was open while the site was updated does not misread an index of another form.
 * @param folder the project's root
 * @throws Error that names the source which is missing or empty
 */
export function formatHash(folder: string): string {
  return hashOf(folder, readers);
}

/**
 * A hash of the code, the data and the packages that an index is made with. It stands in the address
 * of the index, so that no browser reads an old index with new code, or keeps an index that the same
 * pages would not give any more. Moving the project to another folder does not change it.
 * @param folder the project's root
 * @returns eight hexadecimal digits
 * @throws Error that names the source which is missing or empty
 */
export function codeHash(folder: string): string {
  return hashOf(folder, sources);
}

function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of names) {
    const {hash: part, files} = hashFiles({folder, names: [source]});
    if (files === 0) {
      throw new Error(
        `${path.join(folder, source)} has no file. The address of the search index is made of it: ` +
          'name what stands in its place in src/plugins/search/code-hash.ts.',
      );
    }
    hash.update(part);
  }
  return hash.digest('hex').slice(0, 8);
}
