import {expect, type Page, test} from '@playwright/test';
import {openPage} from '../support/open-page';

const guides = [
  '/docs/getting_started/quickstart',
  '/docs/next/building_applications/rag',
  '/docs/providers/inference/remote_ollama',
];

for (const width of [1280, 1440]) {
  test(`text, code and tables of a guide end at one edge at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const guide of guides) {
      await openPage(page, guide);
      const edges = await page
        .locator('.theme-doc-markdown .markdown')
        .locator('> p, > [data-code], > side-scroll')
        .evaluateAll((parts) =>
          parts.map((part) => Math.round(part.getBoundingClientRect().right)),
        );
      expect(edges.length, guide).toBeGreaterThan(5);
      expect(new Set(edges).size, guide).toBe(1);
    }
  });
}

test('the bar has the same size on pages of each kind', async ({page}) => {
  const bars = new Set<string>();
  for (const address of ['/', ...guides, '/verification', '/compose', '/check', '/search']) {
    await openPage(page, address);
    const box = await page.locator('.navbar').boundingBox();
    bars.add(`${box?.width} × ${box?.height}`);
  }
  expect([...bars]).toHaveLength(1);
});

for (const [width, limit] of [
  [1280, 200],
  [1440, 200],
  [390, 280],
] as const) {
  test(`the first sentence of a guide begins ${limit} pixels below the bar or less: ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const guide of guides) {
      await openPage(page, guide);
      const bar = await page.locator('.navbar').boundingBox();
      const text = await page.locator('.theme-doc-markdown .markdown > p').first().boundingBox();
      const below = (text?.y ?? Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0);
      expect(below, guide).toBeLessThanOrEqual(limit);
    }
  });
}

/** Width of each paragraph's text in one line, and height of a line. */
const measure = (page: Page) =>
  page.locator('.theme-doc-markdown .markdown > :is(p, h2)').evaluateAll((texts) =>
    texts.map((text) => {
      const line = document.createElement('span');
      line.style.whiteSpace = 'nowrap';
      line.textContent = text.textContent;
      text.append(line);
      const {width, height} = line.getBoundingClientRect();
      line.remove();
      return {width, height};
    }),
  );

test('without the files of its fonts a page is set in letters of the same measures', async ({
  page,
  browser,
}) => {
  const guide = guides[0] ?? '';
  await openPage(page, guide);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Funnel', 'Geist Mono']));
  const withFonts = await measure(page);
  const other = await browser.newPage();
  await other.route('**/*.woff2', (route) => route.abort());
  await openPage(other, guide);
  const without = await measure(other);
  await other.close();
  expect(without).toHaveLength(withFonts.length);
  expect(without.length).toBeGreaterThan(10);
  const sum = (lines: typeof without, side: 'width' | 'height'): number =>
    lines.reduce((total, line) => total + line[side], 0);
  for (const side of ['width', 'height'] as const) {
    const ratio = sum(without, side) / sum(withFonts, side);
    expect(ratio, side).toBeGreaterThan(0.97);
    expect(ratio, side).toBeLessThan(1.03);
  }
});

test('the program of the home page differs in one line from service to service, and fits its box', async ({
  page,
}) => {
  await openPage(page, '/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const programs: string[][] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel', {name: (await tab.textContent()) ?? '', exact: true});
    const program = panel.locator('[data-code] pre').nth(1);
    expect(await program.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    programs.push(((await program.textContent()) ?? '').trim().split('\n'));
    await expect(panel.getByText('Paris', {exact: true})).toBeVisible();
  }
  expect(programs.length).toBe(4);
  const [first = [], ...others] = programs;
  for (const program of others) {
    const differing = program.filter((line, index) => line !== first[index]);
    expect(differing).toEqual([expect.stringContaining('model=')]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a picture of an interface is that of the ${colorScheme} mode, and keeps its shape`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      await page.goto('/docs/next/building_applications/playground');
      await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
      const picture = page.locator('main img[width="1280"]:visible');
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAttribute('src', new RegExp(`-${colorScheme}\\.webp$`));
      const shape = await picture.evaluate(async (image: HTMLImageElement) => {
        image.loading = 'eager';
        await image.decode();
        const {width, height} = image.getBoundingClientRect();
        return {shown: width / height, own: image.naturalWidth / image.naturalHeight};
      });
      expect(shape.shown).toBeCloseTo(shape.own, 1);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});
  test("a picture of an interface is that of the system's mode", async ({page}) => {
    await page.goto('/docs/next/building_applications/playground');
    const picture = page.locator('main img[width="1280"]:visible');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', /-dark\.webp$/);
  });
});
