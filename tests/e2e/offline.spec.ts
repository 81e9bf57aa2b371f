import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, type Page, test} from '@playwright/test';
import {writeOffline} from '@docs-kit/offline-search';
import {archivedSite} from '../../src/site/search';

const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
const archive = path.join(folder, 'archive');

test.describe.configure({mode: 'serial'});
test.beforeAll(() => {
  test.setTimeout(180_000);
  writeOffline(path.resolve(__dirname, '../../build'), archive, archivedSite);
});
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

const server = 'http://intranet.test/some/folder';

/** Where an archive may be, and the address of its root. */
const places = {'a folder of a server': server, 'a folder of a disk': pathToFileURL(archive).href};

/**
 * Serves the archive as the simplest server does, by the names of files, and collects what does not
 * work: missing files, requests elsewhere and errors of scripts.
 */
async function watch(page: Page, root: string): Promise<string[]> {
  const problems: string[] = [];
  await page.route(`${server}/**`, async (route) => {
    const file = path.join(archive, new URL(route.request().url()).pathname.slice(12));
    await route.fulfill(existsSync(file) ? {path: file} : {status: 404});
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A click may leave the page before its icon is there.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${root}/`) && !url.startsWith('data:')) problems.push(url);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

for (const [place, root] of Object.entries(places)) {
  test.describe(`the archive in ${place}`, () => {
    test('leads from page to page, by the sidebar too', async ({page}) => {
      const problems = await watch(page, root);
      await page.goto(`${root}/index.html`);
      await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
      await expect(page).toHaveURL(`${root}/docs.html`);
      await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Quickstart').click();
      await expect(page).toHaveURL(`${root}/docs/getting_started/quickstart.html`);
      await page.goto(`${root}/docs/next/api/create-response.html`);
      await expect(page.locator('h1')).toHaveText('Create a response');
      // All samples are shown, because tabs need a script.
      for (const language of ['python', 'java']) {
        await expect(
          page.locator(`[role="tabpanel"] code.language-${language}`).first(),
        ).toBeVisible();
      }
      await expect(
        page.getByRole('button', {name: /copy|switch/i}).filter({visible: true}),
      ).toHaveCount(0);
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
      expect(problems).toEqual([]);
    });

    test('follows the color mode of the system', async ({page}) => {
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await watch(page, root);
      await page.goto(`${root}/docs/concepts.html`);
      const light = await background();
      await page.emulateMedia({colorScheme: 'dark'});
      expect(await background()).not.toBe(light);
    });

    test('finds pages, in the version and the part that the reader chooses', async ({page}) => {
      const problems = await watch(page, root);
      await page.goto(`${root}/docs/next/concepts.html`);
      await page.getByRole('link', {name: 'Search', exact: true}).click();
      await page.getByRole('searchbox').fill('telemetry');
      await expect(page.locator('main').getByRole('status')).toHaveText(/\d+ pages found/);
      await page.getByLabel('Version').selectOption('Next');
      await page.getByLabel('In', {exact: true}).selectOption('API reference');
      await page.getByRole('searchbox').fill('create a response');
      const first = page.locator('main article').first();
      await expect(first.getByRole('link')).toHaveAttribute('href', /^docs\/next\/api.*\.html/);
      await expect(first.locator('mark').first()).toBeVisible();
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/\/docs\/next\/api[^#?]*\.html/);
      await expect(page.locator('h1')).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('searches for what an address asks', async ({page}) => {
      const problems = await watch(page, root);
      await page.goto(`${root}/search.html?q=vector+stores&version=docs/next`);
      await expect(page.getByRole('searchbox')).toHaveValue('vector stores');
      await expect(page.locator('main article').first()).toBeVisible();
      await page.goto(
        `${root}/search.html?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
      );
      await expect(page.locator('main').getByRole('status')).not.toBeEmpty();
      await expect(page.locator('main img')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  });
}

test('what is typed before the script of the search has come is searched for then', async ({
  page,
}) => {
  const problems = await watch(page, server);
  let letCome: () => void = () => {};
  const isTyped = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(`${server}/search.js`, async (route) => {
    await isTyped;
    await route.fallback();
  });
  await page.goto(`${server}/search.html`, {waitUntil: 'commit'});
  await page.getByRole('searchbox').fill('telemetry');
  letCome();
  await expect(page.locator('main').getByRole('status')).toHaveText(/\d+ pages found/);
  await expect(page.getByRole('searchbox')).toHaveValue('telemetry');
  expect(problems).toEqual([]);
});
