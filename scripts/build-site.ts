/**
 * Builds the site from the pages that `npm run generate` has written, with the Content Security
 * Policy in its pages, a catalog of interfaces and a feed of changes, and packs each version for npm
 * and pip.
 *
 *   npm run build              into the folder build
 *   npm run build -- FOLDER    into another folder
 *
 * The folder changes only when the build is complete. Exits with 2 when it could not be built.
 */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {packDocs} from '@docs-kit/docs-package';
import {writeKnownPlaces} from '@docs-kit/machine-copies/known-places';
import {catalogFile} from '@docs-kit/machine-copies/known-places/files';
import {buildSite, finishBuild} from '@docs-kit/static-hosting';
import {writeProvenance} from '@docs-kit/static-hosting/provenance';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {describeKnownPlaces, securityFile, securityTxt} from './support/known-places';
import {describePackages, errorTablesFile} from './support/docs-package';
import {expectGenerated} from './support/generation-stamp';
import {describeSource} from './support/provenance';
import {runCommand} from './support/run-command';

/** Folder of the site with the packages of its versions. */
const packagesFolder = 'packages';

const generatedFolder = '.docusaurus';

/** File of that folder with the error tables of all versions. */
const collectedTables = 'error-lookup/default/tables.json';

void runCommand(() => {
  const root = path.resolve(__dirname, '..');
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'build'));
  expectGenerated(root);
  buildSite({
    root,
    folder,
    generatedFolder,
    finish(written) {
      // `packages/page-plugins` has the one policy that pages create.
      const {pages} = finishBuild(written, {
        trustedTypes: ['default'],
        links: {index: '/llms.txt', 'api-catalog': `/${catalogFile}`},
      });
      writeKnownPlaces(written, describeKnownPlaces());
      writeFileAtomic(path.join(written, securityFile), securityTxt);
      // The plugin error-lookup gives them to pages alone.
      cpSync(
        path.join(root, generatedFolder, collectedTables),
        path.join(written, errorTablesFile),
      );
      const packages = packDocs(written, path.join(written, packagesFolder), describePackages());
      for (const {file, bytes} of packages) console.log(`Packed ${file}: ${bytes} bytes.`);
      const {commit} = writeProvenance(written, describeSource());
      console.log(`Wrote the hashes of all files, built from ${commit || 'no commit'}.`);
      console.log(`Wrote the Content Security Policy into ${pages} pages: ${folder}`);
    },
  });
});
