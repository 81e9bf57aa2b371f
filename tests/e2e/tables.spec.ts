import {expect, type Locator, type Page, test} from '@playwright/test';
import {openPage} from '../support/open-page';

const tables = '/docs/next/distributions/configuration';
const place = 'distributions';

const top = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const waiting = (page: Page): Locator =>
  page.locator('html[data-late-tables], side-scroll[data-rows]:not([data-laid-out])');

for (const width of [390, 1280]) {
  test.describe(`a page of tables, ${width} pixels wide`, () => {
    test.use({viewport: {width, height: 850}});

    test('gives each table its height when it is opened at its top', async ({page}) => {
      await page.goto(tables);
      await expect(page.locator('side-scroll[data-rows]')).not.toHaveCount(0);
      await expect(waiting(page)).toHaveCount(0);
      const heights = await page
        .locator('side-scroll[data-rows]')
        .evaluateAll((all) =>
          all.map((table) => table.clientHeight - (table.firstElementChild?.clientHeight ?? 0)),
        );
      expect(heights.filter((difference) => Math.abs(difference) > 20)).toEqual([]);
    });

    test('shows the place that its address names, and keeps it there', async ({page}) => {
      await page.goto(`${tables}#${place}`);
      await expect(waiting(page)).toHaveCount(0);
      const target = page.locator(`#${place}`);
      const shown = await top(target);
      expect(shown).toBeGreaterThan(50);
      expect(shown).toBeLessThan(200);
      // By a style: hydration would throw out an element that React did not render.
      const title = page.locator('article h1');
      const before = await top(title);
      await title.evaluate((element) => {
        element.style.paddingBottom = '300px';
      });
      // Browsers scroll by whole pixels, and the target may be between two.
      await expect.poll(async () => Math.abs((await top(title)) - before + 300)).toBeLessThan(2);
      await expect.poll(async () => Math.abs((await top(target)) - shown)).toBeLessThan(2);
    });
  });
}

test('a link to a place is followed exactly while tables wait', async ({page}) => {
  // Without the script of the page they wait for good.
  await page.route('**/assets/js/page.*.js', (route) => route.abort());
  await page.setViewportSize({width: 1280, height: 850});
  await page.goto(tables);
  await expect(page.locator('html[data-late-tables]')).toHaveCount(1);
  await page.locator(`.table-of-contents a[href="#${place}"]`).click();
  await expect(page.locator('html[data-late-tables]')).toHaveCount(0);
  const target = page.locator(`#${place}`);
  await expect.poll(() => top(target)).toBeGreaterThan(50);
  await expect.poll(() => top(target)).toBeLessThan(200);
});

test('a page without tables does not have those of later pages wait', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html[data-theme-choice]')).toHaveCount(1);
  await expect(page.locator('side-scroll[data-rows]')).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);
});

test('a link to a place on a page of tables shows the place', async ({page}) => {
  await openPage(page, '/docs/next/api-overview');
  await page.getByRole('link', {name: 'access policy'}).click();
  await expect(page).toHaveURL(/distributions\/configuration#access-policy$/);
  const target = page.locator('#access-policy');
  await expect.poll(() => top(target)).toBeGreaterThan(50);
  await expect.poll(() => top(target)).toBeLessThan(200);
});
