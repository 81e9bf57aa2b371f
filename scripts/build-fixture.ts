/**
 * Builds the fixture site of the browser tests.
 *
 *   npx tsx scripts/build-fixture.ts            into the folder build-fixture
 *   npx tsx scripts/build-fixture.ts FOLDER     into another folder
 *   npx tsx scripts/build-fixture.ts --plain    without static content, into the folder build-fixture-plain
 *
 * The folder changes only when the build is complete. Exits with 2 when it could not be built.
 */
import path from 'node:path';
import {buildSite} from '@docs-kit/static-hosting';
import {runCommand} from './support/run-command';

const root = path.resolve(__dirname, '..');
const [argument = ''] = process.argv.slice(2);
const isPlain = argument === '--plain';
const name = isPlain ? 'build-fixture-plain' : 'build-fixture';
// The configuration of the site reads it.
if (isPlain) process.env.STATIC_CONTENT = 'off';

void runCommand(() => {
  buildSite({
    root,
    folder: path.resolve(isPlain || argument === '' ? path.join(root, name) : argument),
    // A folder of its own: the build of the real site may be running beside this one.
    generatedFolder: '.docusaurus-fixture',
    options: ['--locale', 'en', '--config', 'tests/fixtures/site/docusaurus.config.ts'],
  });
});
