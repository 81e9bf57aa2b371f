import {defineConfig} from '@playwright/test';
import {findHeadlessBrowser} from './tests/support/programs';

const port = 3123;

/** Browser tests against the finished build; `npm test` builds first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine gets a second try, and the test is listed as flaky; each night there is none.
  retries: 1,
  timeout: 60_000,
  expect: {timeout: 15_000},
  workers: 2,
  reporter: [['list'], ['junit', {outputFile: 'test-results/e2e.xml'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    viewport: {width: 1280, height: 800},
  },
  webServer: {
    command: `npx --no-install docusaurus serve --no-open --port ${port}`,
    url: `http://localhost:${port}/docs`,
    reuseExistingServer: false,
  },
});
