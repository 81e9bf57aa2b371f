import {expect, type Page, test} from '@playwright/test';
import {openPage, waitForStart} from '../support/open-page';
import {latestVersion} from '../../src/site/versions';
import {watchForProblems} from '../support/page-problems';

/** One page of each kind. */
const routes = [
  '/',
  '/docs',
  '/docs/getting_started/quickstart',
  '/docs/next/concepts/architecture',
  '/docs/next/api/create-response',
  '/docs/next/api/inference',
  '/docs/next/upgrade',
  '/docs/tags/overview',
  '/markdown-page',
  '/verification',
  '/search?q=agents',
  '/no/such/page',
];

for (const route of routes) {
  test(`${route} does nothing that its Content Security Policy forbids`, async ({page}) => {
    const problems = await watchForProblems(page);
    await openPage(page, route);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveCount(1);
    await expect(policy).not.toHaveAttribute('content', /unsafe/);
    await page
      .getByRole('button', {name: /^Switch between dark and light mode/})
      .first()
      .click();
    await expect(page.locator('h1').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('a page that uses a forbidden script or style is found out', async ({page}) => {
  const problems = await watchForProblems(page);
  await openPage(page, '/docs');
  const refused = await page.evaluate(() => {
    const messageOf = (attempt: () => void): string => {
      try {
        attempt();
        return 'not refused';
      } catch (error) {
        return String(error);
      }
    };
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Red</p>');
    const script = document.createElement('script');
    return [
      messageOf(() => (script.text = 'window.hacked = true')),
      messageOf(() => (script.src = 'https://elsewhere.example/script.js')),
      messageOf(() => (document.body.innerHTML = '<img src="/none" onerror="hacked = true">')),
    ];
  });
  expect(refused).toEqual([
    expect.stringContaining('TrustedScript'),
    expect.stringContaining('TrustedScriptURL'),
    expect.stringContaining('TrustedHTML'),
  ]);
  await expect.poll(() => problems.join('\n')).toContain('style-src');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('under the policy', () => {
  test('tabs, copying, the search and the version menu work', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = await watchForProblems(page);
    await openPage(page, '/docs/next/api/create-response');
    await page.getByRole('tab', {name: /curl/i}).first().click();
    await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText('curl');
    await page.getByRole('button', {name: 'Copy code'}).filter({visible: true}).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
    const navbar = page.locator('.navbar');
    await navbar.getByRole('button', {name: 'Next'}).hover();
    await expect(navbar.getByRole('link', {name: latestVersion.label, exact: true})).toBeVisible();
    await page.getByRole('combobox', {name: 'Search'}).fill('vector stores');
    await page.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/create-response/);
    await waitForStart(page);
    expect(problems).toEqual([]);
  });

  test('the menu of a phone opens, and leads on', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const problems = await watchForProblems(page);
    await openPage(page, '/docs/next/concepts/architecture');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL(/quickstart/);
    expect(problems).toEqual([]);
  });
});

/** Addresses that someone might lead a reader to. */
const hostile = [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  "';window.hacked=1;//",
  'javascript:window.hacked=1',
  '//elsewhere.example/',
  '\\\\elsewhere.example',
  '{{constructor.constructor("window.hacked=1")()}}',
  '__proto__',
  '../../../../etc/passwd',
  '((((*[+?^$|\\',
  'title:^~-+ +"" a^b c~d',
  '%00%E0%A4%A',
  '\u202e\u0000\u0085',
  // Three of these fit into the 16 KB that Node.js takes as the head of a request.
  'a'.repeat(4000),
];

/** Opens an address and says what it did to the page. */
async function effectsOf(page: Page, address: string, problems: readonly string[]) {
  await page.goto('about:blank');
  await page.goto(address);
  await waitForStart(page);
  await expect(page.locator('h1').first()).toBeVisible();
  return {
    address,
    problems: [...problems],
    hacked: await page.evaluate(() => 'hacked' in window),
    planted: await page.locator('img[src="x"], a[href^="javascript:" i]').count(),
    host: new URL(page.url()).host,
  };
}

const places: Readonly<Record<string, (value: string) => string>> = {
  'the address of the search': (value) =>
    `/search?q=${value}&ctx=${value}&version=${value}#${value}`,
  'the address of a page': (value) =>
    `/docs/concepts?_highlight=${value}&docusaurus-theme=${value}&docusaurus-data-css=${value}#${value}`,
  'the address of a page that moved': (value) =>
    `/docs/api/list-models-using-the-open-ai-api?_highlight=${value}#${value}`,
  'the address of a missing page': (value) => `/docs/x?_highlight=${value}#${value}`,
};

for (const [place, addressOf] of Object.entries(places)) {
  test(`hostile input in ${place} runs nothing and breaks nothing`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const problems = await watchForProblems(page);
    const host = new URL(baseURL ?? '').host;
    expect(hostile.length).toBeGreaterThan(10);
    for (const value of hostile) {
      const address = addressOf(encodeURIComponent(value));
      expect(await effectsOf(page, address, problems)).toEqual({
        address,
        problems: [],
        hacked: false,
        planted: 0,
        host,
      });
    }
  });
}
