import {expect, type Page, test} from '@playwright/test';
import {holdStart, openPage, waitForStart} from '../support/open-page';

const toggleOf = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('[4.1] the mode is light unless the system or the reader says otherwise', async ({page}) => {
  await openPage(page, '/docs');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page)).toBeNull();
});

test('[4.2][4.8][9.12] the toggle goes from system to light to dark, and stores what was chosen', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/docs');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  for (const [choice, mode, value] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'dark', 'system'],
    ['light', 'light', 'light'],
  ] as const) {
    await toggleOf(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(value);
  }
  await expect(page.getByRole('status').filter({hasText: 'Colors are light'})).toBeAttached();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('[4.3] without a choice the mode follows the system while the page is open', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, '/docs');
  await expect(toggleOf(page)).toBeEnabled();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggleOf(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('[4.6] a choice in another tab changes this one', async ({page, context}) => {
  await openPage(page, '/docs');
  await expect(toggleOf(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/docs/concepts');
  await toggleOf(other).click();
  await toggleOf(other).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
});

test('[4.6][4.8] the choice "system" stays stored, whatever other tabs show', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/docs');
  await expect(toggleOf(page)).toBeEnabled();
  const other = await context.newPage();
  await openPage(other, '/docs/concepts');
  await toggleOf(other).click();
  for (const tab of [other, page]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await stored(tab)).toBe('system');
  }
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggleOf(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await stored(other)).toBe('light');
});

test('[4.6] a storage that another tab wipes is a choice that is gone', async ({page, context}) => {
  await openPage(page, '/docs');
  await toggleOf(page).click();
  await toggleOf(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await openPage(other, '/docs/concepts');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggleOf(page)).toHaveAccessibleName(/system mode/);
  expect(await stored(page)).toBeNull();
});

test('[4.3] a change of the system before the page is alive is followed', async ({page}) => {
  const start = await holdStart(page);
  await page.goto('/docs', {waitUntil: 'commit'});
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  start();
  await waitForStart(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggleOf(page).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

/** Colors of one element of each kind, as the browser shows them. */
const colorsOf = (page: Page) =>
  page.evaluate(() =>
    [
      'html',
      '.navbar',
      'h1',
      '.markdown p',
      '.markdown a',
      'pre',
      '.token.comment',
      '.token.string',
      ':not(pre) > code',
      '.theme-admonition',
      'th',
      '.menu__link--active',
      '.table-of-contents__link',
      '.pagination-nav__link',
      '.footer',
    ].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `no ${selector} on this page`;
      const {color, backgroundColor, borderColor, colorScheme} = getComputedStyle(element);
      return [selector, color, backgroundColor, borderColor, colorScheme].join(' | ');
    }),
  );

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[4.3] the mode follows the system, in all colors', async ({page, browser, baseURL}) => {
    const withScript = await browser.newContext({
      baseURL,
      colorScheme: 'dark',
      javaScriptEnabled: true,
    });
    const alive = await withScript.newPage();
    await openPage(alive, '/docs/next/getting_started/quickstart');
    // Loaded again for each mode: links fade from one color to the other.
    const colorsIn = async (colorScheme: 'light' | 'dark'): Promise<string[]> => {
      await page.emulateMedia({colorScheme});
      await page.goto('/docs/next/getting_started/quickstart');
      return colorsOf(page);
    };
    const light = await colorsIn('light');
    const dark = await colorsIn('dark');
    expect(dark).toEqual(await colorsOf(alive));
    expect(dark.filter((colors) => light.includes(colors))).toEqual([]);
    await withScript.close();
  });

  test('[4.3] the bar has the logo of the mode', async ({page}) => {
    for (const [colorScheme, source] of [
      ['light', '/img/logo.svg'],
      ['dark', '/img/logo-dark.svg'],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto('/docs');
      await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', source);
    }
  });
});

test('[4.7] the toggle is disabled until the page is alive', async ({page, request}) => {
  const html = await (await request.get('/docs')).text();
  const [button] = html.match(/<button[^>]*Switch between dark and light mode[^>]*>/) ?? [];
  expect(button).toContain('disabled');
  await openPage(page, '/docs');
  await expect(toggleOf(page)).toBeEnabled();
});
