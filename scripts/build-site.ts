/**
 * Builds the site from the pages that `npm run generate` has written, with the Content Security
 * Policy in its pages.
 *
 *   npm run build              into the folder build
 *   npm run build -- FOLDER    into another folder
 *
 * The folder changes only when the build is complete. Exits with 2 when it could not be built.
 */
import path from 'node:path';
import {buildSite, finishBuild} from '@docs-kit/static-hosting';
import {expectGenerated} from './support/generation-stamp';
import {runCommand} from './support/run-command';

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
      console.log(`Wrote the Content Security Policy into ${pages} pages: ${folder}`);
    },
  });
});
