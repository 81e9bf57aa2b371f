import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {buildClassicSite} from '../support/classic-site';
import {classicTest} from '../support/classic-test';

const fixture = '../../packages/openapi-reference/src/fixtures/tictactoe.json';

/** What the README of the package tells a site to have. */
const files = {
  'openapi.json': readFileSync(path.join(__dirname, fixture), 'utf8'),
  'write-reference.ts': `
    import {readFileSync} from 'node:fs';
    import {planPages} from '@docs-kit/openapi-reference';
    import {buildApiModel} from '@docs-kit/openapi-model';
    import {readSpecification} from '@docs-kit/openapi-reference/specification';
    import {writePages} from '@docs-kit/openapi-reference/write-pages';

    async function main() {
      const {document, problems} = await readSpecification({
        documents: {'openapi.json': JSON.parse(readFileSync('openapi.json', 'utf8'))},
        placeOf: (file) => ({file, line: 1}),
      });
      if (problems) throw new Error(problems.join('\\n'));
      const pages = planPages(buildApiModel(document, 'openapi.json'), {
        path: '/docs/api',
        title: 'Game API',
        versionLabel: '1.0',
        samples: {
          tabs: [
            {language: 'curl', highlight: 'bash'},
            {language: 'python', highlight: 'python'},
          ],
        },
      });
      const reference = {id: 'api', pluginDocument: '.api.json', outputDir: 'docs/api', pages};
      await writePages([reference], {siteDir: process.cwd()});
    }
    void main();`,
  'sidebars.js': `
    import api from './docs/api/sidebar';
    export default {
      tutorialSidebar: ['intro', {type: 'category', label: 'Game API', items: api}],
    };`,
  'src/theme/MDXComponents.js': `
    import '@docs-kit/openapi-components/variables.css';
    import {apiReferenceComponents} from '@docs-kit/openapi-components';
    import MDXComponents from '@theme-original/MDXComponents';
    import TabItem from '@theme/TabItem';
    import Tabs from '@theme/Tabs';
    export default {...MDXComponents, TabItem, Tabs, ...apiReferenceComponents};`,
};

const test = classicTest('reference', () => {
  return buildClassicSite(['openapi-reference', 'openapi-components'], [], {
    files,
    script: 'write-reference.ts',
  });
});

test('the classic template with openapi-reference alone leads from a guide to an operation', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto('/docs/intro');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Game API'}).click();
  await sidebar.getByRole('link', {name: 'Gameplay'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gameplay');
  await page.getByRole('listitem').getByText('Summary of /board.').last().click();
  await expect(page).toHaveURL(/\/docs\/api\/get-board$/);
  await expect(page.getByRole('main')).toContainText('GET /board');
  expect(errors).toEqual([]);
});

test('its page of an operation has fields with links to themselves, and a sample in each language', async ({
  page,
}) => {
  await page.goto('/docs/api/get-square');
  await page.getByRole('link', {name: 'row', exact: true}).click();
  await expect(page).toHaveURL(/#path-row$/);
  await expect(page.locator('#path-row')).toContainText('coordinate required');
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('tabpanel').last()).toContainText('import httpx');
});

test('its components follow the color mode', async ({page}) => {
  await page.goto('/docs/api/get-board');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const route = page.locator('main code', {hasText: '/board'}).first();
  const frame = route.locator('..');
  const ground = () => frame.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mode = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await ground();
  await expect(async () => {
    await mode.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 1000});
  }).toPass();
  expect(light).not.toBe('rgba(0, 0, 0, 0)');
  expect(await ground()).not.toBe(light);
});
