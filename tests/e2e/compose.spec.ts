import {expect, type Locator, type Page, test} from '@playwright/test';
import {findings, modes, widths} from '../support/axe';

const file = (page: Page): Locator => page.getByRole('group', {name: 'run.yaml'});
const reasons = (page: Page): Locator => page.locator('.composer-problems li');

/** Opens the form, with a choice in the address if there is one. */
async function openForm(page: Page, choice = ''): Promise<void> {
  await page.goto(`/compose${choice}`);
  await expect(file(page)).toBeVisible();
}

test('a choice makes the file, and its address restores it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await page.getByLabel('Version').selectOption('Next');
  await page.locator('summary', {hasText: /^inference/}).click();
  await page.getByRole('checkbox', {name: 'remote::vllm'}).check();
  await page.getByLabel('Registry').selectOption('postgres');
  await page.getByLabel('Requests a day').fill('500');
  await expect(file(page)).toContainText('provider_type: remote::vllm # Sends requests');
  await expect(file(page)).toContainText('anonymous_max_requests: 500');
  await expect(page.getByRole('row', {name: /POSTGRES_PASSWORD/})).toContainText('Required');
  await expect(page.getByText('psycopg2-binary').first()).toBeAttached();

  const shown = await file(page).textContent();
  await page.getByRole('button', {name: 'Copy run.yaml'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    shown?.replace(/\n$/, '') ?? '',
  );
  const address = page.url();
  expect(address).toContain('inference=remote::ollama,remote::vllm');
  await page.goto('/accessibility');
  await page.goto(address);
  await expect(file(page)).toHaveText(shown ?? '', {useInnerText: false});
  await expect(page.getByLabel('Version')).toHaveValue('next');
});

test('what does not go together has its reason, and a button that resolves it', async ({page}) => {
  await openForm(page, '#version=next&agents=inline::meta-reference&inference=remote::anthropic');
  await expect(page.getByText('The server won’t start with this choice')).toBeVisible();
  await expect(reasons(page).first()).toContainText('It needs the API');
  await expect(reasons(page).first()).toContainText('You’d see required dependency');
  while (await reasons(page).and(page.locator('[data-level="error"]')).count()) {
    await reasons(page).first().getByRole('button').click();
  }
  await expect(page.getByText('Nothing in this choice stops the server.')).toBeVisible();
  await expect(reasons(page).filter({hasText: 'remote::anthropic can’t'}).first()).toBeVisible();
});

test('what an address cannot mean is said', async ({page}) => {
  await openForm(page, '#inference=remote::nowhere&color=red');
  await expect(reasons(page).nth(0)).toContainText('has no provider “remote::nowhere”');
  await expect(reasons(page).nth(1)).toContainText('“color” in the address isn’t a choice');
  await expect(file(page)).not.toContainText('nowhere');
});

test('the keyboard alone is enough', async ({page}) => {
  await openForm(page);
  await page.getByLabel('Name', {exact: true}).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('key-stack');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(file(page)).toContainText('image_name: key-stack');
  await expect(file(page)).not.toContainText('remote::ollama');
});

test('a choice of the reader for samples is chosen here at first', async ({page}) => {
  await page.goto('/compose');
  await page.evaluate(() => {
    window.localStorage.setItem('reader-setup', '{"provider": "openai", "store": "sqlite-vec"}');
  });
  await page.reload();
  await expect(file(page)).toContainText('provider_type: remote::openai');
  await expect(file(page)).toContainText('provider_type: inline::sqlite-vec');
});

for (const width of widths) {
  test(`axe finds nothing, and nothing is cut off at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const mode of modes) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await openForm(page, '#inference=remote::ollama&agents=inline::meta-reference&what=1');
      await page.reload();
      // Opened one after another, each leaves the closed ones.
      const closed = page.locator('.composer details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await findings(page), mode).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('tables lead to the providers and settings of both versions', async ({page}) => {
    await page.goto('/compose');
    const links = page.locator('main table').getByRole('link');
    expect(await links.count()).toBeGreaterThan(20);
    await expect(page.locator('.composer')).toHaveCount(0);
    await links.first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Inference');
  });
});
