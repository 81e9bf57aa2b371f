import {click, eventually, see, type} from './support/acts';
import {currentAddress} from './support/in-page';
import {expect, test} from './support/test';

const first = '/docs/concepts';

/** The address of the result that Enter leads to. */
const selectedAddress = (): string => {
  const selected = document.querySelector('[role="option"][aria-selected="true"]');
  const link = selected?.closest('a') ?? selected?.querySelector('a');
  return link ? new URL(link.href).pathname : '';
};

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
    let result = '';
    await eventually(async () => {
      const last = result;
      result = await tab.evaluate(selectedAddress);
      expect(result).not.toBe('');
      // The best result may change as long as more of the index arrives.
      expect(result).toBe(last);
    });
    await tab.press('Enter');
    await eventually(async () => {
      expect(new URL(await tab.evaluate(currentAddress), site.origin).pathname).toBe(result);
    });
    await pages.expectPage(tab, await tab.evaluate(currentAddress));
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
  expect(await tab.evaluate(currentAddress)).toContain('/search?q=vector');
});
