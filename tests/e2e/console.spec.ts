import {expect, test} from '@playwright/test';
import {openPage, waitForStart} from '../support/open-page';

/** One page of each kind. */
const routes = [
  '/',
  '/docs',
  '/docs/next',
  '/docs/getting_started/quickstart',
  '/docs/next/concepts/architecture',
  '/docs/api-overview',
  '/docs/api/llama-stack-specification',
  '/docs/next/api-experimental/llama-stack-specification-experimental-apis',
  '/docs/next/api/create-response',
  '/docs/next/api/inference',
  '/docs/next/api-deprecated/create-chat-completion',
  '/docs/tags',
  '/docs/tags/overview',
  '/markdown-page',
  '/search?q=agents',
];

for (const route of routes) {
  test(`[1.4][7.1] ${route} writes no error to the console and asks no other host`, async ({
    page,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) problems.push(url);
    });
    await openPage(page, route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('[2.2] an unknown address shows the not-found page with ways on', async ({page}) => {
  const response = await page.goto('/docs/next/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL('/docs/getting_started/quickstart');
});

test('[2.2] the not-found page searches for what the reader wanted', async ({page}) => {
  await page.goto('/docs/next/no/such/page');
  await page.getByRole('searchbox', {name: 'Search for it'}).fill('quickstart');
  await page.getByRole('searchbox', {name: 'Search for it'}).press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=quickstart/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /quickstart/i})
      .first(),
  ).toBeVisible();
});

for (const address of ['/docs/nope', '/docs/next/nope', '/docs/Concepts', '/nope']) {
  test(`[2.2] an address that the server does not know is none in the browser: ${address}`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const isOfServer = message.text().includes('status of 404');
      if (message.type() === 'error' && !isOfServer) problems.push(message.text());
    });
    const response = await page.goto(address, {waitUntil: 'networkidle'});
    expect(response?.status()).toBe(404);
    await waitForStart(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page Not Found | Llama Stack');
    await expect(page).toHaveURL(address);
    expect(problems).toEqual([]);
  });
}

test('[2.2] a link within the application to an unknown address shows the not-found page', async ({
  page,
}) => {
  await openPage(page, '/docs/next/concepts');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/docs/next/nope');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page Not Found | Llama Stack');
});
