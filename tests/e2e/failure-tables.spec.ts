import path from 'node:path';
import {expect, test} from '@playwright/test';
import {heaviestOfKinds, pagesOf} from '../support/audit-pages';
import {readRoute} from '../support/build';
import {failureHeading, failureTables, hiddenIn} from '../support/failure-tables';
import {projectRoot} from '../support/specifications';

/** Phones, the width of desktops that has the least room for a table, and a common one. */
const widths = [320, 390, 1280, 1440];

/*
 * Widths come from the style sheet alone, and pages are ready sooner without scripts. With motion the
 * sidebar would still be sliding to its width when a table beside it is measured.
 */
test.use({javaScriptEnabled: false, contextOptions: {reducedMotion: 'reduce'}});

const kinds = [...heaviestOfKinds(pagesOf(path.join(projectRoot, 'build')))]
  .map(({route}) => route)
  .filter(
    (route) => route.startsWith('/docs/') && readRoute(route).includes(`>${failureHeading}<`),
  );

// Every page is looked at each night, with `npm run audit`.
test('what to do about a failure is in view on phones and desktops, on a page of each kind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(kinds.length).toBeGreaterThan(10);
  const hidden: string[] = [];
  let count = 0;
  for (const route of kinds) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const found = await failureTables(page);
      count += found.length;
      hidden.push(...hiddenIn(found).map((line) => `${route} at ${width} px: ${line}`));
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(hidden).toEqual([]);
});

test('a table about a failure that is wider than its frame is noticed', async ({page}) => {
  await page.setContent(
    `<div class="theme-doc-markdown"><h3>${failureHeading}</h3>
    <div style="width: 200px; overflow: auto"><table style="width: 300px"><tr><td>No</table></div></div>`,
  );
  expect(hiddenIn(await failureTables(page))).toEqual(['a table reaches 100 px out of its frame']);
});
