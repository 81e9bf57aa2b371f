import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {requireBrowser} from '../support/programs';

/**
 * Compares pages of the build with pictures of how they should look. Fonts differ from machine to
 * machine, so the other tests do not include this one.
 *
 *   npx playwright test --config tests/visual/playwright.config.ts    compare
 *   … --update-snapshots                                              take the pages as they are
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.resolve(__dirname, '../../test-results/visual'),
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  expect: {
    // Edges of letters may differ; a box that moves changes more than this.
    toHaveScreenshot: {animations: 'disabled', threshold: 0.25, maxDiffPixelRatio: 0.005},
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: requireBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
