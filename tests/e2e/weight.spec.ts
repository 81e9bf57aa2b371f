import {brotliCompressSync} from 'node:zlib';
import {expect, type Page, type Request, test} from '@playwright/test';
import {waitForStart} from '../../scripts/support/open-page';

const kinds: readonly (readonly [kind: string, route: string])[] = [
  ['home page', '/'],
  ['guide', '/docs/getting_started/quickstart'],
  ['guide', '/docs/next/building_applications/rag'],
  ['operation page', '/docs/api/create-response'],
  ['operation page', '/docs/next/api/create-response'],
  ['provider page', '/docs/providers/inference/remote_ollama'],
  ['search page', '/search'],
];

/** Sums up, from here on, the scripts that a page loads and those that it fetches ahead, in bytes of brotli. */
function weighScripts(page: Page): {readonly sums: () => Promise<{loaded: number; ahead: number}>} {
  const scripts: Request[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  return {
    sums: async () => {
      const sums = {loaded: 0, ahead: 0};
      for (const request of scripts) {
        // A browser may have dropped the body of what it has fetched ahead.
        const body = await (await page.request.get(request.url())).body();
        const isAhead = request.resourceType() !== 'script';
        sums[isAhead ? 'ahead' : 'loaded'] += brotliCompressSync(body).length;
      }
      return sums;
    },
  };
}

for (const [kind, route] of kinds) {
  test(`a ${kind} at rest loads 3 KB of JavaScript and fetches 100 KB ahead at most: ${route}`, async ({
    page,
  }) => {
    const scripts = weighScripts(page);
    await page.goto(route, {waitUntil: 'networkidle'});
    const {loaded, ahead} = await scripts.sums();
    expect(loaded).toBeGreaterThan(0);
    expect(loaded).toBeLessThanOrEqual(3 * 1024);
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(100 * 1024);
  });
}

for (const [kind, route] of kinds) {
  test(`a ${kind} that a reader uses runs at most 130 KB of JavaScript: ${route}`, async ({
    page,
  }) => {
    // What is fetched ahead of other pages is not run.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    const scripts = weighScripts(page);
    await page.goto(route);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    const {loaded} = await scripts.sums();
    expect(loaded).toBeGreaterThan(50 * 1024);
    expect(loaded).toBeLessThanOrEqual(130 * 1024);
  });
}
