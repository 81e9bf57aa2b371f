import {expect, type Locator, type Page, test} from '@playwright/test';
import {openPage, waitForStart} from '../support/open-page';

const operation = '/docs/next/api/create-response';
const provider = '/docs/providers/inference/remote_ollama';
const settings = '/docs/providers/inference/remote_bedrock';

const left = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().left));

const width = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().width));

/**
 * The part of the window that moved since the page began to load, as browsers count it.
 * @param isParsed leaves out what moved while the page was read: on a slow machine, a browser shows the
 *   navbar before it has read all items, which are at its right
 */
const shiftOf = (page: Page, isParsed = false): Promise<number> =>
  page.evaluate((onlyLater) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const [navigation] = performance.getEntriesByType('navigation');
    const start = onlyLater ? (navigation as PerformanceNavigationTiming).domInteractive : 0;
    return observer
      .takeRecords()
      .filter(({startTime}) => startTime > start)
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  }, isParsed);

test('an operation page does not shift while it loads', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(operation, {waitUntil: 'networkidle'});
  await waitForStart(page);
  await page.locator('html[class*="docs-doc-id"]').waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

for (const width of [390, 1280]) {
  test(`results of a query in the address move nothing in view: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/search?q=vector+store', {waitUntil: 'networkidle'});
    await expect(page.locator('article [class*="snippet"]').last()).not.toBeEmpty();
    expect(await shiftOf(page, true)).toBeLessThan(0.005);
  });
}

test('the parts around the text are as wide as the text', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await openPage(page, operation);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  const text = page.locator('.theme-doc-markdown');
  for (const part of ['.theme-doc-version-banner', '.theme-doc-footer', '.pagination-nav']) {
    await expect.poll(async () => (await width(page.locator(part))) - (await width(text))).toBe(0);
  }
  expect(await width(text.locator('.markdown > p').first())).toBeLessThanOrEqual(40 * 16);
});

test('the note of a category in the sidebar is upright, open or closed', async ({page}) => {
  await openPage(page, '/docs/next/api-experimental/create-agent-turn');
  const category = page.locator('.menu__link[data-badge]').first();
  const turn = (): Promise<string> =>
    category.evaluate((link) => getComputedStyle(link, '::after').transform);
  await expect(category).toHaveAccessibleName(/coming soon/);
  expect(await turn()).toBe('none');
  await page.getByRole('button', {name: /^Expand sidebar category 'Post-training'/}).click();
  await expect(category.locator('xpath=../..').getByRole('list')).toBeVisible();
  expect(await turn()).toBe('none');
});

for (const screen of [1280, 390]) {
  test(`names in tables stay whole at ${screen} pixels`, async ({page}) => {
    await page.setViewportSize({width: screen, height: 800});
    await openPage(page, provider);
    const lines = await page
      .locator('td code')
      .filter({hasText: /^\w+$/})
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('what explains a row of a table has the width of the text on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, settings);
  const table = page.locator('table').first();
  const explanation = table.locator('td:last-child').first();
  expect((await width(table)) - (await width(explanation))).toBeLessThanOrEqual(2 * 16);
});

test('the edge of a table that scrolls says that there is more', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await openPage(page, settings);
  const table = page.getByRole('group', {name: /^Table .*scrolls sideways$/}).first();
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
});

test('the column that explains is wide enough on a desktop, and the table fits beside both sidebars', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, settings);
  const table = page.locator('table').first();
  expect(await width(table.locator('td:last-child').first())).toBeGreaterThanOrEqual(11 * 16);
  expect(
    await table.evaluate(
      ({parentElement: box}) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
    ),
  ).toBe(0);
});

test('no column of a table in a guide is out of view on a desktop', async ({page}) => {
  for (const path of [
    '/docs/next/references/python_sdk_reference',
    '/docs/next/distributions/configuration',
    '/docs/next/providers/safety/remote_nvidia',
    '/docs/next/providers/post_training/inline_huggingface-gpu',
  ]) {
    await page.setViewportSize({width: 1280, height: 800});
    await openPage(page, path);
    for (const screen of [1280, 1440]) {
      await page.setViewportSize({width: screen, height: 800});
      const hidden = await page
        .locator('side-scroll:has(> table)')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect(hidden.length).toBeGreaterThan(0);
      expect(Math.max(...hidden), `${path} at ${screen} pixels`).toBeLessThanOrEqual(0);
    }
  }
});

test('a route keeps its method beside its path', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/next/upgrade');
  const lines = await page.locator('td code', {hasText: /^POST \//}).evaluateAll((routes) =>
    routes.map((route) => {
      const [start] = route.children;
      return start ? start.getClientRects().length : 0;
    }),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const path of ['/docs/next/api/create-response', '/docs/getting_started/quickstart']) {
  test(`the text gets no narrower when the window grows: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await openPage(page, path);
    const text = page.locator('[data-operation] > :first-child, .markdown > p').first();
    const block = page.locator('[data-code] pre').filter({visible: true}).first();
    const widths: [number, number][] = [];
    for (const screen of [1280, 1366, 1440, 1600, 1679, 1680, 1728, 1920, 1999, 2000, 2560]) {
      await page.setViewportSize({width: screen, height: 800});
      widths.push([await width(text), await width(block)]);
    }
    const narrower = widths.filter(([ofText, ofBlock], index) => {
      const [before, blockBefore] = widths[index - 1] ?? [0, 0];
      return ofText < before || ofBlock < blockBefore;
    });
    expect(narrower, JSON.stringify(widths)).toEqual([]);
  });
}

test('on a phone the title comes first, then the list of contents', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, provider);
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  const contents = await page
    .getByRole('navigation', {name: 'Contents of this page'})
    .boundingBox();
  expect(title?.y).toBeLessThan(270);
  expect(contents?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test('[2.17] the sidebar shows the name of a provider, and where it runs', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, provider);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(/^[^:]+ (remote|inline)$/);
});

test('a diagram fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/docs/concepts/architecture');
  const drawing = page.locator('main figure side-scroll').first();
  await expect(drawing).toBeVisible();
  expect(await drawing.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

for (const screen of [320, 390, 1280]) {
  test(`the Copy button covers no code at ${screen} pixels`, async ({page}) => {
    await page.setViewportSize({width: screen, height: 800});
    await openPage(page, '/docs/getting_started/quickstart');
    const gaps = await page.locator('[data-code]').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const button = block.querySelector('button')?.getBoundingClientRect();
        const code = block.querySelector('pre > code')?.getBoundingClientRect();
        return button && code && code.height > 0 ? [code.top - button.bottom] : [];
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
}

test('output, a file and what one types look different', async ({page}) => {
  await openPage(page, '/docs/getting_started/quickstart');
  const groundOf = (kind: string): Promise<string> =>
    page
      .locator(`[data-code="${kind}"]`)
      .first()
      .evaluate((block) => getComputedStyle(block).backgroundColor);
  const labelOf = (kind: string): Promise<string> =>
    page
      .locator(`[data-code="${kind}"][data-code-label]`)
      .first()
      .evaluate((block) => getComputedStyle(block, '::before').content);
  expect(await groundOf('input')).not.toBe(await groundOf('output'));
  expect(await labelOf('input')).toBe('"Terminal"');
  expect(await labelOf('output')).toBe('"Response"');
});

test('samples that ran have a sign, which one line at the foot of the page explains', async ({
  page,
}) => {
  await openPage(page, '/docs/getting_started/quickstart');
  const main = page.getByRole('main');
  expect(await main.getByTitle(/^Ran on v/).count()).toBeGreaterThan(3);
  await expect(main.locator('p', {hasText: /^Ran on /})).toHaveCount(0);
  await expect(main.getByText(/^Samples with the sign ✓ ran on v/)).toHaveCount(1);
});

test('a diagram stays readable on a narrow phone: it scrolls inside itself', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page, '/docs/concepts/architecture');
  const scroller = page.getByRole('group', {name: /^Diagram .*scrolls sideways$/}).first();
  await expect(scroller).toHaveAttribute('tabindex', '0');
  await expect(scroller.getByRole('img').first()).toHaveAccessibleName(/\w/);
  expect(await width(scroller.locator('svg'))).toBe(19 * 16);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(page.locator('figure [tabindex]')).toHaveCount(0);
});

for (const screen of [320, 996, 1440]) {
  test(`the footer begins where the home page does at ${screen} pixels`, async ({page}) => {
    await page.setViewportSize({width: screen, height: 800});
    await openPage(page, '/');
    const title = page.getByRole('contentinfo').getByText('Docs', {exact: true}).first();
    expect(await left(title)).toBe(await left(page.getByRole('heading', {level: 1})));
  });
}

test('links around headings look like links', async ({page}) => {
  await openPage(page, '/docs/tags/overview');
  const heading = page.locator('main a > h2').first();
  const accent = await page
    .locator('main a:not(:has(h2))')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  await expect(heading).toHaveCSS('color', accent);
});

test('facts of a field have gaps between them, and code is set off from the words around it', async ({
  page,
}) => {
  await openPage(page, operation);
  const gap = await page
    .locator('[class^="type_"] + [class^="notes_"]:visible')
    .first()
    .evaluate((notes) => {
      const before = notes.previousElementSibling;
      return before ? notes.getBoundingClientRect().left - before.getBoundingClientRect().right : 0;
    });
  expect(gap).toBeGreaterThan(3);
  const grounds = await page
    .locator('.theme-doc-markdown .markdown > p > code')
    .first()
    .evaluate((code) => [
      getComputedStyle(code).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  const [code = 0, paper = 0] = grounds.map(luminance);
  expect((paper + 0.05) / (code + 0.05)).toBeGreaterThan(1.15);
});

/** Relative luminance of an opaque color, after WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the samples of the home page fit their boxes, and each language says what to install', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const language of ['Python', 'Node.js', 'curl']) {
    await page.getByRole('tab', {name: language}).click();
    const panel = page.getByRole('tabpanel', {name: language});
    for (const sample of await panel.locator('pre').all()) {
      const hidden = await sample.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden, language).toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('tab', {name: 'Node.js'}).click();
  await expect(page.getByRole('tabpanel', {name: 'Node.js'})).toContainText(
    'npm install llama-stack-client@',
  );
});

test('on a phone the fields of the search page are as wide as each other', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/search');
  const main = page.getByRole('main');
  const field = await width(main.getByRole('searchbox'));
  for (const choice of await main.getByRole('combobox').all()) {
    expect(await width(choice)).toBe(field);
  }
});

test('on a phone the date of a page is below its links, at the same edge', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/docs/getting_started/quickstart');
  const row = page.locator('.theme-doc-footer-edit-meta-row');
  expect(await left(row.locator('> :has(time)'))).toBe(await left(row));
});

test('the small menu has the whole name of the product on the narrowest phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page, '/docs');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const name = page.locator('.navbar-sidebar .navbar__title');
  await expect(name).toBeVisible();
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('on paper long tables break, code stays in its box and buttons can be read', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await openPage(page, settings);
  await expect(page.locator('.markdown table').first()).toHaveCSS('break-inside', 'auto');
  await expect(page.locator('.markdown tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('pre > code').first()).toHaveCSS('float', 'none');
  await openPage(page, '/');
  const button = page.getByRole('link', {name: 'Start the quickstart'});
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await button.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    '/docs/getting_started/quickstart',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page of a tag lists its operations with their methods, and cuts no words', async ({
    page,
  }) => {
    await page.goto('/docs/next/api/models');
    const list = page.getByRole('navigation', {name: 'Pages of this section'});
    const link = page.getByRole('link', {name: 'Register a model', exact: true});
    const item = list.getByRole('listitem').filter({has: link});
    await expect(item.getByRole('link')).toHaveAttribute('href', '/docs/next/api/register-model');
    await expect(item).toContainText('POST /v1/models');
    await expect(item.locator('[data-method="post"]')).toHaveText('POST');
    const cut = await list
      .locator('*')
      .evaluateAll(
        (parts) =>
          parts.filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).display !== 'inline',
          ).length,
      );
    expect(cut).toBe(0);
  });

  test('no menu of the navigation bar reaches beyond a phone, closed or open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/next/api/models');
    const beyond = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    const names = page.locator('.navbar .dropdown > .navbar__link');
    expect(await names.count()).toBeGreaterThan(0);
    for (const name of await names.all()) {
      await name.focus();
      await expect(name.locator('xpath=..').locator('.dropdown__menu')).toBeVisible();
      expect(await beyond()).toBeLessThanOrEqual(0);
    }
  });
});
