import {expect, type Locator, type Page, test} from '@playwright/test';
import {findings} from '../support/axe';

const quickstart = '/docs/getting_started/quickstart';
const program = (page: Page): Locator => page.locator('[data-code]', {hasText: 'chat.py'}).first();

/** Opens the panel as soon as its button is there. */
async function openPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', {name: 'Your setup'});
  await expect(async () => {
    if (!(await panel.isVisible())) await page.getByRole('button', {name: 'Your setup'}).click();
    await expect(panel).toBeVisible({timeout: 1000});
  }).toPass();
  return panel;
}

test('a choice shows in the samples of every page, and is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(quickstart);
  const panel = await openPanel(page);
  await panel.getByLabel('Provider').selectOption('OpenAI');
  await panel.getByLabel('Server').fill('https://stack.example');
  await expect(panel.getByRole('status')).toContainText('Set OPENAI_API_KEY in the terminal');
  await panel.getByRole('button', {name: 'Done'}).click();
  await expect(panel).toBeHidden();
  await expect(program(page).locator('mark')).toHaveText([
    'https://stack.example',
    'openai/gpt-4o-mini',
  ]);
  await program(page).getByRole('button', {name: 'Copy code'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('base_url="https://stack.example"');
  expect(copied).toContain('model="openai/gpt-4o-mini"');

  await page.goto('/docs/next/api/create-response');
  await expect(page.locator('main pre mark').first()).toBeAttached();
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await page.getByRole('link', {name: 'Quickstart'}).first().click();
  await expect(program(page).locator('mark')).toHaveCount(2);
});

test('samples say what they cannot do, and no longer that they ran', async ({page}) => {
  await page.goto(quickstart);
  const ran = program(page).locator('[data-ran]');
  await expect(ran).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByLabel('Provider').selectOption('Groq');
  await expect(page.getByText('Your setup uses Groq: leave this step out.')).toBeAttached();
  await expect(ran).toBeHidden();
});

test('Clear and paper show what everybody reads', async ({page}) => {
  await page.goto(quickstart);
  const before = await program(page).locator('pre').innerHTML();
  const panel = await openPanel(page);
  await panel.getByLabel('Token variable').fill('MY_TOKEN');
  await expect(program(page).locator('mark').first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await program(page).locator('pre').innerHTML()).toBe(before);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(program(page).locator('mark').first()).toBeAttached();
  await panel.getByRole('button', {name: 'Clear'}).click();
  expect(await program(page).locator('pre').innerHTML()).toBe(before);
  expect(await page.evaluate(() => window.localStorage.getItem('reader-setup'))).toBeNull();
});

test('the panel is used with the keyboard, and gives the focus back', async ({page}) => {
  await page.goto(quickstart);
  const button = page.getByRole('button', {name: 'Your setup'});
  const panel = page.getByRole('dialog', {name: 'Your setup'});
  await expect(async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Provider')).toBeFocused({timeout: 1000});
  }).toPass();
  expect(await findings(page, 'all')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the panel opens from the menu of a phone and fits', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/verification');
  const button = page.getByRole('button', {name: 'Your setup'});
  await expect(async () => {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  const panel = await openPanel(page);
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a reader without a choice loads nothing of it', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(quickstart);
  await page.mouse.move(200, 200);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('setup-panel'))).toEqual([]);
});

test('says that it could not be loaded', async ({page}) => {
  await page.goto(quickstart);
  await page.mouse.move(200, 200);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'Your setup'}).click();
  await expect(page.getByRole('button', {name: 'Setup is missing: try again'})).toBeVisible();
});
