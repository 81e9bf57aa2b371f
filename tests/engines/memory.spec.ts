import {click, eventually} from './support/acts';
import {growth} from './support/memory';
import {pagesSource, startSite} from './support/site-server';
import {expect, test} from './support/test';

test('two hundred pages take no more than twice the memory of twenty', async ({tab, site}) => {
  test.setTimeout(20 * 60_000);
  const names = ['Deploying', 'Providers', 'Concepts', 'Distributions'];
  await tab.open(`${site.origin}/docs`);
  const titles = new Set<string>();
  const grown = await growth(
    tab,
    async (count) => {
      const name = names[count % names.length] ?? '';
      const before = await tab.evaluate(() => document.title);
      await click(tab, {role: 'link', name, within: 'nav[aria-label="Docs sidebar"]'});
      await eventually(async () => {
        const title = await tab.evaluate(() => document.title);
        expect(title).not.toBe(before);
        titles.add(title);
      });
    },
    20,
    200,
  );
  expect(titles.size).toBeGreaterThanOrEqual(names.length);
  expect(grown.heap).toBeLessThanOrEqual(2);
  expect(grown.nodes).toBeLessThanOrEqual(2);
});

test('pages that keep what they have shown are found', async ({tab}) => {
  const site = await startSite(
    pagesSource({
      '/': `<title>Leak</title><button>Next</button><script>
        const kept = [];
        document.querySelector('button').onclick = () => {
          kept.push(new Array(200000).fill(0).map(Math.random), document.createElement('p'));
          for (let count = 0; count < 1000; count += 1) kept.push(document.createElement('p'));
        };
      </script>`,
    }),
  );
  await tab.open(`${site.origin}/`);
  const grown = await growth(tab, () => click(tab, {role: 'button', name: 'Next'}), 2, 8);
  await site.close();
  expect(grown.heap).toBeGreaterThan(2);
  expect(grown.nodes).toBeGreaterThan(2);
});
