import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {followStoredTabs, TabGroup} from './tab-group';

customElements.define('tab-group', TabGroup);
followStoredTabs();

const python = ['python', 'Python'] as const;
const node = ['node', 'Node.js'] as const;
const curl = ['curl', 'curl'] as const;
type Tab = readonly [value: string, label: string];

/** A group as the server sends it: its first tab is chosen. */
function markup(id: string, group: string, tabs: readonly Tab[], content = ''): string {
  const items = tabs.map(
    ([value, label], place) =>
      `<li role="tab" tabindex="${place ? -1 : 0}" aria-selected="${!place}" data-value="${value}" class="tabs__item${place ? '' : ' tabs__item--active'}"><span>${label}</span></li>`,
  );
  const panels = tabs.map(
    ([, label], place) =>
      `<div role="tabpanel" ${place ? 'hidden' : ''} aria-label="${label}"><p>Text</p>${place ? '' : content}</div>`,
  );
  return `<tab-group id="${id}" ${group && `data-group="${group}"`}><ul role="tablist">${items.join('')}</ul><div>${panels.join('')}</div></tab-group>`;
}

function group(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page of the test has no group "${id}".`);
  return found;
}

/** The tabs of a group itself, without those of groups inside. */
const tabsOf = (id: string): HTMLElement[] => [
  ...group(id).querySelectorAll<HTMLElement>(':scope > ul > [role="tab"]'),
];

function tab(id: string, label: string): HTMLElement {
  const found = tabsOf(id).find(({textContent}) => textContent === label);
  if (!found) throw new Error(`The group "${id}" has no tab "${label}".`);
  return found;
}

function press(target: Element, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {...init, key, bubbles: true, cancelable: true});
  target.dispatchEvent(event);
  return event;
}

/** What a group shows: the tabs that are marked, chosen and stops of the keyboard, and the panels. */
function shown(id: string): Readonly<Record<string, readonly (string | null)[]>> {
  const labels = (matches: (tab: HTMLElement) => boolean) =>
    tabsOf(id)
      .filter(matches)
      .map(({textContent}) => textContent);
  return {
    marked: labels(({classList}) => classList.contains('tabs__item--active')),
    chosen: labels((item) => item.getAttribute('aria-selected') === 'true'),
    stops: labels(({tabIndex}) => tabIndex === 0),
    panels: [...group(id).querySelectorAll(':scope > div > :not([hidden])')].map((panel) =>
      panel.getAttribute('aria-label'),
    ),
  };
}

const only = (label: string) => ({
  marked: [label],
  chosen: [label],
  stops: [label],
  panels: [label],
});

const scrollBy = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy);
  document.body.innerHTML = markup('one', 'language', [python, node, curl]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  scrollBy.mockReset();
});

describe('a list of tabs', () => {
  it('shows the panel of the tab that is clicked, and hides the others', () => {
    expect(shown('one')).toEqual(only('Python'));
    tab('one', 'curl').click();
    expect(shown('one')).toEqual(only('curl'));
  });

  it('hears a click on what a tab holds', () => {
    tab('one', 'Node.js').querySelector('span')?.click();
    expect(shown('one')).toEqual(only('Node.js'));
  });

  it.each(['Enter', ' '])('chooses the tab in focus by the key "%s"', (key) => {
    expect(press(tab('one', 'Node.js'), key).defaultPrevented).toBe(true);
    expect(shown('one')).toEqual(only('Node.js'));
  });

  it.each([
    ['ArrowRight', 'Python', 'Node.js'],
    ['ArrowRight', 'curl', 'Python'],
    ['ArrowLeft', 'curl', 'Node.js'],
    ['ArrowLeft', 'Python', 'curl'],
    ['Home', 'curl', 'Python'],
    ['End', 'Python', 'curl'],
  ])('moves the focus by %s from %s to %s, and chooses nothing', (key, from, to) => {
    tab('one', from).focus();
    expect(press(tab('one', from), key).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(tab('one', to));
    expect(shown('one')).toEqual(only('Python'));
  });

  it.each([
    ['Tab', {}],
    ['a', {}],
    ['ArrowLeft', {altKey: true}],
    ['Enter', {ctrlKey: true}],
    ['ArrowRight', {metaKey: true}],
  ])('leaves the key %s with %o to the browser', (key, init) => {
    tab('one', 'Node.js').focus();
    expect(press(tab('one', 'Node.js'), key, init).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(tab('one', 'Node.js'));
    expect(shown('one')).toEqual(only('Python'));
  });

  it('leaves clicks and keys in its panels alone', () => {
    const text = group('one').querySelector('p');
    if (!text) throw new Error('The panels of the test have no text.');
    text.click();
    expect(press(text, ' ').defaultPrevented).toBe(false);
    expect(shown('one')).toEqual(only('Python'));
  });

  it('stays under the pointer when what is above it changes its height', () => {
    const chosen = tab('one', 'curl');
    vi.spyOn(chosen, 'getBoundingClientRect')
      .mockReturnValueOnce({top: 500} as DOMRect)
      .mockReturnValueOnce({top: 420} as DOMRect);
    chosen.click();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({top: -80, behavior: 'instant'});
  });
});

describe('groups of one name', () => {
  beforeEach(() => {
    document.body.innerHTML = [
      markup('one', 'language', [python, node]),
      markup('same', 'language', [curl, node]),
      markup('lacking', 'language', [python, curl]),
      markup('other', 'system', [python, node]),
      markup('nameless', '', [python, node]),
    ].join('');
  });

  it('change together, where they have the tab, and no others change', () => {
    tab('one', 'Node.js').click();
    expect(shown('one')).toEqual(only('Node.js'));
    expect(shown('same')).toEqual(only('Node.js'));
    expect(shown('lacking')).toEqual(only('Python'));
    expect(shown('other')).toEqual(only('Python'));
    expect(shown('nameless')).toEqual(only('Python'));
  });

  it('store the choice under their name', () => {
    tab('one', 'Node.js').click();
    expect({...localStorage}).toEqual({'docusaurus.tab.language': 'node'});
  });

  it('without a name change alone and store nothing', () => {
    tab('nameless', 'Node.js').click();
    expect(shown('nameless')).toEqual(only('Node.js'));
    expect(shown('one')).toEqual(only('Python'));
    expect(localStorage).toHaveLength(0);
  });
});

describe('a choice of an earlier visit', () => {
  const appear = (tabs: readonly Tab[]): void => {
    document.body.innerHTML = markup('one', 'language', tabs);
  };

  it('is shown as soon as a group appears', () => {
    localStorage.setItem('docusaurus.tab.language', 'curl');
    appear([python, curl]);
    expect(shown('one')).toEqual(only('curl'));
  });

  it('changes nothing in a group that lacks it', () => {
    localStorage.setItem('docusaurus.tab.language', 'rust');
    appear([python, curl]);
    expect(shown('one')).toEqual(only('Python'));
  });

  it('of another group changes nothing', () => {
    localStorage.setItem('docusaurus.tab.system', 'curl');
    appear([python, curl]);
    expect(shown('one')).toEqual(only('Python'));
  });

  it('is shown once more when the same elements return to the page', () => {
    const element = group('one');
    element.remove();
    localStorage.setItem('docusaurus.tab.language', 'node');
    document.body.append(element);
    expect(shown('one')).toEqual(only('Node.js'));
    tab('one', 'curl').click();
    expect(scrollBy).toHaveBeenCalledOnce();
  });
});

describe('a choice in another window', () => {
  const choose = (init: StorageEventInit): void => {
    window.dispatchEvent(new StorageEvent('storage', init));
  };

  it('is followed', () => {
    choose({key: 'docusaurus.tab.language', newValue: 'curl'});
    expect(shown('one')).toEqual(only('curl'));
  });

  it.each([
    ['another group', {key: 'docusaurus.tab.system', newValue: 'curl'}],
    ['something else', {key: 'theme', newValue: 'curl'}],
    ['nothing, because it is forgotten', {key: 'docusaurus.tab.language', newValue: null}],
    ['everything at once', {key: null, newValue: null}],
  ])('that is about %s changes nothing', (_, init) => {
    choose(init);
    expect(shown('one')).toEqual(only('Python'));
  });
});

describe('a browser that stores nothing', () => {
  it('shows what is chosen on the page', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    document.body.innerHTML = markup('one', 'language', [python, curl]);
    expect(shown('one')).toEqual(only('Python'));
    tab('one', 'curl').click();
    expect(shown('one')).toEqual(only('curl'));
  });
});

describe('a group inside the panel of another', () => {
  beforeEach(() => {
    const inner = markup('inner', 'system', [curl, node]);
    document.body.innerHTML = markup('outer', 'language', [python, node], inner);
  });

  it('answers alone for its tabs', () => {
    tab('inner', 'Node.js').click();
    expect(shown('inner')).toEqual(only('Node.js'));
    expect(shown('outer')).toEqual(only('Python'));
    press(tab('inner', 'curl'), 'Enter');
    expect(shown('inner')).toEqual(only('curl'));
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });

  it('keeps its tab when the outer one changes', () => {
    tab('outer', 'Node.js').click();
    expect(shown('outer')).toEqual(only('Node.js'));
    expect(shown('inner')).toEqual(only('curl'));
  });
});
