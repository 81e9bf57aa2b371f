import {expect, type Locator, test} from '@playwright/test';
import {openPage} from '../support/open-page';

const route = '/docs/next/api/create-response';
const property = 'schema-ResponseOutputMessageFunctionToolCall-arguments';

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());

for (const [width, lowest] of [
  [1280, 800],
  [390, 1100],
] as const) {
  test(`what one sends begins near the top of an operation page: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, route);
    const {top} = await boxOf(page.locator('#body'));
    expect(top).toBeGreaterThan(100);
    expect(top).toBeLessThan(lowest);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('samples are beside the request and the response, and stay in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, route);
  const request = await boxOf(page.locator('#body'));
  const samples = page.locator('#example');
  expect((await boxOf(samples)).left).toBeGreaterThan(request.right);
  for (const place of ['#response-200', '#schema-ResponseOutputItem']) {
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(samples).toBeInViewport();
  }
});

test('parts of an operation page follow one another on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, route);
  const tops = await Promise.all(
    ['#body', '#example', '#responses', '#details', '#changes'].map(
      async (place) => (await boxOf(page.locator(place))).top,
    ),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('the address of a property opens the schema that hides it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, `${route}#${property}`);
  await expect(page.locator(`#${property}`)).toBeInViewport();
  await expect(page.locator(`#${property}`)).toBeFocused();
  await expect(page.locator('#schema-ResponseText-format')).toBeHidden();
});

test('the name of a schema leads to it and opens it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, route);
  await page.getByRole('link', {name: 'ResponseText', exact: true}).first().click();
  await expect(page.locator('#schema-ResponseText-format')).toBeInViewport();
});

test('paper has every schema open', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, route);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(`#${property}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('schemas open, and the contents are on the page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(route);
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    await expect(page.locator(`#${property}`)).toBeHidden();
    const closed = page.locator('details', {has: page.locator(`#${property}`)});
    for (const details of await closed.all()) await details.locator('> summary').click();
    await expect(page.locator(`#${property}`)).toBeVisible();
    const contents = page.getByRole('navigation', {name: 'Contents of this page'});
    await expect(contents.getByRole('link', {name: 'Responses', exact: true})).toBeVisible();
  });
});

test('the list of contents follows the reader', async ({page}) => {
  await page.setViewportSize({width: 2000, height: 700});
  await openPage(page, `${route}#changes`);
  const contents = page.getByRole('navigation', {name: 'Contents of this page'});
  const current = contents.locator('.table-of-contents__link--active');
  await expect(current).toHaveText('Changes');
  await expect(current).toBeInViewport({ratio: 1});
  await page.locator('#responses').evaluate((element) => element.scrollIntoView());
  await expect(current).not.toHaveText('Changes');
  await expect(current).toBeInViewport({ratio: 1});
});

for (const [width, address] of [
  [390, route],
  [390, '/docs/getting_started/quickstart'],
  [1280, route],
] as const) {
  test(`the contents stay at the top and close after a choice: ${address} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, address);
    await page.locator('.theme-doc-footer').scrollIntoViewIfNeeded();
    const contents = page.getByRole('navigation', {name: 'Contents of this page'});
    const button = contents.getByRole('button', {name: 'On this page'});
    await expect(button).toBeInViewport();
    await button.click();
    const entry = contents.getByRole('link').nth(1);
    const id = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const heading = page.locator(`[id="${id.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    expect((await boxOf(heading)).top).toBeGreaterThanOrEqual((await boxOf(button)).bottom);
  });
}

for (const [address, current, other] of [
  [route, 'Stable', '/docs/next/api-deprecated/llama-stack-specification-deprecated-apis'],
  [
    '/docs/api-experimental/llama-stack-specification-experimental-apis',
    'Experimental',
    '/docs/api-deprecated/llama-stack-specification-deprecated-apis',
  ],
] as const) {
  test(`a switch above the sidebar leads to the other levels of the API: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 900});
    await openPage(page, address);
    const levels = page.getByRole('navigation', {name: 'Level of the API'});
    await expect(levels.getByRole('link')).toHaveText(['Stable', 'Experimental', 'Deprecated']);
    await expect(levels.locator('[aria-current]')).toHaveText(current);
    await levels.getByRole('link', {name: 'Deprecated'}).click();
    await expect(page).toHaveURL(new RegExp(`${other}$`));
    await expect(levels.locator('[aria-current]')).toHaveText('Deprecated');
  });
}

test('guides have no switch of levels', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openPage(page, '/docs/getting_started/quickstart');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Level of the API'})).toHaveCount(0);
});
