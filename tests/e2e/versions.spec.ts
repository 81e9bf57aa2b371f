import {expect, type Page, test} from '@playwright/test';
import {readVersionFacts} from '../../src/files/version-facts';
import {apiLevel} from '../../src/site/api-levels';
import {landingPath, operationPath} from '../../src/site/links';
import {latestVersion, nextVersion, siteVersion, siteVersions} from '../../src/site/versions';
import {openPage, waitForStart} from '../support/open-page';
import {servedSpecifiedRelease} from '../support/specification-facts';

test('[4.16] the version menu leads from a page of one version to the same page of the other, and back', async ({
  page,
}) => {
  await openPage(page, '/docs/concepts/architecture');
  const menu = page.locator('.navbar').getByRole('button', {name: latestVersion.label});
  await menu.hover();
  await page.locator('.navbar').getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/concepts/architecture');
  await page.locator('.navbar').getByRole('button', {name: 'Next'}).hover();
  await page.locator('.navbar').getByRole('link', {name: latestVersion.label, exact: true}).click();
  await expect(page).toHaveURL('/docs/concepts/architecture');
});

test('an operation that a version lacks has a page there, which says so and links the other version', async ({
  page,
}) => {
  const [borrowed] = siteVersions.flatMap((version) => {
    const plan = readVersionFacts(version.name).levels.stable;
    const sources = plan.pages === 'operations' ? Object.entries(plan.borrowed ?? {}) : [];
    return sources.map(([name, [slug = '']]) => ({version, source: siteVersion(name), slug}));
  });
  test.skip(!borrowed, 'No version of this site borrows an operation from another one.');
  if (!borrowed) return;
  const {version, source, slug} = borrowed;
  const level = apiLevel('stable');
  await page.goto(operationPath(version, level, slug));
  await expect(page.locator('main [data-level]')).toHaveText(`Not in ${version.label}`);
  const entry = page.locator('.menu__link--active[aria-current="page"]');
  await expect(entry).toContainText(`Not in ${version.label}`);
  const notice = page.locator('.theme-admonition', {hasText: `Not in ${version.label}`});
  await notice.getByRole('link', {name: source.label}).click();
  await expect(page).toHaveURL(operationPath(source, level, slug));
  await expect(page.locator('.theme-admonition', {hasText: 'Not in'})).toHaveCount(0);
});

/** Chooses a version in the menu of the bar. */
async function choose(page: Page, version: string): Promise<void> {
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: /^Menu of (Next|v[\d.]+)$/}).click();
  await bar.locator('.dropdown__menu').getByRole('link', {name: version, exact: true}).click();
}

// What the versions have not in common is a fact of the release that the specification describes.
for (const [page, hash, way] of [
  ['/building_applications/rag', '#attach-many-files-at-once', 'from next'],
  ['/api/create-chat-completion', '#schema-ChatCompletionUsage', 'from next'],
  ['/distributions/configuration', '#command-line', 'to next'],
] as const) {
  test(`[2.25] a version that lacks the place ${hash} shows the page from its top`, async ({
    page: tab,
  }) => {
    test.skip(!servedSpecifiedRelease, 'This site no longer serves the release that differs.');
    if (!servedSpecifiedRelease) return;
    const [from, to] =
      way === 'from next'
        ? [nextVersion, servedSpecifiedRelease]
        : [servedSpecifiedRelease, nextVersion];
    await openPage(tab, from.path + page + hash);
    await expect.poll(() => tab.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await choose(tab, to.label);
    await expect(tab).toHaveURL(to.path + page + hash);
    await expect(tab.getByRole('button', {name: `Menu of ${to.label}`})).toBeVisible();
    await expect(tab.locator(hash)).toHaveCount(0);
    expect(await tab.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const tags of ['/tags', '/tags/overview', '/tags/getting-started']) {
  test(`[4.16] the version menu leads from ${tags} of one version to the same of the other`, async ({
    page,
  }) => {
    await openPage(page, latestVersion.path + tags);
    await choose(page, nextVersion.label);
    await expect(page).toHaveURL(nextVersion.path + tags);
    // A menu that is opened before the next page is there closes with the last one.
    await expect(page.getByRole('button', {name: `Menu of ${nextVersion.label}`})).toBeVisible();
    await choose(page, latestVersion.label);
    await expect(page).toHaveURL(latestVersion.path + tags);
  });
}

const missingIn = (page: Page) => page.getByRole('status').filter({hasText: 'nearest page'});

test('a reader whose page the chosen version lacks comes to the nearest page, which says so and leads back', async ({
  page,
}) => {
  test.skip(!servedSpecifiedRelease, 'This site no longer serves the release that lacks the page.');
  if (!servedSpecifiedRelease) return;
  const experimental = apiLevel('experimental');
  const operation = operationPath(nextVersion, experimental, 'create-agent');
  await openPage(page, operation);
  await choose(page, servedSpecifiedRelease.label);
  const nearest = landingPath(servedSpecifiedRelease, experimental);
  await expect(page).toHaveURL(`${nearest}?instead-of=${operation}`);
  await expect(missingIn(page)).toBeInViewport();
  await expect(missingIn(page)).toContainText(/^Create an agent .* is missing in v/);
  // An address that was shared, or opened in a new tab, says the same.
  await openPage(page, page.url());
  await expect(missingIn(page)).toContainText(`${operation} is missing in`);
  await missingIn(page)
    .getByRole('link', {name: `Read it for ${nextVersion.label}`})
    .click();
  await expect(page).toHaveURL(operation);
  await expect(missingIn(page)).toHaveCount(0);
  await openPage(page, nearest);
  await expect(missingIn(page)).toHaveCount(0);
});

for (const version of [nextVersion, latestVersion]) {
  test(`${version.label} leads back to a page that belongs to no version`, async ({page}) => {
    await openPage(page, '/verification');
    await choose(page, version.label);
    await expect(page).toHaveURL(`${version.path}?instead-of=/verification`);
    const notice = page.getByRole('status').filter({hasText: 'is the same for all versions.'});
    await notice.getByRole('link', {name: 'Go back to it'}).click();
    await expect(page).toHaveURL('/verification');
  });
}

const noticeOf = (page: Page) =>
  page.getByRole('status').filter({hasText: `${latestVersion.label}, not Next.`});

for (const [place, name, target] of [
  ['navigation', 'API Reference', '/api-overview'],
  ['contentinfo', 'API Reference', '/api-overview'],
  ['contentinfo', 'Concepts', '/concepts'],
  ['contentinfo', 'Getting Started', '/getting_started/quickstart'],
] as const) {
  test(`a reader of next whom "${name}" (${place}) leads to the release is told so, with a way back`, async ({
    page,
  }) => {
    await openPage(page, '/docs/next/building_applications/rag');
    const part = place === 'navigation' ? {name: 'Main'} : {};
    await page.getByRole(place, part).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(latestVersion.path + target);
    await expect(noticeOf(page)).toBeInViewport();
    await noticeOf(page).getByRole('link', {name: 'Read this page for Next'}).click();
    await expect(page).toHaveURL(nextVersion.path + target);
    await expect(noticeOf(page)).toHaveCount(0);
  });
}

test('a reader of next whom a link in a new tab leads to the release is told so', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/next/concepts');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API Reference'})
    .click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  await waitForStart(tab);
  await expect(noticeOf(tab)).toBeVisible();
});

test('a reader who has chosen the release, or none, is told nothing', async ({page}) => {
  await openPage(page, '/docs/concepts');
  await expect(page.getByText(`Version: ${latestVersion.label}`)).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
  await openPage(page, '/docs/next/concepts');
  await choose(page, latestVersion.label);
  await expect(page.getByText(`Version: ${latestVersion.label}`)).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`the notice of the version moves nothing: ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const title = page.getByRole('heading', {level: 1});
    await openPage(page, '/docs/concepts');
    const before = await title.boundingBox();
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await openPage(page, '/docs/concepts');
    await expect(noticeOf(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
  });
}
