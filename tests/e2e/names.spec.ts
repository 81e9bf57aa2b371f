import {expect, type Page, test} from '@playwright/test';
import {latestVersion} from '../../src/site/versions';
import {openPage} from '../support/open-page';

const guide = '/docs/next/getting_started/quickstart';
const phone = {width: 390, height: 844};

/** Each visible block of code: whether it scrolls sideways, and whether it is a stop of the keyboard. */
const blocksOf = (page: Page) =>
  page.locator('pre:visible').evaluateAll((blocks) =>
    blocks.map((block) => ({
      scrolls: block.scrollWidth > block.clientWidth,
      isStop: block.hasAttribute('tabindex'),
    })),
  );

for (const width of [1280, 390]) {
  test(`code is a stop of the keyboard only where it scrolls: ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, guide);
    await expect
      .poll(async () => (await blocksOf(page)).filter(({scrolls, isStop}) => scrolls !== isStop))
      .toEqual([]);
    const blocks = await blocksOf(page);
    expect(blocks.some(({isStop}) => !isStop)).toBe(true);
    if (width === 390) expect(blocks.some(({isStop}) => isStop)).toBe(true);
  });
}

test('code and tables that scroll are named after the heading above them', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await openPage(page, '/docs/providers/inference/remote_bedrock');
  await expect(
    page.getByRole('group', {name: 'Table in Configuration, scrolls sideways', exact: true}),
  ).toBeVisible();
  await openPage(page, '/docs/providers/inference/remote_ollama');
  await expect(
    page.getByRole('group', {name: /^Code in .+, scrolls sideways$/}).first(),
  ).toBeVisible();
});

test('the contents of a page are a landmark on a phone, whose button says if it is open', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, guide);
  const contents = page.getByRole('navigation', {name: 'Contents of this page'});
  const button = contents.getByRole('button', {name: 'On this page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test("the browser's own name of the link to the latest release has its spaces", async ({page}) => {
  await openPage(page, guide);
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({role}) => role?.value === 'link')
    .map(({name}): unknown => name?.value);
  expect(names).toContain(`Read this page for ${latestVersion.label}`);
});

for (const [route, title] of [
  ['/docs/getting_started/quickstart', 'Quickstart | Llama Stack'],
  [guide, 'Quickstart (Next) | Llama Stack'],
  ['/docs/api/create-response', 'Create a response | Llama Stack'],
  ['/docs/next/api/create-response', 'Create a response (Next) | Llama Stack'],
  [
    '/docs/next/api-deprecated/create-agent',
    'Create an agent (deprecated API, Next) | Llama Stack',
  ],
  [
    '/docs/next/api-experimental/create-agent',
    'Create an agent (experimental API, Next) | Llama Stack',
  ],
] as const) {
  test(`the title names the version and the level: ${route}`, async ({page}) => {
    await page.goto(route);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  });
}

test('space opens a category of the sidebar that has no page', async ({page}) => {
  await openPage(page, '/docs/concepts');
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: 'Advanced APIs', exact: true});
  await category.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});

test('[2.16] what leads away in the small menu is a link, what opens is a button', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  const reference = menu.getByRole('button', {name: 'Menu of API Reference'});
  const versions = menu.getByRole('button', {name: 'Versions', exact: true});
  for (const [button, entry] of [
    [reference, 'Stable APIs'],
    [versions, 'Next'],
  ] as const) {
    const before = await button.getAttribute('aria-expanded');
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).not.toHaveAttribute('aria-expanded', before ?? '');
    if (before === 'true') await page.keyboard.press('Space');
    await expect(menu.getByRole('link', {name: entry, exact: true})).toBeVisible();
  }
  await menu.getByRole('link', {name: 'API Reference', exact: true}).click();
  await expect(page).toHaveURL('/docs/api-overview');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

for (const [result, permission] of [
  ['Copied', 'granted'],
  ['Copy failed', 'refused'],
] as const) {
  test(`a copy that is ${permission} says "${result}"`, async ({page}) => {
    await page.addInitScript((isGranted) => {
      navigator.clipboard.writeText = () =>
        isGranted ? Promise.resolve() : Promise.reject(new Error('Not allowed'));
    }, permission === 'granted');
    await openPage(page, guide);
    const block = page.locator('pre').first();
    await block.hover();
    const button = page.getByRole('button', {name: 'Copy code'}).first();
    await button.click();
    await expect(button).toHaveText(result);
    await expect(page.getByRole('status').filter({hasText: result})).toBeAttached();
    await expect(button).toHaveText('Copy');
  });
}

test('the title of a page that the reader goes to is announced, that of the first is not', async ({
  page,
}) => {
  await openPage(page, '/docs/concepts/architecture');
  const announcement = page.getByRole('status').filter({hasText: 'Llama Stack'});
  await expect(announcement).toHaveCount(0);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Quickstart', exact: true})
    .click();
  await expect(announcement).toHaveText('Quickstart | Llama Stack');
});

for (const route of ['/', '/docs/next/getting_started/quickstart', '/docs/api/create-response']) {
  test(`links that open a new tab say so, to the eye and to screen readers: ${route}`, async ({
    page,
  }) => {
    await openPage(page, route);
    const links = await page.locator('a[target="_blank"]:visible').all();
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      await expect(link).toHaveAccessibleName(/\S \(opens in a new tab\)$/);
      const mark = await link.locator('.new-tab').boundingBox();
      expect(mark?.width).toBeGreaterThan(6);
      expect(mark?.width).toBeLessThan(30);
    }
  });
}

for (const route of ['/docs/next/getting_started/quickstart', '/docs/next/api/create-response']) {
  test(`the name of a heading is its words alone: ${route}`, async ({page}) => {
    await openPage(page, route);
    const headings = await page.getByRole('main').locator('h2, h3, h4').all();
    expect(headings.length).toBeGreaterThan(4);
    for (const heading of headings) {
      const words = (await heading.innerText()).replace('\u200b', '').trim();
      await expect(heading).toHaveAccessibleName(words);
    }
    await expect(page.getByRole('link', {name: /^Direct link to/}).first()).toBeAttached();
  });
}
