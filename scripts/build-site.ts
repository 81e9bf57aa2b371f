/**
 * Builds the site from the pages that `npm run generate` has written, with the Content Security
 * Policy in its pages, and packs each version for npm and pip.
 *
 *   npm run build              into the folder build
 *   npm run build -- FOLDER    into another folder
 *
 * The folder changes only when the build is complete. Exits with 2 when it could not be built.
 */
import path from 'node:path';
import {packDocs} from '@docs-kit/docs-package';
import {buildSite, finishBuild} from '@docs-kit/static-hosting';
import {describePackages} from './support/docs-package';
import {expectGenerated} from './support/generation-stamp';
import {runCommand} from './support/run-command';

/** Folder of the site with the packages of its versions. */
const packagesFolder = 'packages';

void runCommand(() => {
  const root = path.resolve(__dirname, '..');
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'build'));
  expectGenerated(root);
  buildSite({
    root,
    folder,
    generatedFolder: '.docusaurus',
    finish(written) {
      // `packages/page-plugins` has the one policy that pages create.
      const {pages} = finishBuild(written, {trustedTypes: ['default']});
      const packages = packDocs(written, path.join(written, packagesFolder), describePackages());
      for (const {file, bytes} of packages) console.log(`Packed ${file}: ${bytes} bytes.`);
      console.log(`Wrote the Content Security Policy into ${pages} pages: ${folder}`);
    },
  });
});
