import {expect, type Page, test} from '@playwright/test';
import {openPage} from '../../scripts/support/open-page';

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
    ['system', 'dark', null],
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

test('[4.7] the toggle is disabled until the page is alive', async ({page, request}) => {
  const html = await (await request.get('/docs')).text();
  const [button] = html.match(/<button[^>]*Switch between dark and light mode[^>]*>/) ?? [];
  expect(button).toContain('disabled');
  await openPage(page, '/docs');
  await expect(toggleOf(page)).toBeEnabled();
});
