import {expect, type Locator, type Page, test} from '@playwright/test';
import {readSourceData} from '../../src/files/source';
import {latestVersion, nextVersion} from '../../src/site/versions';
import {findings} from '../support/axe';
import {readRoute} from '../support/build';
import {openPage} from '../support/open-page';

const {python} = readSourceData(nextVersion.name).clients;

const field = (page: Page): Locator => page.getByLabel('Your text');
const match = (page: Page): Locator => page.locator('.check-match').first();

const error =
  "openai.NotFoundError: Error code: 404 - {'detail': \"Model 'vllm/secret-7' not found. Use 'client.models.list()' to list available Models.\"}";

/** Opens the page as soon as it answers: typing before that is kept, but may be late. */
async function open(page: Page, address = '/check'): Promise<void> {
  await page.goto(address);
  await page.mouse.move(200, 200);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

test('a pasted error is answered with the row that explains it, which a link opens', async ({
  page,
}) => {
  await open(page);
  await field(page).fill(error);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'The error tables explain this',
  );
  await expect(match(page)).toContainText("vLLM wasn't ready when the server listed its models");
  await expect(match(page)).toContainText('answer to POST');
  await match(page).getByRole('link', {name: 'vLLM'}).first().click();
  await expect(page).toHaveURL(/\/providers\/inference\/remote_vllm#error-[0-9a-f]{7}$/);
  const row = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(row).toContainText("Model 'vllm/…' not found.");
  await expect(row).toBeInViewport();
});

test('the search offers a pasted error to this page, which gets the text', async ({page}) => {
  await openPage(page, '/docs/next/');
  await page.getByRole('combobox', {name: 'Search'}).fill(error);
  await page.getByRole('group', {name: 'Check this message'}).getByRole('option').click();
  await expect(page).toHaveURL(/\/check#text=/);
  await expect(field(page)).toHaveValue(error);
  await expect(match(page)).toBeVisible();
});

test('a message that no table has is said to be unknown, without a guess', async ({page}) => {
  await open(page);
  await field(page).fill('RuntimeError: the moon is full');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    `This message is not in the error tables of ${latestVersion.label} or ${nextVersion.label}: RuntimeError: the moon is full`,
  );
  await expect(match(page)).toHaveCount(0);
});

test('the text stays in the browser, and no other host is asked', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await open(page, `/check#text=${encodeURIComponent(error)}`);
  await expect(field(page)).toHaveValue(error);
  await expect(match(page)).toBeVisible();
  await field(page).fill('ValueError: secret-7 is lost');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'not in the error tables',
  );
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([]);
  expect(requests.filter((request) => request.includes('secret-7'))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(kept).not.toContain('secret-7');
});

test('a file that is chosen is read, and Clear empties the field', async ({page}) => {
  await open(page);
  const file = {name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from(error)};
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(match(page)).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(match(page)).toHaveCount(0);
});

test('the page is used with the keyboard, and passes axe', async ({page}) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText("Model 'x' not found");
  await expect(match(page)).toBeVisible();
  for (const name of ['Choose a file', 'Clear']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await match(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(match(page).locator('details')).toHaveAttribute('open', '');
  expect(await findings(page, 'all')).toEqual([]);
});

for (const width of [320, 390]) {
  test(`an answer fits on a phone of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page);
    await field(page).fill(`${error}\nValueError: ${'x'.repeat(200)}`);
    await expect(match(page)).toBeVisible();
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  });
}

test('says that the tables could not be loaded', async ({page}) => {
  await open(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await field(page).fill(error);
  await expect(page.getByRole('alert')).toContainText('The error tables could not be loaded');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('readers get links to all pages with error tables', async ({page}) => {
    await page.goto('/check');
    await expect(field(page)).toBeHidden();
    // Playwright reads no text in this element.
    await expect(page.locator('noscript p')).toBeVisible();
    expect(readRoute('/check')).toContain('<noscript><p>The field needs JavaScript');
    await page.getByText(`pages of ${latestVersion.label}`).click();
    const links = page.locator('.check-pages a:visible');
    expect(await links.count()).toBeGreaterThan(100);
    await page.getByRole('link', {name: 'vLLM', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'If it fails'})).toBeAttached();
  });
});

test('a pasted program is answered with the lines that change, and a diff to copy', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page).fill(
    `from ${python.modules[0]} import ${python.class}\n\nclient = ${python.class}(base_url="http://secret-7:8321")\nagents = client.agents.list()\n`,
  );
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('1 place differs');
  const row = page.getByRole('row', {name: /agents\.list/});
  await expect(row.getByRole('cell').first()).toHaveText('4');
  await expect(row).toContainText('alpha.agents.list');
  await page.getByRole('button', {name: 'Copy the diff'}).click();
  await expect(page.getByRole('button', {name: 'Copy the diff'})).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('-agents = client.agents.list()\n+agents = client.alpha.agents.list()');
  const problems = await findings(page);
  expect(problems).toEqual([]);
});
