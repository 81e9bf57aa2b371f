import {expect, type Page} from '@playwright/test';
import {buildClassicSite} from '../support/classic-site';
import {classicTest} from '../support/classic-test';

/** What the README of the package tells a site to have, beside the template's own configuration. */
const config = `
  import {withStaticContent} from '@docs-kit/static-content';
  import template from './docusaurus.config.js';
  export default withStaticContent({
    ...template,
    future: {
      v4: true,
      experimental_faster: {swcJsLoader: true, rspackBundler: true, mdxCrossCompilerCache: false},
    },
  });`;

/** What the theme of Docusaurus makes work by the state of its components. */
const guide = `---
title: Guide with tabs
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" queryString>
  <TabItem value="linux" label="Linux">

\`\`\`bash
npm ci

npm test
\`\`\`

  </TabItem>
  <TabItem value="mac" label="macOS">For a Mac</TabItem>
</Tabs>

<Tabs groupId="os" lazy values={[{value: 'linux', label: 'Linux'}, {value: 'mac', label: 'macOS'}]}>
  <TabItem value="linux">Also for Linux</TabItem>
  <TabItem value="mac">Also for a Mac</TabItem>
</Tabs>

<details>
  <summary>Unfold it</summary>

  Folded text

</details>
`;

/** A page with state, whose front matter says so. */
const counter = `---
title: Counter
static_content: false
---

import {useState} from 'react';
import DocCardList from '@theme/DocCardList';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

<Counter />

\`\`\`bash
npm ci
\`\`\`

## Cards

<DocCardList />
`;

/** A page that gets the configuration as Docusaurus gives it to each page of `src/pages`. */
const about = `
  import Layout from '@theme/Layout';
  export default function About({config}) {
    return <Layout><h1>About {config.title}</h1></Layout>;
  }`;

const test = classicTest('static', () => {
  return buildClassicSite(['static-content'], [], {
    files: {
      'static.config.js': config,
      'docs/guide-with-tabs.mdx': guide,
      'docs/counter.mdx': counter,
      'src/pages/about.js': about,
    },
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

for (const way of ['opened', 'gone to'] as const) {
  test(`tabs and folds of its theme work on a guide that is ${way}`, async ({page}) => {
    const errors = await open(page, way === 'opened' ? '/docs/guide-with-tabs' : '/docs/intro');
    if (way === 'gone to') {
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Guide with tabs'}).click();
    }
    await expect(title(page)).toHaveText('Guide with tabs');
    await expect(page.getByText('For a Mac', {exact: true})).toBeHidden();
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    await expect(page.getByText('For a Mac', {exact: true})).toBeVisible();
    await expect(page.getByText('Also for a Mac')).toBeVisible();
    await expect(page.getByText('Also for Linux')).toBeHidden();
    await expect(page).toHaveURL(/\?os=mac$/);
    await page.reload();
    await expect(page.getByText('Also for a Mac')).toBeVisible();
    await expect(page.getByText('Folded text')).toBeHidden();
    await page.getByText('Unfold it').click();
    await expect(page.getByText('Folded text')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a code block of its theme has its button, which copies the lines', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox lets no test read the clipboard.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/guide-with-tabs');
  const copy = page.getByRole('button', {name: 'Copy', exact: true});
  await expect(copy).toHaveCount(1);
  await copy.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm ci\n\nnpm test');
});

for (const way of ['opened', 'gone to'] as const) {
  test(`React runs the content of a page that asks for it, and that is ${way}`, async ({page}) => {
    const errors = await open(page, way === 'opened' ? '/docs/counter' : '/docs/guide-with-tabs');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    if (way === 'gone to') await sidebar.getByRole('link', {name: 'Counter'}).click();
    await expect(title(page)).toHaveText('Counter');
    await page.getByRole('button', {name: 'Pressed 0'}).click();
    await expect(page.getByRole('button', {name: 'Pressed 1'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', {name: 'Cards'}).first()).toBeVisible();
    await sidebar.getByRole('link', {name: 'Guide with tabs'}).click();
    await expect(title(page)).toHaveText('Guide with tabs');
    await page.goBack();
    await expect(page.getByRole('button', {name: 'Pressed 0'})).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a page of its own gets the configuration of the site', async ({page}) => {
  const errors = await open(page, '/about');
  await expect(title(page)).toHaveText('About My Site');
  expect(errors).toEqual([]);
});
