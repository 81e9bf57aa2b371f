import {latestVersion} from '../../src/site/versions';
import {click, eventually, see, type} from './support/acts';
import {
  clickByScript,
  focusedArea,
  focusedName,
  isInWindow,
  isMoving,
  placeOf,
  searchText,
} from './support/in-page';
import {phone, type Size, type Tab, type Target} from './support/reader';
import type {Pages} from './support/pages';
import {expect, test} from './support/test';

const concepts = '/docs/concepts';
const applications = '/docs/building_applications';
const sidebar = 'nav[aria-label="Docs sidebar"]';
const bar = 'nav[aria-label="Main"]';

/** What a reader does first on a page, and what has to come of it. */
interface Action {
  readonly name: string;
  readonly address: string;
  readonly size?: Size;
  readonly act: (tab: Tab) => Promise<void>;
  /** What is to be seen once a control has answered that may be pressed too early. */
  readonly answered?: Target;
  readonly outcome: (tab: Tab, pages: Pages) => Promise<void>;
}

const arrivesAt =
  (address: string): Action['outcome'] =>
  (tab, pages) =>
    pages.expectPage(tab, address);

const shows =
  (target: Target): Action['outcome'] =>
  (tab) =>
    see(tab, target);

/** Presses Tab until something has the focus. */
async function tabTo(tab: Tab, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    expect(passed.length, `${name} is not among ${passed.join(', ')}`).toBeLessThan(60);
    await tab.press('Tab');
    passed.push(await tab.evaluate(focusedName));
  }
}

/** What was typed is in the field of the search, and has found something. */
const finds =
  (text: string): Action['outcome'] =>
  async (tab) => {
    await eventually(async () => expect(await tab.evaluate(searchText)).toBe(text));
    await see(tab, {role: 'option'});
  };

const link: Target = {role: 'link', name: 'Building applications', within: sidebar};
const category: Target = {
  role: 'button',
  name: "Expand sidebar category 'Building applications'",
  within: sidebar,
};
const withoutPage: Target = {role: 'button', name: 'Advanced APIs', within: sidebar};
const versions: Target = {role: 'button', name: `Menu of ${latestVersion.label}`, within: bar};
const menu: Target = {role: 'button', name: 'Toggle navigation bar'};
const menuEntry: Target = {role: 'link', name: 'Quickstart', within: '.navbar-sidebar'};
const categoryEntry: Target = {role: 'link', name: '*coring*', within: sidebar};
const colors: Target = {role: 'button', name: '*currently system mode*'};

const actions: readonly Action[] = [
  {
    name: 'a link of the sidebar',
    address: concepts,
    act: (tab) => click(tab, link),
    outcome: arrivesAt(applications),
  },
  {
    name: 'a link of the text',
    address: concepts,
    act: (tab) => click(tab, {role: 'link', name: 'architecture', within: 'main'}),
    outcome: arrivesAt('/docs/concepts/architecture'),
  },
  {
    name: 'a link that a script clicks',
    address: concepts,
    act: async (tab) => expect(await tab.evaluate(clickByScript, link)).toBe(true),
    outcome: arrivesAt(applications),
  },
  {
    name: 'a link of the list of contents',
    address: concepts,
    act: (tab) =>
      click(tab, {role: 'link', name: 'Which page to read', within: '.table-of-contents'}),
    outcome: arrivesAt(`${concepts}#which-page-to-read`),
  },
  {
    name: 'a link of the bar to another part',
    address: concepts,
    act: (tab) => click(tab, {role: 'link', name: 'API Reference', within: bar}),
    outcome: arrivesAt('/docs/api-overview'),
  },
  {
    name: 'the field of the search',
    address: concepts,
    act: async (tab) => {
      await click(tab, {role: 'search'});
      await type(tab, 'vector');
    },
    outcome: finds('vector'),
  },
  {
    name: 'the shortcut of the search',
    address: concepts,
    act: async (tab) => {
      await tab.press('Control', 'k');
      await type(tab, 'vector');
    },
    outcome: finds('vector'),
  },
  {
    name: 'the button of the small menu',
    address: concepts,
    size: phone,
    act: (tab) => click(tab, menu),
    answered: menuEntry,
    outcome: shows(menuEntry),
  },
  {
    name: 'the button of the small menu that a script clicks',
    address: concepts,
    size: phone,
    act: async (tab) => expect(await tab.evaluate(clickByScript, menu)).toBe(true),
    answered: menuEntry,
    outcome: shows(menuEntry),
  },
  {
    name: 'the arrow of a folded category with a page',
    address: concepts,
    act: (tab) => click(tab, category),
    answered: {role: 'link', name: 'Agents', within: sidebar},
    outcome: async (tab, pages) => {
      await see(tab, {role: 'link', name: 'Agents', within: sidebar});
      await pages.expectPage(tab, concepts);
    },
  },
  {
    name: 'a folded category without a page',
    address: concepts,
    act: (tab) => click(tab, withoutPage),
    answered: categoryEntry,
    outcome: async (tab, pages) => {
      await see(tab, categoryEntry);
      await pages.expectPage(tab, concepts);
    },
  },
  {
    name: 'a folded category without a page, by the keyboard',
    address: concepts,
    act: async (tab) => {
      if ((await tab.evaluate(focusedName)) !== 'Advanced APIs') await tabTo(tab, 'Advanced APIs');
      await tab.press('Enter');
    },
    answered: categoryEntry,
    outcome: shows(categoryEntry),
  },
  {
    name: 'the button of the color mode',
    address: concepts,
    act: (tab) => click(tab, colors),
    answered: {role: 'button', name: '*currently light mode*'},
    outcome: shows({role: 'button', name: '*currently light mode*'}),
  },
  {
    name: 'the menu of versions',
    address: concepts,
    act: (tab) => click(tab, versions),
    answered: {role: 'link', name: 'Next', within: bar},
    outcome: shows({role: 'link', name: 'Next', within: bar}),
  },
  {
    name: 'a tab of a language',
    address: '/docs/getting_started/quickstart',
    act: (tab) => click(tab, {role: 'tab', name: 'Node.js', within: 'main'}),
    outcome: (tab) =>
      eventually(async () => {
        const selected = await tab.evaluate(
          () => document.querySelector('main [role="tab"][aria-selected="true"]')?.textContent,
        );
        expect(selected).toBe('Node.js');
        const panels = await tab.evaluate(() =>
          [
            ...document.querySelectorAll(
              'tab-group [role="tabpanel"], .tabs-container [role="tabpanel"]',
            ),
          ]
            .filter((panel) => panel.checkVisibility())
            .map((panel) => panel.getAttribute('aria-label')),
        );
        expect(panels[0]).toBe('Node.js');
      }),
  },
  {
    name: 'the button that copies code',
    address: '/docs/getting_started/quickstart',
    act: (tab) => click(tab, {role: 'button', name: 'Copy code', within: 'main'}),
    // Without permission to write to the clipboard, it says that.
    outcome: (tab) =>
      eventually(async () => {
        const text = await tab.evaluate(
          () => document.querySelector('main button[aria-label="Copy code"]')?.textContent,
        );
        expect(text).toMatch(/^Cop(ied|y failed)$/);
      }),
  },
  {
    name: 'the first stop of the keyboard, which skips to the content',
    address: concepts,
    act: async (tab) => {
      await tab.press('Tab');
      expect(await tab.evaluate(focusedName)).toBe('Skip to main content');
      expect(await tab.evaluate(isInWindow)).toBe(true);
      await tab.press('Enter');
    },
    outcome: async (tab) => {
      await tab.press('Tab');
      expect(await tab.evaluate(focusedArea)).toBe('main');
    },
  },
  {
    name: 'a link, by the keyboard',
    address: concepts,
    act: async (tab) => {
      await tabTo(tab, 'Building applications');
      await tab.press('Enter');
    },
    outcome: arrivesAt(applications),
  },
];

for (const {name, address, size, act, answered, outcome} of actions) {
  for (const moment of ['at once', 'after a while'] as const) {
    test(`${name} answers to what a reader does first: ${moment}`, async ({tab, site, pages}) => {
      if (size) await tab.setSize(size);
      await tab.open(site.origin + address);
      if (moment === 'after a while') await site.quiet();
      await act(tab);
      if (answered && moment === 'at once') {
        // A control that is pressed too early shows that it waits. The reader presses it again.
        await site.quiet();
        await eventually(async () => expect(await tab.evaluate(isMoving)).toBe(false));
        if (typeof (await tab.evaluate(placeOf, answered, false)) === 'string') await act(tab);
      }
      await outcome(tab, pages);
      expect(tab.errors()).toEqual([]);
    });
  }
}
