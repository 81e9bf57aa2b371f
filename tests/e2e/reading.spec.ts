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
  // In a list of nothing else a stroke says nothing: see `fixture/sidebar.spec.ts` for a mixed one.
  await expect(current.locator('del')).toHaveCSS('text-decoration-line', 'none');
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

test('an address with a malformed hash shows its page, at first and on the page', async ({
  page,
}) => {
  const title = page.getByRole('heading', {level: 1, name: 'Quickstart'});
  await openPage(page, `${guide}#50%`);
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(guide);
  await page.evaluate(() => {
    window.location.hash = '#%';
  });
  await expect(page).toHaveURL(guide);
  await expect(title).toBeVisible();
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
  ['text of twice the size on a phone', 390, 2],
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

for (const width of [320, 1280]) {
  test(`text with more space between lines, words and letters is whole: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const route of kinds) {
      await openPage(page, route);
      const {texts, cut} = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
        );
        document.adoptedStyleSheets.push(sheet);
        const parts = [...document.querySelectorAll('main *, nav *, footer *')].filter(
          (part) =>
            part instanceof HTMLElement &&
            part.checkVisibility() &&
            // What only screen readers read is one pixel wide, or behind the icon of a new tab.
            part.clientWidth > 1 &&
            !part.matches('.new-tab') &&
            part.innerText.trim() !== '',
        );
        const isCut = (part: Element): boolean => {
          const {overflowX, overflowY} = getComputedStyle(part);
          const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          return (
            (isHidden(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
            (isHidden(overflowY) && part.scrollHeight > part.clientHeight + 1)
          );
        };
        return {
          texts: parts.length,
          cut: parts.filter(isCut).map((part) => part.textContent.slice(0, 80)),
        };
      });
      expect(texts, route).toBeGreaterThan(10);
      expect(cut, route).toEqual([]);
      expect(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  });
}

/** Letters of the browser's own size, on which style sheets can base widths, unlike that of a page. */
async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: pixels}});
}

/** Pairs of the bar's parts that cover each other, and parts that reach out of the bar. */
const collisions = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => {
    const area = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll('.navbar__brand, .navbar__item, [role="search"]')]
      .filter((part) => part.checkVisibility() && !part.closest('.navbar-sidebar'))
      .map((part) => ({name: part.textContent, box: part.getBoundingClientRect()}));
    const outside = parts.filter(({box}) => box.bottom > area.bottom || box.right > area.right);
    const covered = parts.filter(({box}, index) =>
      parts
        .slice(index + 1)
        .some(
          (other) =>
            box.right > other.box.left + 1 &&
            other.box.right > box.left + 1 &&
            box.bottom > other.box.top + 1 &&
            other.box.bottom > box.top + 1,
        ),
    );
    return {
      count: parts.length,
      names: [...outside, ...covered].map(({name}) => name),
    };
  });

for (const [width, size] of [
  [1000, 16],
  [1280, 24],
  [1280, 32],
] as const) {
  test(`bar and announcement show all words ${width} wide with letters of ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await setLetterSize(page, size);
    await openPage(page, guide);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    const {count, names} = await collisions(page);
    expect(count).toBeGreaterThan(4);
    expect(names).toEqual([]);
    const title = page.locator('.navbar__title').first();
    expect(await title.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    const announcement = page.locator('.theme-announcement-bar');
    const room = await announcement.evaluate(
      (bar) => bar.clientHeight - Math.max(...[...bar.children].map((part) => part.scrollHeight)),
    );
    expect(room).toBeGreaterThanOrEqual(0);
  });
}

for (const width of [390, 320]) {
  test(`the name of the site is whole on a phone with letters of twice the size: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await setLetterSize(page, 32);
    await openPage(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    for (const place of ['.navbar__inner', '.navbar-sidebar']) {
      const title = page.locator(`${place} .navbar__title`);
      await expect(title).toHaveText('Llama Stack');
      expect(await title.evaluate((part) => part.scrollWidth - part.clientWidth), place).toBe(0);
    }
    await expect(page.locator('.navbar-sidebar .navbar__title')).toBeInViewport({ratio: 1});
  });
}

test('with letters of twice the size the contents list unfolds above the text', async ({page}) => {
  await setLetterSize(page, 32);
  await openPage(page, guide);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  const text = await page.locator('.theme-doc-markdown').boundingBox();
  expect(text?.width).toBeGreaterThan(800);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("the ring of the announcement's close button is drawn inside the bar", async ({page}) => {
  await openPage(page, guide);
  const close = page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'});
  await page.keyboard.press('Tab');
  await close.focus();
  await expect(close).toHaveCSS('outline-offset', '-3px');
});

test('the badge of the version keeps a distance from the title', async ({page}) => {
  await openPage(page, '/docs/concepts');
  const badge = await page.locator('.theme-doc-version-badge').boundingBox();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect((title?.y ?? 0) - (badge?.y ?? 0) - (badge?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

test('lists without marks are lists in Safari too, where `none` would undo them', async ({
  page,
}) => {
  for (const [route, selector] of [
    ['/', 'main ul[class*="panels"]'],
    ['/writing-components', 'ul[class*="cards"]'],
    ['/writing-components', '[class*="steps"] > ol'],
    ['/writing-components', '[class*="tree"] ul ul'],
  ] as const) {
    await openPage(page, route);
    await expect(page.locator(selector).first()).toHaveCSS('list-style-type', '""');
  }
});

test.describe('with forced colors against a stored color mode', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});
  test.beforeEach(({page}) => page.addInitScript(() => localStorage.setItem('theme', 'light')));

  test('diagrams and arrows have the color of text', async ({page}) => {
    await openPage(page, '/docs/next/building_applications/rag');
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    for (const name of ['text-strong', 'text-muted', 'arrow']) {
      await expect(page.locator(`.diagram-${name}`).first()).toHaveCSS('fill', text);
    }
    for (const name of ['box', 'box-app', 'box-accent', 'box-provider', 'box-store', 'line']) {
      await expect(page.locator(`.diagram-${name}`).first()).toHaveCSS('stroke', text);
    }
    for (const [selector, part] of [
      ['.menu__caret', '::before'],
      ['.breadcrumbs__item', '::after'],
    ] as const) {
      const ground = await page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
      expect(ground, selector).toBe(text);
    }
  });

  test('marked lines and what is said for a moment have an edge', async ({page}) => {
    await openPage(page, '/writing-components');
    await expect(page.locator('.highlight-line').first()).toHaveCSS('border-left-width', '4px');
    await page.locator('.permalink-status').evaluate((status) => {
      status.textContent = 'Link copied';
    });
    await expect(page.locator('.permalink-status')).toHaveCSS('outline-style', 'solid');
  });
});

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

test('with reduced motion the small menu takes the focus as it opens', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, guide);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
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
  const addresses = await page.evaluate(() =>
    ['https://', '/docs'].map((beginning) => {
      const link = document.querySelector(`.markdown a[href^="${beginning}"]`);
      return link && getComputedStyle(link, '::after').content;
    }),
  );
  expect(addresses[0]).toContain('https://');
  expect(addresses[1]).toContain(`${documentation.url}/docs`);
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

  test('nothing takes the keyboard that would not answer', async ({page}) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 844});
      for (const route of [guide, '/docs/next/advanced_apis/evaluation']) {
        await page.goto(route);
        await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
        await expect(page.locator('button').filter({visible: true})).toHaveCount(0);
      }
    }
    await page.goto('/search');
    await expect(page.getByRole('search')).toHaveCount(0);
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
