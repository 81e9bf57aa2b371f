import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';

const budgets: readonly (readonly [kind: string, route: string, kilobytes: number])[] = [
  ['guide', '/docs/getting_started/quickstart', 170],
  ['guide', '/docs/next/building_applications/rag', 170],
  ['operation page', '/docs/api/create-response', 180],
  ['operation page', '/docs/next/api/create-response', 180],
  ['operation page', '/docs/next/api-experimental/create-agent-turn', 180],
];

for (const [kind, route, kilobytes] of budgets) {
  test(`a ${kind} loads at most ${kilobytes} KB of brotli JavaScript: ${route}`, async ({page}) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    const bytes = scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
  });
}
