import {click, eventually, see, type} from './support/acts';
import {currentAddress} from './support/in-page';
import {expect, test} from './support/test';

const first = '/docs/concepts';

/** Keeps what is listed when Enter is pressed: results come and go as more of the index arrives. */
const keepListedAtEnter = (): void => {
  const keep = ({key}: KeyboardEvent): void => {
    if (key !== 'Enter') return;
    const addresses = [...document.querySelectorAll('[role="option"]')].flatMap((option) => {
      const link = option.closest('a') ?? option.querySelector('a');
      return link ? [new URL(link.href).pathname] : [];
    });
    sessionStorage.setItem('listed-at-enter', JSON.stringify(addresses));
  };
  // On the window, so that it comes before all that the page does on a key.
  window.addEventListener('keydown', keep, {capture: true});
};

/** The addresses of all results that were listed when Enter was pressed. */
const listedAtEnter = (): string[] =>
  JSON.parse(sessionStorage.getItem('listed-at-enter') ?? '[]') as string[];

for (const query of ['vector store', 'quickstart'] as const) {
  test(`a search for "${query}" leads to its result with Enter, and Back to where it began`, async ({
    tab,
    site,
    pages,
  }) => {
    await tab.open(site.origin + first);
    await click(tab, {role: 'search'});
    await type(tab, query);
    await see(tab, {role: 'option'});
    await tab.evaluate(keepListedAtEnter);
    await tab.press('Enter');
    await eventually(async () => {
      const address = await tab.evaluate(currentAddress);
      const listed = [...(await tab.evaluate(listedAtEnter)), '/search'];
      expect(listed).toContain(new URL(address, site.origin).pathname);
    });
    const reached = await tab.evaluate(currentAddress);
    // Enter leads to all results while the list is still on its way, and these come after their page.
    if (reached.startsWith('/search')) await see(tab, {role: 'link', within: 'main article'});
    else await pages.expectPage(tab, reached);
    await tab.back();
    await pages.expectPage(tab, first);
  });
}

test('a search that is opened by its address shows results, and Back returns to them', async ({
  tab,
  site,
}) => {
  const address = '/search?q=vector+store';
  await tab.open(site.origin + address);
  const result = {role: 'link', within: 'main article'} as const;
  await see(tab, result);
  await click(tab, result);
  await eventually(async () => {
    expect(await tab.evaluate(currentAddress)).not.toContain('/search');
  });
  await tab.back();
  await see(tab, result);
  await eventually(async () =>
    expect(await tab.evaluate(currentAddress)).toContain('/search?q=vector'),
  );
});
