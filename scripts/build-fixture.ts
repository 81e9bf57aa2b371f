/**
 * Builds the fixture site of the browser tests.
 *
 *   npx tsx scripts/build-fixture.ts           into the folder build-fixture
 *   npx tsx scripts/build-fixture.ts FOLDER    into another folder
 *
 * The folder changes only when the build is complete. Exits with 2 when it could not be built.
 */
import path from 'node:path';
import {buildSite} from './support/site-build';

try {
  buildSite({
    folder: path.resolve(process.argv[2] ?? path.join(__dirname, '../build-fixture')),
    // A folder of its own: the build of the real site may be running beside this one.
    generatedFolder: '.docusaurus-fixture',
    options: ['--locale', 'en', '--config', 'tests/fixtures/site/docusaurus.config.ts'],
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
