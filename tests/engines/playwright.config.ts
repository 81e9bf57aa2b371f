import path from 'node:path';
import {defineConfig} from '@playwright/test';
import type {EngineName} from './support/reader';

const engines: readonly EngineName[] = ['chromium', 'firefox'];

/**
 * What readers do, in each engine of browsers, against a finished build: `build`, or the folder that
 * SITE_BUILD names. `npm test` builds first. One engine alone: `--project firefox`.
 */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: __dirname,
  outputDir: path.join(__dirname, '../../test-results/engines'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['list'],
    ['json', {outputFile: path.join(__dirname, '../../test-results/engines.json')}],
  ],
  projects: engines.map((engineName) => ({name: engineName, use: {engineName}})),
});
