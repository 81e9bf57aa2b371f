import {expect, type Page} from '@playwright/test';
import {buildClassicSite} from '../support/classic-site';
import {classicTest} from '../support/classic-test';

const options = {
  hashed: true,
  indexPages: true,
  highlightSearchTermsOnTargetPage: true,
  searchContextByPaths: ['docs', 'blog'],
  searchResultLimits: 3,
  searchBarShortcutKeymap: '/',
};

const test = classicTest('classic', () => {
  const theme = JSON.stringify(['@docs-kit/docs-search', options]);
  return buildClassicSite(['docs-search'], [`themes: [${theme}],`]);
});

const box = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const results = (page: Page) => page.getByRole('option');

test('the classic template with docs-search alone is read, and gone through', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto('/');
  await page.getByRole('link', {name: 'Tutorial', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorial Intro');
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(box(page)).toBeVisible();
  const mode = page.getByRole('button', {name: /Switch between dark and light mode/});
  const choice = await page.locator('html').getAttribute('data-theme-choice');
  await mode.first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', choice ?? '');
  expect(errors).toEqual([]);
});

test('its bar opens with the shortcut of the options, and lists as many results as they say', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  // The template has no script before its application, so keys that come earlier are lost.
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('markdown');
  await expect(results(page)).toHaveCount(4);
  await expect(results(page).last()).toHaveText('See all results within "docs"');
  await expect(results(page).first()).toHaveAttribute('href', /markdown/);
});

test('what its bar says to screen readers alone takes no room in the navbar', async ({page}) => {
  await page.goto('/docs/intro');
  await box(page).fill('markdown');
  const said = page.getByRole('navigation', {name: 'Main'}).getByRole('status').last();
  await expect(said).toHaveText(/result/);
  await expect(said).toHaveCSS('width', '1px');
  await expect(said).toHaveCSS('position', 'absolute');
});

test('a result of it leads to its section, with the words marked in the color of the site', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await box(page).fill('admonitions');
  await expect(results(page).first()).toContainText('Admonitions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/tutorial-basics\/markdown-features#admonitions$/);
  const mark = page.locator('article mark').first();
  await expect(mark).toHaveText(/^admonitions$/i);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('article mark')).toHaveCount(0);
});

test('its search page finds documents, posts and pages, and keeps to a context', async ({page}) => {
  await page.goto('/search?q=docusaurus');
  const links = page.locator('main article h2 a');
  await expect(links.first()).toBeVisible();
  await expect(page.getByLabel('Version', {exact: true})).toHaveCount(0);
  await page.getByLabel('In', {exact: true}).selectOption('blog');
  await expect(page).toHaveURL(/ctx=blog/);
  await expect(links.first()).toHaveAttribute('href', /^\/blog\//);
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect(href).toMatch(/^\/blog\//);
});
