import {click, eventually, see} from './support/acts';
import {currentAddress, placeInView, scrollPosition} from './support/in-page';
import type {Tab} from './support/reader';
import {expect, test} from './support/test';

const first = '/docs/concepts';
const second = '/docs/building_applications';
const third = '/docs/deploying';
const sidebar = 'nav[aria-label="Docs sidebar"]';

const follow = (tab: Tab, name: string): Promise<void> =>
  click(tab, {role: 'link', name, within: sidebar});

/** What a reader may do on a page before going on. */
const touches: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  'who only reads': () => Promise.resolve(),
  'who has pressed a key': (tab) => tab.press('Shift'),
  'who has scrolled': async (tab) => {
    let before = 0;
    await eventually(async () => {
      // A spoiled page that has been rendered again meanwhile begins at its top.
      if ((await tab.evaluate(scrollPosition)) === 0) await tab.press('End');
      const [last, position] = [before, await tab.evaluate(scrollPosition)];
      before = position;
      expect(position).toBeGreaterThan(0);
      // Browsers take some frames to arrive.
      expect(position).toBe(last);
    });
    await tab.press('Home');
    await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(0));
  },
};

for (const [reader, touch] of Object.entries(touches)) {
  test(`Back leads to the page before one that was loaded again, for a reader ${reader}`, async ({
    tab,
    site,
    pages,
  }) => {
    await tab.open(site.origin + first);
    await touch(tab);
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await tab.reload();
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, first);
    await tab.forward();
    await pages.expectPage(tab, second);
  });

  test(`Back and Forward lead through three pages, for a reader ${reader}`, async ({
    tab,
    site,
    pages,
  }) => {
    await tab.open(site.origin + first);
    await touch(tab);
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await follow(tab, 'Deploying');
    await pages.expectPage(tab, third);
    await tab.back();
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, first);
    await tab.forward();
    await pages.expectPage(tab, second);
    await tab.forward();
    await pages.expectPage(tab, third);
  });

  test(`Back and Forward lead through pages that are loaded again on the way, for a reader ${reader}`, async ({
    tab,
    site,
    pages,
  }) => {
    await tab.open(site.origin + first);
    await touch(tab);
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await follow(tab, 'Deploying');
    await pages.expectPage(tab, third);
    await tab.reload();
    await pages.expectPage(tab, third);
    await tab.back();
    await pages.expectPage(tab, second);
    await tab.reload();
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, first);
    await tab.reload();
    await pages.expectPage(tab, first);
    await tab.forward();
    await pages.expectPage(tab, second);
    await tab.forward();
    await pages.expectPage(tab, third);
  });

  test(`Back leads through two pages from a third that was opened by its address, for a reader ${reader}`, async ({
    tab,
    site,
    pages,
  }) => {
    await tab.open(site.origin + first);
    await touch(tab);
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await tab.open(`${site.origin}/markdown-page`);
    await pages.expectPage(tab, '/markdown-page');
    await tab.back();
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, first);
    await tab.forward();
    await pages.expectPage(tab, second);
  });

  test(`Back leads from a page that is missing, for a reader ${reader}`, async ({
    tab,
    site,
    spoiledPages: pages,
  }) => {
    site.editPages((html, pathname) =>
      pathname === first
        ? html.replace(/(<\/h1>.*?)<\/p>/s, '$1 <a href="/docs/no/such/page">Gone</a></p>')
        : html,
    );
    await tab.open(site.origin + first);
    await touch(tab);
    await click(tab, {role: 'link', name: 'Gone'});
    await pages.expectPage(tab, '/docs/no/such/page');
    await tab.back();
    await pages.expectPage(tab, first);
    await tab.forward();
    await pages.expectPage(tab, '/docs/no/such/page');
    await tab.back();
    await pages.expectPage(tab, first);
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, first);
  });

  test(`Back leads through places of a page, for a reader ${reader}`, async ({
    tab,
    site,
    pages,
  }) => {
    const contents = '.table-of-contents';
    const place = `${first}#which-page-to-read`;
    await tab.setSize({width: 1280, height: 400});
    await tab.open(site.origin + first);
    await touch(tab);
    await click(tab, {role: 'link', name: 'Which page to read', within: contents});
    await pages.expectPage(tab, place);
    await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBeGreaterThan(300));
    const position = await tab.evaluate(scrollPosition);
    await tab.back();
    await pages.expectPage(tab, first);
    await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(0));
    await tab.forward();
    await pages.expectPage(tab, place);
    await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(position));
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await tab.back();
    await pages.expectPage(tab, place);
    await tab.reload();
    await pages.expectPage(tab, place);
    await tab.back();
    await pages.expectPage(tab, first);
  });
}

for (const isReloaded of [false, true]) {
  test(`Back leads to the place that was read${isReloaded ? ', from a page that was loaded again' : ''}`, async ({
    tab,
    site,
    pages,
  }) => {
    const read = '/docs/distributions/configuration';
    await tab.open(site.origin + read);
    await tab.evaluate(() => {
      window.scrollTo({top: 2400, behavior: 'instant'});
    });
    await eventually(async () =>
      expect(await tab.evaluate(scrollPosition)).toBeGreaterThanOrEqual(2400),
    );
    const place = await tab.evaluate(placeInView);
    expect(place.id).not.toBe('');
    await follow(tab, 'Building applications');
    await pages.expectPage(tab, second);
    await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(0));
    if (isReloaded) {
      await tab.reload();
      await pages.expectPage(tab, second);
    }
    await tab.back();
    await pages.expectPage(tab, read);
    await eventually(async () => {
      const {id, top} = await tab.evaluate(placeInView);
      expect(id).toBe(place.id);
      expect(Math.abs(top - place.top)).toBeLessThanOrEqual(4);
    });
  });
}

test('a page that is loaded again stays where it was read, whatever place its address names', async ({
  tab,
  site,
  pages,
}) => {
  const place = `${first}#which-page-to-read`;
  await tab.setSize({width: 1280, height: 400});
  await tab.open(site.origin + first);
  await click(tab, {role: 'link', name: 'Which page to read', within: '.table-of-contents'});
  await pages.expectPage(tab, place);
  await tab.evaluate(() => {
    window.scrollTo({top: 200, behavior: 'instant'});
  });
  await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(200));
  await tab.reload();
  await pages.expectPage(tab, place);
  await eventually(async () => expect(await tab.evaluate(scrollPosition)).toBe(200));
});

test('an address that a script follows stays in the history', async ({tab, site, pages}) => {
  await tab.open(site.origin + first);
  await tab.evaluate((path: string) => {
    document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  }, '/docs/concepts/architecture');
  await pages.expectPage(tab, '/docs/concepts/architecture');
  await tab.reload();
  await tab.back();
  await pages.expectPage(tab, first);
  await eventually(async () => expect(await tab.evaluate(currentAddress)).toBe(first));
});

test('Back leads to the page before from one whose end has not come yet', async ({
  tab,
  site,
  pages,
}) => {
  await tab.open(site.origin + first);
  await follow(tab, 'Building applications');
  await pages.expectPage(tab, second);
  const release = site.hold(/\/building_applications$/, '</article>');
  await tab.evaluate(() => {
    window.location.reload();
  });
  await eventually(async () =>
    expect(await tab.evaluate(() => document.readyState)).toBe('loading'),
  );
  await see(tab, {role: 'heading', name: 'Building applications'});
  await tab.back();
  await eventually(async () => expect(await tab.evaluate(currentAddress)).toBe(first));
  release();
  await pages.expectPage(tab, first);
  await tab.forward();
  await pages.expectPage(tab, second);
});

test('a page that was left while it started answers when the reader comes back', async ({
  tab,
  site,
  pages,
}) => {
  await tab.open(site.origin + first);
  const release = site.hold(/\.json$/);
  await tab.press('Shift');
  await eventually(() =>
    Promise.resolve(expect(site.requests.some((path) => path.endsWith('.json'))).toBe(true)),
  );
  await follow(tab, 'Building applications');
  release();
  await pages.expectPage(tab, second);
  await tab.back();
  await pages.expectPage(tab, first);
  await follow(tab, 'Building applications');
  await pages.expectPage(tab, second);
});
