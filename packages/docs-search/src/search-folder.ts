import {statSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the search page to the index of a folder of its name: hosts such as GitHub Pages and nginx know no
 * file for `/search/`, which readers and tools may use with a query, and answer 404. A site whose pages are
 * indexes of folders has it already, and may have a folder `search.html` that redirects old links there.
 */
export async function publishUnderFolder(outDir: string): Promise<void> {
  const page = path.join(outDir, 'search.html');
  if (!statSync(page, {throwIfNoEntry: false})?.isFile()) return;
  await cp(page, path.join(outDir, 'search/index.html'));
}
