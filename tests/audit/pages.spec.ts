import path from 'node:path';
import {expect, test} from '@playwright/test';
import {heaviestOfKinds, pagesOf} from '../support/audit-pages';
import {findings, modes, widths} from '../support/axe';
import {failureTables, hiddenIn} from '../support/failure-tables';
import {openPage} from '../support/open-page';
import {serveFolder} from '../support/static-site';

const origin = 'http://audit.localhost';
const build = path.resolve(process.env.SITE_BUILD ?? path.join(__dirname, '../../build'));
const pages = pagesOf(build);
const kinds = heaviestOfKinds(pages);

for (const built of pages) {
  const {route} = built;
  test(route, {tag: kinds.has(built) ? '@kind' : '@other'}, async ({context, page}) => {
    await serveFolder(context, origin, build);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme: modes[0], reducedMotion: 'reduce'});
      await openPage(page, origin + route);
      const hidden = hiddenIn(await failureTables(page));
      found.push(...hidden.map((line) => `${width} px: ${line}`));
      for (const mode of modes) {
        await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
        await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
        const lines = await findings(page, mode === modes[0] ? 'all' : 'colors');
        found.push(...lines.map((line) => `${mode}, ${width} px: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}
