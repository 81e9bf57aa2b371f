import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {findWebKit, webKitIsLeftOut} from '../support/programs';
import {type EngineName, engineNames} from './support/reader';

const results = path.join(__dirname, '../../test-results');

const engines = engineNames.filter((name) => name !== 'webkit' || findWebKit());
// Each worker reads this file, too.
if (!engines.includes('webkit') && !process.env.TEST_WORKER_INDEX) console.log(webKitIsLeftOut);

/** Tests of what only Chromium can tell. */
const ofChromium = '**/memory.spec.ts';

/**
 * What is not run with every change, because it takes long or depends on chance: journeys, memory, all of
 * WebKit, and in Firefox what shows that these tests can fail. `ENGINES=all` runs everything, as each night.
 */
const leftOut: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['**/journeys.spec.ts', '**/memory.spec.ts'],
  firefox: ['**/journeys.spec.ts', '**/can-fail.spec.ts'],
  webkit: ['**/*.spec.ts'],
};

const isWhole = process.env.ENGINES === 'all';

/**
 * What readers do, in each engine of browsers, against a finished build: `build`, or the folder that
 * SITE_BUILD names. `npm test` builds first. One engine alone: `--project=firefox`.
 */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: __dirname,
  outputDir: path.join(results, 'engines'),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine gets a second try, and the test is listed as flaky; each night there is none.
  retries: isWhole ? 0 : 1,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['list'],
    ['junit', {outputFile: path.join(results, 'engines.xml'), includeProjectInTestName: true}],
  ],
  projects: engines.map((engineName) => ({
    name: engineName,
    testIgnore: [
      ...(engineName === 'chromium' ? [] : [ofChromium]),
      ...(isWhole ? [] : leftOut[engineName]),
    ],
    use: {engineName},
  })),
});
