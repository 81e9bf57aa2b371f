import {expect, test} from '@playwright/test';

const quickstart = '/docs/getting_started/quickstart';

test('a page is copied as Markdown with the keyboard, and the button says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(quickstart);
  const button = page.getByRole('button', {name: 'Copy as Markdown'});
  await expect(async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
  }).toPass();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# Quickstart\n\n> Version: /);
});

test('a page in parts is copied whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/references/python_sdk_reference');
  const button = page.getByRole('button', {name: 'Copy as Markdown'});
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText('Copied');
  }).toPass();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const headings = await page.locator('article h2').count();
  expect(text.match(/^## /gm)).toHaveLength(headings);
});

test('the button says that a copy could not be loaded', async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await page.goto(quickstart);
  const button = page.getByRole('button', {name: 'Copy as Markdown'});
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText('Copy failed');
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the copy of a page is a link away, and no button is shown that does nothing', async ({
    page,
  }) => {
    await page.goto(quickstart);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      `${quickstart}.md`,
    );
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeHidden();
  });
});
