import {expect, test} from '@playwright/test';
import {openPage} from '../support/open-page';
import {printedSheets} from '../support/print';

/** Sheets of several heights end at different places of a page. */
const heights = [700, 780, 860, 940, 1020, 1123];

const routes = ['/docs/next/building_applications/rag', '/docs/next/building_applications/evals'];

for (const [route, height] of routes.flatMap((one) =>
  heights.map((each) => [one, each] as const),
)) {
  test(`no sheet of paper ends with the title of code or the label of a tab: ${route}, ${height} px high`, async ({
    page,
  }) => {
    await openPage(page, route);
    const titles = await page.locator('[data-code-title]').allTextContents();
    titles.push(
      ...(await page
        .locator('[data-code-label]')
        .evaluateAll((blocks) =>
          blocks.flatMap((block) => block.getAttribute('data-code-label') ?? []),
        )),
    );
    const labels = await page
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) => panels.flatMap((panel) => panel.getAttribute('data-label') ?? []));
    expect(titles.length).toBeGreaterThan(4);
    expect(labels.length).toBeGreaterThan(5);
    const sheets = await printedSheets(page, height);
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.flat()).toEqual(expect.arrayContaining([titles[0], labels[0]]));
    const torn = sheets.flatMap((lines, index) => {
      const last = lines.at(-1)?.trim() ?? '';
      const isTorn = titles.includes(last) || labels.includes(last);
      return isTorn ? [`sheet ${index + 1} ends with "${last}"`] : [];
    });
    expect(torn).toEqual([]);
  });
}

test('the longest page of the reference takes fewer than 20 sheets of paper', async ({page}) => {
  await openPage(page, '/docs/next/api/create-response');
  const sheets = await printedSheets(page, 1123);
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.length).toBeLessThan(20);
  const quarter = Math.max(...sheets.map((lines) => lines.length)) / 4;
  expect(sheets.slice(0, -1).filter((lines) => lines.length < quarter)).toEqual([]);
});

test('no address of a page about verification is printed below a sample', async ({page}) => {
  await openPage(page, '/docs/deploying/kubernetes_deployment');
  const lines = (await printedSheets(page, 1123)).flat();
  expect(lines.filter((line) => line.includes('Checked, not run')).length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.includes('/verification)'))).toEqual([]);
});
