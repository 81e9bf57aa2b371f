import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {click, eventually, see, type} from './support/acts';
import {currentAddress, focusedArea, focusedName} from './support/in-page';
import type {Tab, Target} from './support/reader';
import {buildFolder, expect, test} from './support/test';

const first = '/docs/concepts';
const next = '/docs/concepts/architecture';
const link: Target = {role: 'link', name: 'architecture', within: 'main'};
const title: Target = {role: 'heading', name: 'Architecture', within: 'main'};
const alert: Target = {role: 'alert', name: '*load*'};

/** Follows a link of the text, and comes back. */
async function followAndReturn(tab: Tab): Promise<void> {
  await click(tab, link);
  await arrive(tab);
  await tab.back();
  await eventually(async () => expect(await tab.evaluate(currentAddress)).toBe(first));
  await see(tab, {role: 'heading', name: 'Concepts', within: 'main'});
}

async function arrive(tab: Tab): Promise<void> {
  await see(tab, title);
  await eventually(async () => expect(await tab.evaluate(currentAddress)).toBe(next));
}

for (const [files, missing] of [
  ['scripts', /\.js$/],
  ['the style sheet', /\.css$/],
] as const) {
  test(`without ${files}, a page says so, its links work, and it can be loaded again`, async ({
    tab,
    site,
  }) => {
    site.lose(missing);
    await tab.open(site.origin + first);
    await tab.press('Shift');
    await see(tab, alert);
    await followAndReturn(tab);
    await see(tab, alert);
    site.restore();
    await click(tab, {role: 'link', name: '*oad it again*', within: '[role="alert"]'});
    await eventually(async () => {
      const alerts = await tab.evaluate(
        () =>
          [...document.querySelectorAll('[role="alert"]')].filter((element) =>
            element.checkVisibility(),
          ).length,
      );
      expect(alerts).toBe(0);
    });
    await followAndReturn(tab);
  });
}

test('without any of the data, links work, and the search says what it lacks', async ({
  tab,
  site,
}) => {
  site.lose(/\.json$/);
  await tab.open(site.origin + first);
  await tab.press('Shift');
  await followAndReturn(tab);
  await click(tab, {role: 'search'});
  await type(tab, 'vector');
  await see(tab, alert);
  await followAndReturn(tab);
});

test('without its index, the search says so, and finds when it is there again', async ({
  tab,
  site,
  pages,
}) => {
  site.lose(/\/search-index\.json$/);
  await tab.open(site.origin + first);
  await click(tab, {role: 'search'});
  await type(tab, 'vector');
  await see(tab, alert);
  site.restore();
  await click(tab, {role: 'button', name: '*again*', within: '[role="alert"]'});
  await see(tab, {role: 'option'});
  await tab.press('Escape');
  await click(tab, link);
  await pages.expectPage(tab, next);
});

/** The largest script of the build: the one that comes last to readers with a slow connection. */
function largestScript(): RegExp {
  const folder = path.join(buildFolder, 'assets/js');
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort((one, other) => sizeOf(path.join(folder, other)) - sizeOf(path.join(folder, one)));
  if (!largest) throw new Error(`${folder} has no scripts.`);
  return new RegExp(`/${largest.replaceAll('.', '\\.')}$`);
}

const sizeOf = (file: string): number => statSync(file).size;

for (const [scripts, slow] of [
  ['all scripts', () => /\.js$/],
  ['the largest script', largestScript],
] as const) {
  test(`a link works before ${scripts} have come`, async ({tab, site}) => {
    const release = site.hold(slow());
    await tab.start(site.origin + first);
    await click(tab, link);
    await arrive(tab);
    release();
  });

  test(`the skip link works before ${scripts} have come`, async ({tab, site}) => {
    const release = site.hold(slow());
    await tab.start(site.origin + first);
    await see(tab, link);
    await tab.press('Tab');
    expect(await tab.evaluate(focusedName)).toBe('Skip to main content');
    await tab.press('Enter');
    await tab.press('Tab');
    expect(await tab.evaluate(focusedArea)).toBe('main');
    release();
  });

  test(`what is typed into the search before ${scripts} have come is searched for then`, async ({
    tab,
    site,
  }) => {
    const release = site.hold(slow());
    await tab.start(site.origin + first);
    await click(tab, {role: 'search'});
    await type(tab, 'vector');
    release();
    await see(tab, {role: 'option'});
  });
}
