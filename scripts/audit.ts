/**
 * Checks every page of the build with axe, in both colour modes, as wide as a phone and a desktop.
 *
 *   npm run audit                      all pages in `build`
 *   npm run audit -- /docs/next/api    the pages whose path begins so
 *   npm run audit -- --kinds           one page of each kind: the heaviest of each folder of guides
 *   npm run audit -- --shard 2/4       the second of four equal parts, for machines side by side
 *   npm run audit -- --from ROUTE      go on with a page, where an earlier check was stopped
 *   npm run audit -- --build FOLDER    another build
 *
 * Exits with 0 when nothing is found, 1 when something is, 2 when the command could not run.
 */
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium, type Page} from '@playwright/test';
import {chooseRoutes, pagesOf} from './support/audit-routes';
import {findings, modes, widths} from './support/axe';
import {requireBrowser} from './support/browser';
import {openPage} from './support/open-page';
import {serveFolder} from './support/static-site';

const origin = 'http://audit.localhost';

/** How many pages are checked between two lines that say how far the check is. */
const progressStep = 25;

/** Checks one page in every mode and width. */
async function check(page: Page, route: string): Promise<string[]> {
  const lines: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme: modes[0]});
    await openPage(page, origin + route);
    for (const mode of modes) {
      await page.emulateMedia({colorScheme: mode});
      await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
      const found = await findings(page, mode === modes[0] ? 'all' : 'colors');
      lines.push(...found.map((line) => `${route} (${mode}, ${width} px): ${line}`));
    }
  }
  return lines;
}

/** Takes routes from the list until none is left; several of these work side by side. */
async function work(browser: Browser, folder: string, queue: string[]): Promise<number> {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  await serveFolder(context, origin, folder);
  const page = await context.newPage();
  let count = 0;
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    if (queue.length % progressStep === 0) console.error(`${queue.length} pages to go`);
    const lines = await check(page, route).catch((error: unknown) => {
      throw new Error(`${route} could not be checked.`, {cause: error});
    });
    lines.forEach((line) => console.log(line));
    count += lines.length;
  }
  await context.close();
  return count;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      from: {type: 'string'},
      kinds: {type: 'boolean', default: false},
      shard: {type: 'string'},
    },
    allowPositionals: true,
  });
  const folder = path.resolve(values.build);
  const queue = chooseRoutes(pagesOf(folder), {...values, beginnings: positionals});
  const total = queue.length;
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  // Closing the browser stops the other workers when one fails.
  const counts = await Promise.all(os.cpus().map(() => work(browser, folder, queue))).finally(() =>
    browser.close(),
  );
  const found = counts.reduce((sum, count) => sum + count, 0);
  console.log(
    `${total} pages, ${modes.length} color modes, ${widths.length} widths: ${found} findings`,
  );
  process.exitCode = found > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
