import {expect, type Page, test} from '@playwright/test';
import {openPage, waitForStart} from '../support/open-page';
import {staticContentAttribute} from '@docs-kit/static-content/page-data';

const text = `[${staticContentAttribute}]`;

/** Marks the elements of the text, so that others in their place would show. */
async function markText(page: Page): Promise<number> {
  return page.locator(text).evaluate((root) => {
    const elements = [...root.querySelectorAll<HTMLElement>('*')];
    for (const element of elements) element.dataset.mark = '';
    return elements.length;
  });
}

const marked = (page: Page) => page.locator(`${text} [data-mark]`);

/** Lists what the page asks for from now on, without its origin. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname !== '/img/favicon.svg') requests.push(pathname);
  });
  return requests;
}

const routes = [
  '/docs/getting_started/quickstart',
  '/docs/next/api/create-response',
  '/docs/next/distributions/configuration',
  '/docs/next/upgrade',
  '/verification',
];

for (const route of routes) {
  test(`the text of the first page stays as the server has sent it: ${route}`, async ({page}) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(route);
    const count = await markText(page);
    expect(count).toBeGreaterThan(50);
    await waitForStart(page);
    await expect(marked(page)).toHaveCount(count);
    expect(messages).toEqual([]);
  });
}

test('a page that the reader goes on to is one request, and one to come back to is none', async ({
  page,
}) => {
  const [first, second] = ['/docs/next/concepts', '/docs/next/concepts/architecture'];
  await openPage(page, first);
  const count = await markText(page);
  const link = page.locator(text).locator(`a[href="${second}"]`).first();
  await page.waitForLoadState('networkidle');
  const requests = requestsOf(page);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Architecture');
  await expect(page).toHaveTitle(/^Architecture/);
  expect(requests).toEqual([second]);
  expect(await markText(page)).toBeGreaterThan(50);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Concepts');
  await expect(marked(page)).toHaveCount(count);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Architecture');
  expect(requests).toEqual([second]);
});

test('what a reader chose in a text is still chosen after a way back', async ({page}) => {
  await openPage(page, '/docs/next/api/create-response');
  const curl = page.getByRole('tab', {name: 'curl'}).first();
  await curl.click();
  const fold = page.locator(`${text} details`).first();
  await fold.locator('> summary').click();
  await page.locator(text).locator('a[href^="/docs/next/"]').first().click();
  await expect(page).not.toHaveURL(/create-response/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a response');
  await expect(curl).toHaveAttribute('aria-selected', 'true');
  await expect(fold).toHaveAttribute('open', '');
});

test('tabs, copying and filters work in a text that the reader has gone on to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/next/distributions/building_distro');
  await page.getByRole('link', {name: 'Configuration', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/configuration/i);
  await page.getByLabel('Filter', {exact: true}).first().fill('ollama');
  await expect(
    page
      .getByRole('status')
      .filter({hasText: / of \d+ variables/})
      .first(),
  ).toBeVisible();
  const copy = page.getByRole('button', {name: 'Copy code'}).first();
  await copy.focus();
  await copy.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('a link that is opened in another tab leaves the page as it is', async ({page, context}) => {
  await openPage(page, '/docs/next/concepts');
  const opened = context.waitForEvent('page');
  await page
    .locator(text)
    .locator('a[href^="/docs/next/"]')
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL('/docs/next/concepts');
});

test('a link of the site to an address without a page ends on the not-found page', async ({
  page,
}) => {
  await openPage(page, '/docs/next/concepts');
  const link = page.locator(text).locator('a[href^="/docs/next/"]').first();
  await link.evaluate((element) => element.setAttribute('href', '/docs/next/no/such/page'));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL('/docs/next/no/such/page');
});

test('a page is fetched ahead for a pointer that stays on its link, not for one on its way', async ({
  page,
}) => {
  await openPage(page, '/docs/next/concepts');
  await page.waitForLoadState('networkidle');
  const links = page.locator(text).locator('a[href^="/docs/next/"]');
  const meant = links.nth(2);
  const address = (await meant.getAttribute('href')) ?? '';
  const passed = await links.nth(0).getAttribute('href');
  const requests = requestsOf(page);
  // The clock of the page is stopped, or a slow machine would leave the pointer on the first link.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await links.nth(0).hover();
  await page.clock.runFor(30);
  await page.mouse.move(0, 0);
  await meant.hover();
  await page.clock.runFor(100);
  await expect.poll(() => requests).toEqual([address]);
  expect(passed).not.toBe(address);
});
