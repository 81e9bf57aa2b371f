import {expect, type Page, test} from '@playwright/test';
import {holdStart, openPage, waitForStart} from '../support/open-page';

/** One page of each kind, and an address inside a page. */
const routes = [
  '/',
  '/docs/getting_started/quickstart#related-pages',
  '/docs/next/api/create-response',
  '/docs/tags',
  '/search',
  '/no/such/page',
];

const bannerOf = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Your Docusaurus site did not load properly.'});

for (const route of routes) {
  test(`[8.2] a page whose script is missing says that it did not load: ${route}`, async ({
    page,
  }) => {
    await page.route('**/assets/js/main.*.js', (request) => request.fulfill({status: 404}));
    await page.goto(route);
    await expect(bannerOf(page)).toBeInViewport();
    await expect(bannerOf(page)).toContainText('Current configured baseUrl = /');
    await page.unroute('**/assets/js/main.*.js');
    await bannerOf(page).getByRole('link', {name: 'Load it again'}).click();
    await waitForStart(page);
    await expect(bannerOf(page)).toHaveCount(0);
  });
}

for (const [missing, files] of [
  ['the style sheet too', '**/assets/**'],
  ['the script that loads the others', '**/assets/js/runtime~main.*.js'],
] as const) {
  test(`[8.2] a site that does not start says that its base URL may be wrong: without ${missing}`, async ({
    page,
  }) => {
    await page.route(files, (request) => request.abort());
    await page.goto('/');
    await page.mouse.wheel(0, 10);
    await expect(bannerOf(page)).toBeVisible();
    await expect(bannerOf(page)).toContainText('baseUrl');
  });
}

test('[8.2] a page that starts says nothing of the kind', async ({page}) => {
  await openPage(page, '/');
  await expect(bannerOf(page)).toHaveCount(0);
});

test('a pointer that rests where a page appears does not start the application, and one that moves does', async ({
  page,
}) => {
  // Chromium sends the first of these events by itself now and then.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      const states = [0, 1].map((movementX) => {
        window.dispatchEvent(new PointerEvent('pointermove', {movementX}));
        return root.getAttribute('data-application');
      });
      root.setAttribute('data-states', states.join(' '));
    });
  });
  await page.goto('/docs/concepts');
  await expect(page.locator('html')).toHaveAttribute('data-states', 'planned loading');
  await waitForStart(page);
});

test('a control that is pressed before the start shows that it waits, and answers to the next press', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const start = await holdStart(page);
  await page.goto('/docs/concepts');
  const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('status').filter({hasText: 'still loading'})).toBeAttached();
  start();
  await waitForStart(page);
  await expect(menu).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeInViewport({ratio: 1});
});

test('a category without a page stays on the page before the start, and keeps the focus', async ({
  page,
}) => {
  const start = await holdStart(page);
  await page.goto('/docs/concepts');
  const category = page.getByRole('button', {name: 'Advanced APIs'}).first();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/docs/concepts');
  start();
  await waitForStart(page);
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('without its data a page says so, and its links lead on', async ({page}) => {
  await page.route('**/assets/json/*.json', (request) => request.fulfill({status: 404}));
  await page.goto('/docs/concepts');
  const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(alert).toBeInViewport();
  await page.getByRole('link', {name: 'Building applications'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Building applications');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
});

test('a closed announcement stays closed while the page is loaded', async ({page}) => {
  await openPage(page, '/docs/concepts');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  const start = await holdStart(page);
  await page.reload();
  await expect(bar).toBeHidden();
  start();
  await waitForStart(page);
  await expect(bar).toHaveCount(0);
});
