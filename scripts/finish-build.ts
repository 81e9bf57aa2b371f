/**
 * Writes the Content Security Policy into the pages of a build, and the headers for its servers, as
 * `npm run build` does at its end: for a build whose pages were changed afterwards.
 *
 *   npm run build:finish              the folder build
 *   npm run build:finish -- FOLDER    another build
 *
 * Exits with 2 when a page has code that the policy cannot allow, or cannot be written.
 */
import path from 'node:path';
import {finishBuild} from '@docs-kit/static-hosting';
import {finishOptions} from './support/finish-options';

try {
  const {pages} = finishBuild(
    path.resolve(process.argv[2] ?? path.join(__dirname, '../build')),
    finishOptions,
  );
  console.log(`Wrote the Content Security Policy into ${pages} pages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
