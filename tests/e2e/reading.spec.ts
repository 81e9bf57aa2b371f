import {expect, type Page, test} from '@playwright/test';
import {documentation} from '../../src/site/product';
import {openPage} from '../support/open-page';

const operation = '/docs/next/api/create-chat-completion';
const guide = '/docs/next/getting_started/quickstart';

/** One page of each kind. */
const kinds = [
  '/',
  guide,
  '/docs/api-overview',
  '/docs/next/api/create-response',
  '/docs/api/llama-stack-specification',
  '/docs/tags',
  '/accessibility',
  '/writing-components',
  '/search',
  '/no/such/page',
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the sidebar shows methods in words, and says which operations are deprecated', async ({
  page,
}) => {
  await openPage(page, '/docs/next/api-deprecated/create-chat-completion');
  const current = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('[aria-current="page"]')
    .last();
  await expect(current).toBeInViewport();
  await expect(current).toHaveAccessibleName(/^POST .*\(deprecated\)$/);
  await expect(current.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
});

test('the current operation is scrolled into view in a long sidebar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await openPage(page, '/docs/next/api/list-routes');
  const current = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('.menu__link--active[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a field copies its address when its name is clicked, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, operation);
  await page.getByRole('link', {name: 'temperature', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  await expect(page).toHaveURL(`${operation}#body-temperature`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the address of a field leads to the field and moves the focus to it', async ({page}) => {
  await openPage(page, `${operation}#body-temperature`);
  const field = page.locator('#body-temperature');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('a page leads to its source and to an issue that names page and version', async ({page}) => {
  await openPage(page, guide);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${documentation.repositoryUrl}/edit/${documentation.branch}/docs/getting_started/quickstart.md`,
  );
  const href = await page
    .getByRole('link', {name: 'Report a problem with this page'})
    .getAttribute('href');
  const issue = new URL(href ?? '');
  expect(issue.href).toContain(`${documentation.repositoryUrl}/issues/new`);
  expect(issue.searchParams.get('title')).toBe('Quickstart (Next): ');
  expect(issue.searchParams.get('body')).toContain(`${documentation.url}${guide}`);
});

test('tabs of one group change together, by keyboard too, and stay on the next page', async ({
  page,
}) => {
  await openPage(page, operation);
  const first = page.getByRole('tablist').first();
  await first.getByRole('tab', {name: 'Python'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const second = first.getByRole('tab').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const chosen = await second.textContent();
  await expect(page.getByRole('tablist').last().getByRole('tab', {selected: true})).toHaveText(
    chosen ?? '',
  );
  await page.keyboard.press('End');
  await expect(first.getByRole('tab').last()).toBeFocused();
  await openPage(page, '/docs/next/api/create-embeddings');
  await expect(page.getByRole('tablist').first().getByRole('tab', {selected: true})).toHaveText(
    chosen ?? '',
  );
});

for (const [name, width, zoom] of [
  ['a phone', 390, 1],
  ['the narrowest phone, or 400 % zoom', 320, 1],
  ['text of twice the size', 780, 2],
] as const) {
  test(`nothing is wider than the page: ${name}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const route of kinds) {
      await openPage(page, route);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${16 * size}px`;
      }, zoom);
      expect(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  });
}

test('with forced colors the current page is marked by more than color', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, guide);
  await expect(page.locator('.menu__link--active').last()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('with reduced motion nothing takes longer than a millisecond', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, guide);
  for (const selector of ['.menu__link', '.navbar__link', '.theme-doc-sidebar-container']) {
    await expect(page.locator(selector).first()).toHaveCSS('transition-duration', '0.001s');
  }
});

test('a printed page is an article with every tab and the addresses of its links', async ({
  page,
}) => {
  await openPage(page, guide);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  for (const selector of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    'footer.footer',
  ]) {
    await expect(page.locator(selector).first()).toBeHidden();
  }
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
  const after = await page.evaluate(() => {
    const link = document.querySelector('.markdown a[href^="https://"]');
    return link && getComputedStyle(link, '::after').content;
  });
  expect(after).toContain('https://');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('pre').first()).toHaveCSS('white-space', 'pre-wrap');
  await expect(page.getByText(`${documentation.url}${guide}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all tabs are shown with their labels', async ({page}) => {
    await page.goto(operation);
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(panels.first()).toHaveAttribute('data-label', /\w/);
    await expect(page.getByRole('tablist').first()).toBeHidden();
  });

  test('menus, versions and the sidebar are links', async ({page}) => {
    await page.goto(guide);
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('link', {name: 'API Reference'}).hover();
    await expect(bar.getByRole('link', {name: 'Experimental APIs'})).toBeVisible();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Concepts', exact: true}).click();
    await expect(page).toHaveURL('/docs/next/concepts');
  });

  test('a phone has the bar and the sidebar as plain links', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(guide);
    await expect(page.getByRole('link', {name: 'API Reference'}).first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
  });
});
