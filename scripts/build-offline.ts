/**
 * Makes an archive of the build for readers without a connection: plain pages with relative links, in
 * any folder of any server or of a disk, and a page that searches.
 *
 *   npm run build:offline    needs a finished build; writes build-offline/<product>-docs.tar.gz
 *
 * The folder build-offline/<product>-docs has the same files. Exits with 2 when there is no build,
 * a link leads to no file, or the archive cannot be written.
 */
import {rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeOffline} from '@docs-kit/offline-search';
import {packFolder} from '@docs-kit/static-hosting/archives';
import {writeFileAtomic, writing} from '@docs-kit/static-hosting/writing';
import {product} from '../src/site/product';
import {archivedSite} from '../src/site/search';
import {runCommand} from './support/run-command';

void runCommand(() => {
  const root = path.resolve(__dirname, '..');
  const folder = path.join(root, 'build-offline', `${product.slug}-docs`);
  const archive = `${folder}.tar.gz`;
  // After a failure there is no archive, instead of one of an earlier build.
  writing(archive, () => rmSync(archive, {force: true}));
  const files = writeOffline(path.join(root, 'build'), folder, archivedSite);
  writeFileAtomic(archive, packFolder(folder));
  const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
  console.log(`${files.size} files: ${path.relative(root, archive)}, ${megabytes} MB.`);
});
