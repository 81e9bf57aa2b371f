/**
 * Makes an archive of the build for readers without a connection: plain pages with relative links, in
 * any folder of any server or of a disk, and a page that searches.
 *
 *   npm run build:offline    needs a finished build; writes build-offline/llama-stack-docs.tar.gz
 *
 * The folder build-offline/llama-stack-docs has the same files. Exits with 2 when there is no build,
 * or a link leads to no file.
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {product} from '../src/site/product';
import {packFolder, writeOffline} from './support/offline';

try {
  const root = path.resolve(__dirname, '..');
  const folder = path.join(root, 'build-offline', `${product.slug}-docs`);
  const files = writeOffline(path.join(root, 'build'), folder);
  const archive = `${folder}.tar.gz`;
  packFolder(folder, archive);
  const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
  console.log(`${files.size} files: ${path.relative(root, archive)}, ${megabytes} MB.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
