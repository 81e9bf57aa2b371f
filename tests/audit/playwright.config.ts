import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {requireBrowser} from '../support/programs';

/**
 * Checks the pages of a build with axe, in both color modes, as wide as a phone and a desktop, and that
 * tables about failures fit there.
 *
 *   npm run audit                      all pages in `build`, or in the folder that SITE_BUILD names
 *   npm run audit -- --grep @kind      one page of each kind: the heaviest of each folder of guides
 *   npm run audit -- --grep docs/next  the pages whose path has these words
 *   npm run audit -- --shard 2/4       the second of four equal parts, for machines side by side
 *   npm run audit -- --last-failed     the pages that had findings
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.resolve(__dirname, '../../test-results/audit'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  timeout: 120_000,
  reporter: [['dot']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: requireBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
