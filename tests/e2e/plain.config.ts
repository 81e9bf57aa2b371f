import path from 'node:path';
import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';

// Each worker reads this file before the tests.
process.env.FIXTURE_SITE = 'plain';

/**
 * Browser tests of the fixture site without static content. To build it:
 * `npx tsx tests/fixtures/build-site.ts --plain`.
 */
export default defineConfig({
  ...site,
  testDir: path.join(__dirname, 'fixture'),
  grepInvert: /@static-content/,
  outputDir: path.join(__dirname, '../../test-results/plain'),
  reporter: [
    ['list'],
    ['junit', {outputFile: path.join(__dirname, '../../test-results/e2e-plain.xml')}],
  ],
  webServer: undefined,
});
