import {expect, type Page} from '@playwright/test';
import {buildClassicSite} from '../support/classic-site';
import {classicTest} from '../support/classic-test';

/** What the README of the package tells a site to have, beside the template's own configuration. */
const config = `
  import {withStaticContent} from '@docs-kit/static-content';
  import template from './docusaurus.config.js';
  export default withStaticContent({
    ...template,
    future: {v4: true, experimental_faster: {swcJsLoader: true, rspackBundler: true}},
  });`;

const test = classicTest('static', () => {
  return buildClassicSite(['static-content'], [], {
    files: {'static.config.js': config},
    config: 'static.config.js',
  });
});

/** Opens a page, and waits until the application has taken it over. */
async function open(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(address);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  return errors;
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('the classic template with static-content alone leads from its home page through guides', async ({
  page,
}) => {
  const errors = await open(page, '/');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.getByRole('link', {name: 'Tutorial', exact: true}).first().click();
  await expect(title(page)).toHaveText('Tutorial Intro');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Tutorial - Basics').click();
  await expect(title(page)).toHaveText('Tutorial - Basics');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Create a Page/})
    .last()
    .click();
  await expect(title(page)).toHaveText('Create a Page');
  await expect(page.locator('article pre').first()).toContainText('MyReactPage');
  await page.goBack();
  await expect(title(page)).toHaveText('Tutorial - Basics');
  await page.goBack();
  await expect(title(page)).toHaveText('Tutorial Intro');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('its blog shows its posts in a list and on their pages, opened or gone to', async ({page}) => {
  const errors = await open(page, '/blog');
  const posts = page.locator('main article');
  const texts = await posts.allInnerTexts();
  expect(texts.length).toBeGreaterThan(2);
  await page.getByRole('link', {name: 'Welcome', exact: true}).last().click();
  await expect(title(page)).toHaveText('Welcome');
  await expect(posts).toContainText('Docusaurus blogging features');
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(posts).toHaveCount(texts.length);
  expect(await posts.allInnerTexts()).toEqual(texts);
  await page.getByRole('link', {name: 'Tutorial', exact: true}).first().click();
  await expect(title(page)).toHaveText('Tutorial Intro');
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(posts).toHaveCount(texts.length);
  expect(await posts.allInnerTexts()).toEqual(texts);
  expect(errors).toEqual([]);
});

test('its color mode changes, and stays on the next page', async ({page}) => {
  const errors = await open(page, '/docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const mode = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(async () => {
    await mode.click();
    await expect(html).toHaveAttribute('data-theme', 'dark', {timeout: 1000});
  }).toPass();
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('main article').first()).toContainText('Welcome');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});
