import {expect, type Page, test} from '@playwright/test';
import {openPage, waitForStart} from '../../scripts/support/open-page';

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
