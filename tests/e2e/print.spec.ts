import {expect, test} from '@playwright/test';
import {openPage} from '../support/open-page';
import {printedSheets} from '../support/print';

/** Sheets of several heights end at different places of a page. */
const heights = [700, 780, 860, 940, 1020, 1123];

for (const route of [
  '/docs/next/building_applications/rag',
  '/docs/next/building_applications/evals',
]) {
  test(`no sheet of paper ends with the title of code or the label of a tab: ${route}`, async ({
    page,
  }) => {
    await openPage(page, route);
    const titles = await page
      .locator(':has(> pre)')
      .evaluateAll((contents) =>
        contents.flatMap((content) => content.previousElementSibling?.textContent ?? []),
      );
    const labels = await page
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) => panels.flatMap((panel) => panel.getAttribute('data-label') ?? []));
    expect(titles.length).toBeGreaterThan(4);
    expect(labels.length).toBeGreaterThan(5);
    const torn: string[] = [];
    for (const height of heights) {
      const sheets = await printedSheets(page, height);
      expect(sheets.length).toBeGreaterThan(5);
      expect(sheets.flat()).toEqual(expect.arrayContaining([titles[0], labels[0]]));
      for (const [index, lines] of sheets.entries()) {
        const last = lines.at(-1)?.trim() ?? '';
        if (titles.includes(last) || labels.includes(last)) {
          torn.push(`sheet ${index + 1} of height ${height} ends with "${last}"`);
        }
      }
    }
    expect(torn).toEqual([]);
  });
}
