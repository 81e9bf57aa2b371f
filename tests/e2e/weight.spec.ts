import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, type Page, test} from '@playwright/test';
import {buildFolder} from '../support/build';
import {waitForStart} from '../support/open-page';

const kinds: readonly (readonly [kind: string, route: string])[] = [
  ['home page', '/'],
  ['guide', '/docs/getting_started/quickstart'],
  ['guide', '/docs/next/building_applications/rag'],
  ['operation page', '/docs/api/create-response'],
  ['operation page', '/docs/next/api/create-response'],
  ['provider page', '/docs/providers/inference/remote_ollama'],
  ['search page', '/search'],
];

/** Largest weight of the script that runs while a page is read, and of all scripts, in bytes of brotli. */
const pageScript = 3 * 1024;
const allScripts = 134 * 1024;

/** Lists the scripts that a page loads from here on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Weighs the scripts as they were built: a server may close a connection at the moment it is asked again. */
const weigh = (scripts: readonly string[]): number =>
  scripts.reduce(
    (sum, script) => sum + brotliCompressSync(readFileSync(path.join(buildFolder, script))).length,
    0,
  );

for (const [kind, route] of kinds) {
  test(`a ${kind} loads 3 KB of JavaScript before it can be read, and 134 KB in all: ${route}`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(route);
    // What has begun before the load event, up to which the browser draws the page.
    const before = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name, startTime}) => {
          const [navigation] = performance.getEntriesByType('navigation');
          const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
          return /\.js$/.test(name) && startTime < loaded;
        })
        .map(({name}) => new URL(name).pathname),
    );
    expect(before).toHaveLength(1);
    expect(weigh(before)).toBeLessThanOrEqual(pageScript);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    const all = weigh([...new Set(scripts)]);
    expect(all).toBeGreaterThan(50 * 1024);
    expect(all).toBeLessThanOrEqual(allScripts);
  });
}
