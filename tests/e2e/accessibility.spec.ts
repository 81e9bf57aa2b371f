import {expect, test} from '@playwright/test';
import {findings, modes, widths} from '../support/axe';
import {openPage} from '../support/open-page';

/** One page of each kind. `npm run audit` checks all pages in the same way. */
const routes = [
  '/',
  '/docs/next/getting_started/quickstart',
  '/docs/providers/inference/remote_ollama',
  '/docs/api-overview',
  '/docs/next/api-experimental/llama-stack-specification-experimental-apis',
  '/docs/next/api/create-chat-completion',
  '/docs/next/api-deprecated/create-agent',
  '/docs/tags',
  '/docs/tags/overview',
  '/search?q=agents',
  '/accessibility',
  '/writing-components',
  '/no/such/page',
];

// The largest pages have thousands of elements, and axe looks at each.
test.describe.configure({timeout: 90_000});

for (const [index, route] of routes.entries()) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    // Modes and widths change places from route to route: each kind of fault shows in one of them.
    for (const [turn, width] of widths.entries()) {
      const mode = modes[(index + turn) % modes.length];
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await openPage(page, route);
      await page.waitForLoadState('networkidle');
      expect(await findings(page), `${mode}, ${width} pixels`).toEqual([]);
    }
  });
}

test('axe finds nothing in the open small menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeInViewport({ratio: 1});
  expect(await findings(page)).toEqual([]);
});

test('axe finds a picture without a text', async ({page}) => {
  await openPage(page, '/docs');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect((await findings(page)).join('\n')).toContain('image-alt');
});
