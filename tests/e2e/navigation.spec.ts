import {expect, test, type Locator, type Page} from '@playwright/test';
import {apiLevel, apiLevels} from '../../src/site/api-levels';
import {landingPath} from '../../src/site/links';
import {product} from '../../src/site/product';
import {archivedReleases, latestVersion, nextVersion} from '../../src/site/versions';
import {holdStart, openPage, waitForStart} from '../support/open-page';

const phone = {width: 390, height: 844};
const guide = '/docs/getting_started/quickstart';

test('a page outside the sidebars has breadcrumbs that lead to the introduction of its version', async ({
  page,
}) => {
  for (const version of [latestVersion, nextVersion]) {
    await openPage(page, `${version.path}/api-overview`);
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByText('API overview')).toBeVisible();
    await expect(breadcrumbs.getByRole('link', {name: 'Docs'})).toHaveAttribute(
      'href',
      version.path,
    );
  }
});

test('the breadcrumbs of the API reference begin with its overview and its level', async ({
  page,
}) => {
  for (const version of [latestVersion, nextVersion]) {
    await openPage(page, `${version.path}/api/create-response`);
    const links = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link');
    await expect(links).toHaveText(['', 'API reference', 'Stable', 'Responses']);
    await links.nth(2).click();
    await expect(page).toHaveURL(landingPath(version, apiLevel('stable')));
    await expect(page.locator('.breadcrumbs__item')).toHaveText(['', 'API reference', 'Stable']);
  }
});

test('[2.11] the bar leads to the docs, the API levels, the repository and the versions', async ({
  page,
}) => {
  await openPage(page, guide);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/docs');
  const reference = bar.getByRole('link', {name: 'API Reference'});
  await expect(reference).toHaveAttribute('href', '/docs/api-overview');
  await bar.getByRole('button', {name: 'Menu of API Reference'}).click();
  for (const level of apiLevels) {
    await expect(bar.getByRole('link', {name: `${level.label} APIs`})).toHaveAttribute(
      'href',
      landingPath(latestVersion, level),
    );
  }
  await expect(bar.getByRole('link', {name: /^GitHub/})).toHaveAttribute(
    'href',
    product.repositoryUrl,
  );
  const places = await Promise.all(
    [
      reference,
      bar
        .getByRole('textbox', {name: /search/i})
        .or(bar.getByRole('button', {name: /search/i}))
        .or(bar.getByRole('combobox', {name: /search/i}))
        .first(),
    ].map(async (element) => (await element.boundingBox())?.x ?? 0),
  );
  expect(places[1]).toBeGreaterThan(640);
  expect(places[0]).toBeLessThan(640);
});

test('[2.11] the bar marks the part that a page belongs to', async ({page}) => {
  const bar = page.getByRole('navigation', {name: 'Main'});
  const marked = bar.locator('.navbar__link--active');
  for (const [address, label] of [
    [guide, 'Docs'],
    ['/docs/api-overview', 'API Reference'],
    ['/docs/next/api-overview', 'API Reference'],
    ['/docs/api/create-response', 'API Reference'],
    ['/docs/next/api-experimental/create-agent-turn', 'API Reference'],
  ] as const) {
    await openPage(page, address);
    await expect(marked).toHaveText(label);
  }
});

test('[2.4] older releases are links to other sites', async ({page}) => {
  await openPage(page, guide);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: `Menu of ${latestVersion.label}`}).click();
  expect(archivedReleases.length).toBeGreaterThan(0);
  for (const [name, url] of archivedReleases) {
    await expect(bar.getByRole('link', {name})).toHaveAttribute('href', url);
  }
});

test('[2.12] the bar stays at the top of a page that scrolls', async ({page}) => {
  await openPage(page, guide);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const box = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect(box?.y).toBe(0);
});

test('[2.12] the bar covers no entry of the sidebar that takes the keyboard', async ({page}) => {
  await openPage(page, '/docs/next/api/create-response');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const entries = page.locator('.theme-doc-sidebar-container a');
  const covered = await entries.evaluateAll((links) =>
    links.findIndex((link) => {
      const {top} = link.getBoundingClientRect();
      return top > 0 && top < 50;
    }),
  );
  expect(covered).toBeGreaterThan(-1);
  const entry = entries.nth(covered);
  await entry.focus();
  expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual(59);
});

test('[2.14] the footer has three columns with their links', async ({page}) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Docs', 'Community', 'More']) {
    await expect(footer.locator('.footer__title', {hasText: title})).toBeVisible();
  }
  for (const [name, href] of [
    ['Getting Started', guide],
    ['Concepts', '/docs/concepts'],
    ['API Reference', '/docs/api-overview'],
    ['Discord (opens in a new tab)', product.chatUrl],
    ['GitHub (opens in a new tab)', product.repositoryUrl],
    ['GitHub Discussions (opens in a new tab)', product.discussionsUrl],
    ['Issues (opens in a new tab)', product.issuesUrl],
    ['PyPI (opens in a new tab)', product.packageUrl],
    ['Coding agents', '/coding-agents'],
    ['Verification', '/verification'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
});

test('[2.15] the first stop of the keyboard skips to the content', async ({page}) => {
  await openPage(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('[2.18] the sidebar hides and shows again, by keyboard too, and opens several categories', async ({
  page,
}) => {
  await openPage(page, guide);
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Concepts', 'Deploying']) {
    await menu.getByRole('button', {name: `Expand sidebar category '${name}'`}).click();
  }
  await expect(menu.getByRole('link', {name: 'Architecture'})).toBeVisible();
  await expect(menu.getByRole('link', {name: /Kubernetes/}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(menu).toBeHidden();
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  await expect(expand).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toBeFocused();
});

test('[2.18] a hidden sidebar leaves the focus alone when the page changes', async ({page}) => {
  await openPage(page, guide);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  await expect(expand).toBeFocused();
  await page.getByRole('button', {name: 'Menu of API Reference'}).click();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Stable APIs'})
    .click();
  await expect(page).toHaveURL(landingPath(latestVersion, apiLevel('stable')));
  await expect(expand).toBeVisible();
  await expect(expand).not.toBeFocused();
});

test.describe('the small menu', () => {
  test.use({viewport: phone});

  test('[2.13][2.16][4.10] shows the sidebar of the page, and goes back to the main menu', async ({
    page,
  }) => {
    await openPage(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
    await menu.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'GitHub'})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Quickstart'})).not.toBeInViewport();
    // The dropdown is open, since the page is in it.
    await expect(menu.getByRole('button', {name: 'Versions'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
  });

  test('[2.16] keeps the focus on the way back to the main menu', async ({page}) => {
    await openPage(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', {name: '← Back to main menu'}).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeInViewport({ratio: 1});
  });

  for (const [kind, entry, address] of [
    ['another version', 'Next', '/docs/next/getting_started/quickstart'],
    ['a menu with a page of its own', 'API Reference', '/docs/api-overview'],
    ['an entry that closes it by itself', 'Docs', '/docs'],
  ] as const) {
    test(`[2.16][4.10] gives way to the page that was chosen: ${kind}`, async ({page}) => {
      await openPage(page, guide);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await menu.getByRole('button', {name: '← Back to main menu'}).click();
      await menu.getByText(entry, {exact: true}).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    });
  }

  test('[4.10] shows the main menu first on a page without a sidebar', async ({page}) => {
    await openPage(page, '/markdown-page');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'GitHub'}),
    ).toBeInViewport();
  });

  test('[4.9][9.8] closes when the window becomes wider than 996 pixels', async ({page}) => {
    await openPage(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('[4.19] keeps the page behind it from scrolling', async ({page}) => {
    await openPage(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('takes the focus, keeps it, and returns it on Escape', async ({page}) => {
    await openPage(page, guide);
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const isOutside = await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement !== document.body && !activeElement?.closest('.navbar-sidebar');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('a menu of the bar', () => {
  const opener = {name: 'Menu of API Reference'};
  const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
  const entry = (page: Page, name: string): Locator =>
    bar(page).getByRole('link', {name, exact: true});

  test('[4.14] opens on a click and closes on a click outside', async ({page}) => {
    await openPage(page, '/');
    const link = entry(page, 'Stable APIs');
    await page.getByRole('button', opener).click();
    await page.mouse.click(640, 600);
    await expect(page.getByRole('button', opener)).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  });

  test('[4.14] opens with the keyboard, closes when the focus leaves and on Escape', async ({
    page,
  }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', opener);
    const link = entry(page, 'Deprecated APIs');
    await button.focus();
    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeHidden();
  });

  test('[4.14] follows the mouse, and closes on Escape', async ({page}) => {
    await openPage(page, '/');
    const button = page.getByRole('button', opener);
    const link = entry(page, 'Stable APIs');
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await link.hover();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(640, 600);
    await button.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(link).toBeHidden();
  });

  test('[4.14] stays open after a click until the next, and makes way for another menu', async ({
    page,
  }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', opener);
    const link = entry(page, 'Stable APIs');
    await button.click();
    await page.mouse.move(640, 600);
    await expect(link).toBeVisible();
    await page.getByRole('button', {name: `Menu of ${latestVersion.label}`}).hover();
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
  });

  for (const choice of ['API Reference', 'Stable APIs']) {
    test(`[4.14] stays closed over the chosen page while the mouse rests: ${choice}`, async ({
      page,
    }) => {
      await openPage(page, '/');
      const link = entry(page, choice);
      await page.getByRole('button', opener).hover();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).not.toHaveURL('/');
      await expect(page.locator('.theme-doc-markdown h1')).toBeVisible();
      // The browser tells a page what is under the mouse when it has drawn it.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect(page.getByRole('button', opener)).toHaveAttribute('aria-expanded', 'false');
      await expect(entry(page, 'Stable APIs')).toBeHidden();
    });
  }

  test('[4.14] stays open when the mouse that opened it clicks the label of the page itself', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openPage(page, guide);
    const label = bar(page).getByRole('link', {name: latestVersion.label, exact: true}).first();
    const link = bar(page).locator('.dropdown__menu').getByRole('link', {name: 'Next'});
    await label.hover();
    await expect(link).toBeVisible();
    await label.click();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(link).toBeVisible();
    await label.click();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL(guide);
  });

  test('[4.14] stays open when the page comes alive under the mouse', async ({page}) => {
    const start = await holdStart(page);
    await page.goto(guide, {waitUntil: 'commit'});
    const entry = page.locator('.navbar').getByRole('link', {name: 'Next', exact: true});
    await page.locator('.navbar').getByRole('button', {name: latestVersion.label}).hover();
    await expect(entry).toBeVisible();
    start();
    await waitForStart(page);
    await expect(
      page.locator('.navbar').getByRole('button', {name: latestVersion.label}),
    ).toHaveAttribute('aria-expanded', 'true');
    await entry.click();
    await expect(page).toHaveURL('/docs/next/getting_started/quickstart');
  });

  test('[4.14] closes over the page that was chosen with the keyboard', async ({page}) => {
    await openPage(page, landingPath(latestVersion, apiLevel('stable')));
    await page.getByRole('button', {name: `Menu of ${latestVersion.label}`}).focus();
    await page.keyboard.press('Enter');
    const version = bar(page)
      .locator('.dropdown__menu')
      .getByRole('link', {name: 'Next', exact: true});
    await expect(version).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(version).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(landingPath(nextVersion, apiLevel('stable')));
    await expect(version).toBeHidden();
  });

  test('[4.14] closes when the history leads to another page', async ({page}) => {
    await openPage(page, '/');
    await entry(page, 'Docs').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    const button = page.getByRole('button', opener);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('[4.14] closes on a second touch, and over the page of its own label', async ({page}) => {
      await openPage(page, '/');
      const link = entry(page, 'Stable APIs');
      const button = page.getByRole('button', opener);
      await button.tap();
      await expect(link).toBeVisible();
      await button.tap();
      await expect(link).toBeHidden();
      await entry(page, 'API Reference').tap();
      await expect(page).toHaveURL('/docs/api-overview');
      await expect(link).toBeHidden();
    });

    test('[4.14] opens on a touch, stays on the page, and closes on a touch outside', async ({
      page,
    }) => {
      await openPage(page, '/');
      const link = page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Stable APIs'});
      await page.getByRole('button', opener).tap();
      await expect(link).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.touchscreen.tap(640, 600);
      await expect(link).toBeHidden();
    });
  });
});

test('[4.15][9.12] the preferred version is remembered, and forgotten when it is gone', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  await openPage(page, guide);
  await page.getByRole('button', {name: `Menu of ${latestVersion.label}`}).click();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Next', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/next/getting_started/quickstart');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
  await openPage(page, '/');
  await expect(page.getByRole('button', {name: 'Menu of Next'})).toBeVisible();
  await page.evaluate((name) => localStorage.setItem(name, 'v9.9.9'), key);
  await page.reload();
  await expect(page.getByRole('button', {name: `Menu of ${latestVersion.label}`})).toBeVisible();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('[4.16] the longer path decides which version a page belongs to', async ({page}) => {
  await openPage(page, '/docs/next/getting_started/quickstart');
  await expect(page.getByRole('button', {name: 'Menu of Next'})).toBeVisible();
  await expect(page.locator('.theme-doc-version-banner')).toContainText('not released yet');
  await page.getByRole('link', {name: `Read this page for ${latestVersion.label}`}).click();
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('button', {name: `Menu of ${latestVersion.label}`})).toBeVisible();
});

test('[4.11][9.12] the announcement stays closed once it was closed', async ({page}) => {
  await openPage(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.dismiss'),
      localStorage.getItem('docusaurus.announcement.id'),
    ]),
  ).toEqual(['true', `release-${latestVersion.name}`]);
  await openPage(page, '/docs');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a category that was closed on its own page opens for a page in it', async ({page}) => {
  await openPage(page, '/docs/distributions');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.locator('a.menu__link[href="/docs/distributions"]');
  const child = sidebar.locator('a[href="/docs/distributions/ondevice_distro/android_sdk"]');
  await waitForStart(page);
  await category.click();
  await expect(child).toBeHidden();
  await page
    .locator('main a[href="/docs/distributions/ondevice_distro/android_sdk"]')
    .first()
    .click();
  await expect(child).toBeVisible();
  await expect(child).toHaveAttribute('aria-current', 'page');
});
