import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdStart, openPage, waitForStart} from '../support/open-page';
import {latestVersion} from '../../src/site/versions';

const guide = '/docs/next/building_applications/rag';
const operation = '/docs/next/api/list-models';

const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page): Locator => page.getByRole('option');
const footer = (page: Page): Locator => options(page).last();
const isIndex = (address: string): boolean =>
  new URL(address).pathname.endsWith('/search-index.json');

/** Searches, and waits for as long as this machine needs to load the index. */
async function searchFor(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('listbox', {name: 'Search results'}).waitFor();
}

test.describe('the search box', () => {
  test('[4.13] loads nothing before the reader points at it, then the index of the version, once', async ({
    page,
  }) => {
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (isIndex(request.url())) indexes.push(new URL(request.url()).pathname);
    });
    await openPage(page, guide);
    await page.waitForLoadState('networkidle');
    expect(indexes).toEqual([]);
    const loaded = page.waitForResponse((response) => isIndex(response.url()));
    await box(page).hover();
    await loaded;
    await searchFor(page, 'vector');
    expect(indexes).toEqual(['/docs/next/search-index.json']);
  });

  test('[4.13] shows that it loads, then the results', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      (address) => isIndex(address.href),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await openPage(page, guide);
    await box(page).fill('vector');
    await expect(page.getByText('Loading the search index…')).toBeVisible();
    await expect(
      page.getByRole('status').filter({hasText: 'Loading the search index'}),
    ).toBeAttached();
    release();
    await expect(options(page).first()).toBeVisible();
  });

  test('[7.2] [9.1] searches in a worker and lists eight results at most', async ({page}) => {
    const worker = page.waitForEvent('worker');
    await openPage(page, guide);
    await box(page).focus();
    expect((await worker).url()).toContain('/assets/js/');
    await searchFor(page, 'model');
    await expect(options(page)).toHaveCount(9);
    await expect(footer(page)).toContainText('See all results');
    await expect(
      page.getByRole('status').filter({hasText: /\d+ results, the best 8 are listed/}),
    ).toBeAttached();
  });

  test('[9.2] [9.5] cuts snippets to fifty characters on each side, and marks what was found', async ({
    page,
  }) => {
    await openPage(page, guide);
    await searchFor(page, 'OLLAMA_URL');
    const snippets = page.locator('[role=option] > span:nth-of-type(3)');
    await expect(snippets.first()).not.toBeEmpty();
    const texts = await snippets.allTextContents();
    expect(texts).toHaveLength(8);
    for (const text of texts) expect(text.replaceAll('…', '').length).toBeLessThanOrEqual(100);
    expect(texts.some((text) => text.startsWith('…') || text.endsWith('…'))).toBe(true);
    await searchFor(page, 'ollama_url');
    await expect(
      page.locator('[role=option] mark').filter({hasText: 'OLLAMA_URL'}).first(),
    ).toBeVisible();
  });

  test('[9.3] takes the focus with Ctrl+K and gives it back with Escape', async ({page}) => {
    await openPage(page, guide);
    const link = page.getByRole('link', {name: 'GitHub'}).first();
    await link.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('tools');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('stays where it is when a key is pressed alone', async ({page}) => {
    await openPage(page, guide);
    await page.locator('h1').click();
    for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
    await expect(box(page)).not.toBeFocused();
    await expect(page).toHaveURL(guide);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('keeps the focus when Escape closes the list of a reader who was in the box', async ({
    page,
  }) => {
    await openPage(page, guide);
    await box(page).click();
    await searchFor(page, 'tools');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toBeFocused();
  });

  test('[9.4] has its placeholder, and a footer for the context of the page', async ({page}) => {
    await openPage(page, guide);
    await expect(box(page)).toHaveAttribute('placeholder', 'Search');
    await searchFor(page, 'vector');
    await expect(footer(page)).toHaveText('See all results within "Guides"');
    await expect(footer(page)).toHaveAttribute(
      'href',
      '/search?q=vector&ctx=guides&version=docs%2Fnext',
    );
    await openPage(page, operation);
    await searchFor(page, 'eksctl');
    await expect(footer(page)).toHaveText('See all results outside "API reference"');
    await openPage(page, '/');
    await searchFor(page, 'vector');
    await expect(footer(page)).toHaveText('See all results');
  });

  test('reaches every result and the footer with the arrow keys, around the ends', async ({
    page,
  }) => {
    await openPage(page, guide);
    await searchFor(page, 'vector store');
    const all = await options(page).all();
    expect(all.length).toBeGreaterThan(2);
    for (const option of all) {
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? '',
      );
      await page.keyboard.press('ArrowDown');
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(footer(page)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=vector\+store/);
  });

  test('[7.3] [7.5] goes to a result without a new page load, and marks the words there', async ({
    page,
  }) => {
    await openPage(page, guide);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await searchFor(page, 'remote::pgvector');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/next\/providers\/vector_io\/remote_pgvector(#.*)?$/);
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('button', {name: 'Clear the search'}).click();
    await expect(page.locator('article mark')).toHaveCount(0);
  });

  test('[7.5] the address of a result has the words to mark until the page has marked them', async ({
    page,
  }) => {
    await openPage(page, guide);
    await searchFor(page, 'pgvector');
    await expect(options(page).first()).toHaveAttribute('href', /\?_highlight=pgvector/);
    await openPage(page, '/docs/next/concepts?_highlight=provider&_highlight=api');
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeVisible();
    await expect(page).toHaveURL('/docs/next/concepts');
    const state = await page.evaluate(() => JSON.stringify(window.history.state));
    const {words, isElsewhere, colors} = await marks.evaluateAll((all) => ({
      words: all.map((mark) => mark.textContent.toLowerCase()),
      isElsewhere: all.some((mark) => {
        const next = document.querySelector('article h2');
        return next !== null && next.compareDocumentPosition(mark) === 4;
      }),
      colors: all.map((mark) => getComputedStyle(mark).backgroundColor),
    }));
    for (const word of words) expect(word).toMatch(/^(providers?|apis?)$/);
    expect(isElsewhere).toBe(false);
    expect(colors).not.toContain('rgb(255, 255, 0)');
    await page.keyboard.press('Escape');
    await expect(marks).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).toBe(state);
    await page.reload();
    await waitForStart(page);
    await expect(marks).toHaveCount(0);
  });

  test('marks are tinted in both color modes, and go by themselves', async ({page}) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await openPage(page, '/docs/next/concepts?_highlight=provider');
      const mark = page.locator('article mark').first();
      await expect(mark).toBeVisible();
      const accent = await mark.evaluate((element) => {
        const {backgroundColor, color} = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        return {backgroundColor, isOfText: color === around};
      });
      expect(accent.isOfText).toBe(true);
      expect(accent.backgroundColor).toMatch(/^color\(srgb /);
      await expect(page.locator('article mark')).toHaveCount(0, {timeout: 10_000});
    }
  });

  test('searches the version of the page, not the one that was remembered', async ({page}) => {
    await openPage(page, '/docs');
    await page.evaluate(
      (name) => localStorage.setItem('docs-preferred-version-default', name),
      latestVersion.name,
    );
    await openPage(page, guide);
    await searchFor(page, 'quickstart');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/next\//);
    await openPage(page, '/docs/building_applications/rag');
    await searchFor(page, 'quickstart');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/(?!next)/);
  });

  test('[8.7] says that there are no results', async ({page}) => {
    await openPage(page, guide);
    await box(page).fill('xyzzyqwertplugh');
    await expect(page.getByText('No results').first()).toBeVisible();
    await expect(page.getByRole('listbox', {name: 'Search results'})).toHaveCount(0);
  });

  test('offers overviews, and words that pages have, where no page fits well', async ({page}) => {
    await openPage(page, guide);
    await box(page).fill('xyzzyqwertplugh');
    await expect(page.getByRole('group', {name: 'Overviews'}).getByRole('option')).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await searchFor(page, 'best pizza in town');
    await expect(page.getByText('No page fits well.').first()).toBeVisible();
    await expect(page.getByRole('group', {name: 'Overviews'})).toBeVisible();
  });

  test('offers popular pages before anything is typed, then what the reader opened', async ({
    page,
  }) => {
    await openPage(page, guide);
    await box(page).click();
    const group = (name: string) => page.getByRole('group', {name}).getByRole('option');
    await expect(group('Popular').first()).toHaveText(/Quickstart.*Guide/);
    await expect(group('Recent')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(guide);
    await searchFor(page, 'pgvector');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/remote_pgvector/);
    // A page takes the focus when it arrives, which may be after the key.
    const pressShortcut = () =>
      expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(box(page)).toBeFocused({timeout: 1000});
        await expect(page.getByRole('listbox')).toBeVisible({timeout: 1000});
      }).toPass();
    await expect(page.locator('article mark').first()).toBeVisible();
    await pressShortcut();
    await box(page).fill('');
    await expect(group('Recent').first()).toHaveText(/pgvector.*Provider/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/next\/getting_started\/quickstart$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
    await pressShortcut();
    await expect(group('Recent')).toHaveCount(2);
    await page.getByRole('button', {name: 'Forget recent searches and pages'}).click();
    await expect(group('Recent')).toHaveCount(0);
    await expect(group('Popular').first()).toBeVisible();
  });

  test('says what each result is, in words and with an icon', async ({page}) => {
    await openPage(page, guide);
    for (const [query, kind] of [
      ['rag pdf', 'Guide'],
      ['POST /v1/responses', 'API operation · POST /v1/responses'],
      ['OLLAMA_URL', 'Provider'],
      ['upgrade', 'Upgrade'],
    ] as const) {
      await searchFor(page, query);
      await expect(options(page).first()).toContainText(kind);
      await expect(options(page).first().locator('svg[aria-hidden="true"]')).toBeVisible();
    }
  });

  test('[5.6] searches for the words of a query with the syntax of other searches', async ({
    page,
  }) => {
    await openPage(page, guide);
    for (const query of ['titel:ollama', 'ollama~x', 'ollama^high', '-ollama', '(ollama']) {
      await searchFor(page, query);
      await expect(
        options(page)
          .filter({hasText: /ollama/i})
          .first(),
      ).toBeVisible();
    }
  });

  test('lists what is meant as soon as semantic ranking is there, without the texts', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-semantic.json*', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/search-text/**', () => undefined);
    await openPage(page, guide);
    await searchFor(page, 'do i need to pay for an api key just to play around');
    const first = options(page).first();
    await expect(first).toBeVisible();
    const byWords = await first.textContent();
    release();
    await expect(first).not.toHaveText(byWords ?? '');
  });

  test('offers another try when the index cannot be loaded', async ({page}) => {
    let isBroken = true;
    await page.route(
      (address) => isIndex(address.href),
      (route) => (isBroken ? route.abort() : route.continue()),
    );
    await openPage(page, guide);
    await box(page).fill('vector');
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
    isBroken = false;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('offers another try when the worker cannot be loaded', async ({page}) => {
    await openPage(page, guide);
    const started = page.waitForEvent('worker');
    await box(page).hover();
    const script = (await started).url();
    let isBroken = true;
    await page.route(script, (route) => (isBroken ? route.abort() : route.continue()));
    await openPage(page, operation);
    await box(page).fill('vector');
    await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
    isBroken = false;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('keeps the focus in sight on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, guide);
    await page.keyboard.press('ControlOrMeta+k');
    await searchFor(page, 'agents');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Clear the search'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('tells the operations of several levels apart', async ({page}) => {
    await openPage(page, guide);
    await searchFor(page, 'create an agent');
    for (const level of ['Experimental', 'Deprecated']) {
      const name = new RegExp(`^Create an agent ${level} operation · POST /`);
      await expect(page.getByRole('option', {name})).toBeVisible();
    }
  });

  test('shows found words in the colors of a system of high contrast', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', forcedColors: 'active'});
    await openPage(page, '/search?q=agents');
    const mark = page.locator('main mark').first();
    await expect(mark).toBeVisible();
    const [color, background] = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor];
    });
    expect(color).toBe('rgb(0, 0, 0)');
    expect(background).toBe('rgb(255, 255, 0)');
  });

  test('names the page of a section before the section', async ({page}) => {
    await openPage(page, guide);
    await searchFor(page, 'verify it works pgvector');
    const titles = await page.locator('[role=option] > span:nth-of-type(1)').allTextContents();
    expect(titles.some((title) => /^pgvector › \w/i.test(title))).toBe(true);
    expect(titles.filter((title) => /^(Verify it works|If it fails)/.test(title))).toEqual([]);
  });

  test('has the whole row of a phone while one types', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, guide);
    await page.keyboard.press('ControlOrMeta+k');
    const field = await box(page).boundingBox();
    expect(field?.x).toBeLessThan(24);
    expect(field?.width).toBeGreaterThan(340);
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: /navigation bar/})).toBeInViewport();
  });

  test('fits into 320 pixels', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await openPage(page, guide);
    await page.keyboard.press('ControlOrMeta+k');
    await searchFor(page, 'vector store');
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(list?.width).toBeGreaterThan(240);
    const field = await box(page).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});

test.describe('the search page', () => {
  test('[2.10] reads the query, the context and the version from its address', async ({page}) => {
    await openPage(page, '/search?q=tool_calls&ctx=api&version=docs%2Fnext');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Search results for “tool_calls”',
    );
    await expect(page.getByRole('searchbox')).toHaveValue('tool_calls');
    await expect(page.getByLabel('In', {exact: true})).toHaveValue('api');
    await expect(page.getByLabel('Version', {exact: true})).toHaveValue('docs/next');
    const links = page.locator('main').getByRole('heading', {level: 2}).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^\/docs\/next\/api/);
    expect(await links.count()).toBeGreaterThan(2);
  });

  test('[7.3] [7.5] writes what the reader chooses into its address', async ({page}) => {
    await openPage(page, '/search');
    await page.getByRole('searchbox').fill('pgvector');
    await expect(page).toHaveURL(/\/search\?q=pgvector$/);
    await expect(page.locator('main h2 a').first()).toHaveAttribute('href', /^\/docs\/(?!next)/);
    await page.getByLabel('Version', {exact: true}).selectOption('Next');
    await page.getByLabel('In', {exact: true}).selectOption('Providers and distributions');
    await expect(page).toHaveURL(/\?q=pgvector&ctx=providers&version=docs%2Fnext$/);
    await expect(page.locator('main h2 a').first()).toHaveAttribute(
      'href',
      /^\/docs\/next\/providers\/vector_io\/remote_pgvector\?_highlight=pgvector/,
    );
    await expect(page.locator('main mark').first()).toBeVisible();
  });

  test('[8.7] says that there are no results', async ({page}) => {
    await openPage(page, '/search?q=xyzzyqwertplugh');
    await expect(page.getByRole('status').filter({hasText: 'No results'})).toBeVisible();
  });

  test('shows more results on request, and goes on with the first of them', async ({page}) => {
    await openPage(page, '/search?q=model');
    const results = page.locator('main h2');
    await expect(results).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(results.nth(20).getByRole('link')).toBeFocused();
    await expect(page.getByText('the best 20 are shown')).toBeHidden();
  });

  test('shows as many results as its address says, and another search the first ones', async ({
    page,
  }) => {
    await openPage(page, '/search?q=model&shown=40');
    await expect(page.locator('main h2')).toHaveCount(40);
    await page.getByRole('searchbox').fill('models');
    await expect(page).toHaveURL(/\/search\?q=models$/);
    await expect(page.locator('main h2')).toHaveCount(20);
  });
});

test.describe('the address of the search page', () => {
  test('[2.1] keeps its query with a slash at its end', async ({page, request}) => {
    const answer = await request.get('/search/?q=pgvector', {maxRedirects: 0});
    expect(answer.status()).toBe(200);
    await openPage(page, '/search/?q=pgvector&ctx=providers&version=docs/next/');
    await expect(page.getByRole('searchbox')).toHaveValue('pgvector');
    await expect(page.getByLabel('Version', {exact: true})).toHaveValue('docs/next');
    await expect(page.locator('main h2 a').first()).toHaveAttribute(
      'href',
      /^\/docs\/next\/providers\//,
    );
  });

  test('says that its version or context does not exist', async ({page}) => {
    await openPage(page, '/search?q=pgvector&ctx=recipes&version=docs/v9');
    await expect(page.getByText('There is no context “recipes”')).toBeVisible();
    await expect(page.getByText('There is no version “docs/v9”')).toBeVisible();
    await expect(page.locator('main h2 a').first()).toBeVisible();
  });

  test('names the version that the navbar names and the index is of', async ({page}) => {
    const version = page.getByLabel('Version', {exact: true});
    const menu = page.locator('.navbar .dropdown--right > .navbar__link').first();
    await openPage(page, '/search?q=quickstart&version=docs%2Fnext');
    await expect(version).toHaveValue('docs/next');
    await expect(menu).toHaveText('Next');
    await expect(page.locator('main h2 a').first()).toHaveAttribute('href', /^\/docs\/next\//);
    // The reader prefers Next now, as after a choice in the menu.
    await openPage(page, '/search?q=quickstart');
    await expect(version).toHaveValue('docs/next');
    await expect(menu).toHaveText('Next');
    await expect(page.locator('main h2 a').first()).toHaveAttribute('href', /^\/docs\/next\//);
    await version.selectOption('docs');
    await expect(menu).not.toHaveText('Next');
    await expect(page.locator('main h2 a').first()).toHaveAttribute('href', /^\/docs\/(?!next)/);
  });
});

test('a reader who comes back to the search page is where they were', async ({page}) => {
  await openPage(page, '/search?q=model');
  const results = page.locator('main h2 a');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
  await expect(page.locator('main article > span').last()).not.toBeEmpty();
  await results.nth(30).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await results.nth(30).click();
  await expect(page).toHaveURL(/\/docs\/(?!.*_highlight)/);
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await results.nth(30).click();
  await expect(page).toHaveURL(/\/docs\/(?!.*_highlight)/);
  await page.reload();
  await waitForStart(page);
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the search box never says that there are no results while a word is being typed', async ({
  page,
}) => {
  await openPage(page, guide);
  await box(page).focus();
  await searchFor(page, 'vector');
  for (const text of ['t', 'to', 'too', 'tool', 'g', 'ge', 'get', 'get ', 'get a', '-', '--']) {
    await box(page).fill(text);
    const shown = page.getByRole('option').or(page.getByText('Type more to search'));
    await expect(shown.first()).toBeVisible();
    await expect(page.getByText('No results')).toHaveCount(0);
  }
});

test('the lists of the search and its page have no accessibility violations', async ({page}) => {
  await openPage(page, guide);
  for (const text of ['', 'vector', 'best pizza in town', 'xyzzyqwertplugh']) {
    await box(page).fill(text);
    await expect(options(page).first()).toBeVisible();
    const bar = await new AxeBuilder({page}).include('.navbar__search').analyze();
    expect(bar.passes.length).toBeGreaterThan(0);
    expect(bar.violations).toEqual([]);
  }
  await openPage(page, '/search?q=vector');
  await expect(page.locator('main h2').first()).toBeVisible();
  const results = await new AxeBuilder({page}).include('main').analyze();
  expect(results.violations).toEqual([]);
});

test('what a reader types after the shortcut is searched for, before the page is alive too', async ({
  page,
}) => {
  const start = await holdStart(page);
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vector stores');
  start();
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('vector stores');
});
