import {expect, type Page, test} from '@playwright/test';
import {latestVersion, nextVersion} from '../../src/site/versions';
import {listRoutes, readRoute} from '../support/build';

/** Phones, the width of desktops that has the least room for a table, and a common one. */
const widths = [320, 390, 1280, 1440];

const heading = 'If it fails';

/** Browsers round the width of a frame and that of its content apart, at fractions of a pixel. */
const rounding = 1;

/** How far each table under the heading reaches out of its frame, in pixels. */
const overhangs = (page: Page): Promise<number[]> =>
  page.locator('.theme-doc-markdown').evaluate((text, name) => {
    const found: number[] = [];
    let level = 0;
    for (const part of text.querySelectorAll<HTMLElement>('h2, h3, h4, table')) {
      const frame = part.parentElement;
      if (part instanceof HTMLTableElement) {
        if (level > 0 && frame) found.push(frame.scrollWidth - frame.clientWidth);
      } else if (part.textContent.startsWith(name)) {
        level = Number(part.tagName.slice(1));
      } else if (Number(part.tagName.slice(1)) <= level) {
        level = 0;
      }
    }
    return found;
  }, heading);

/*
 * Widths come from the style sheet alone, and pages are ready sooner without scripts. With motion the
 * sidebar would still be sliding to its width when a table beside it is measured.
 */
test.use({javaScriptEnabled: false, contextOptions: {reducedMotion: 'reduce'}});

for (const version of [latestVersion, nextVersion]) {
  const isOther = (route: string): boolean =>
    version === latestVersion && route.startsWith(`${nextVersion.path}/`);
  const routes = listRoutes()
    .filter((route) => route.startsWith(`${version.path}/`) && !isOther(route))
    .filter((route) => readRoute(route).includes(`>${heading}<`));

  test(`what to do about a failure is in view on phones and desktops: every page of ${version.label}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    expect(routes.length).toBeGreaterThan(50);
    const hidden: string[] = [];
    let count = 0;
    for (const route of routes) {
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const found = await overhangs(page);
        count += found.length;
        hidden.push(
          ...found
            .filter((overhang) => overhang > rounding)
            .map((overhang) => `${route} at ${width} px: ${overhang} px out of the frame`),
        );
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(hidden).toEqual([]);
  });
}
