// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  dropInteractions,
  holdInteractions,
  releaseInteractions,
} from '@site/src/plugins/first-interaction/held-interactions';
import {isChangedByChoices} from '@site/src/plugins/first-interaction/remembered';

const pressed = vi.fn<(event: Event) => void>();

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page of the test has no element "${id}".`);
  return found;
}

function press(id: string, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
  element(id).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="button"><span id="icon"></span></button>
    <a id="link" href="#there">Link</a>
    <a id="category" role="button" aria-expanded="false" href="#">Category</a>
    <details><summary id="summary" aria-expanded="false">Fold</summary></details>
    <input id="search" role="combobox" />
    <copy-button><button id="own">Copy</button></copy-button>`;
  document.addEventListener('click', pressed);
  document.addEventListener('keydown', pressed);
  holdInteractions();
});

afterEach(() => {
  vi.useRealTimers();
  dropInteractions();
  document.removeEventListener('click', pressed);
  document.removeEventListener('keydown', pressed);
  pressed.mockReset();
});

describe('what a reader does before the application is there', () => {
  it.each(['button', 'icon', 'category'])('a click on a control happens later: %s', (id) => {
    element(id).click();
    expect(pressed).not.toHaveBeenCalled();
    releaseInteractions();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('all that was done happens, in its order', () => {
    element('button').click();
    press('search', {key: 'Enter'});
    element('button').click();
    releaseInteractions();
    expect(pressed).toHaveBeenCalledOnce();
    vi.runAllTimers();
    const events = pressed.mock.calls.map(([{type}]) => type);
    expect(events).toEqual(['click', 'keydown', 'click']);
  });

  it.each(['link', 'summary', 'own'])('what works by itself happens at once: %s', (id) => {
    element(id).click();
    expect(pressed).toHaveBeenCalledOnce();
    releaseInteractions();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['Enter in its field', 'search', {key: 'Enter'}],
    ['space on a category', 'category', {key: ' '}],
  ] as const)('a key that the application answers happens later: %s', (_, id, init) => {
    expect(press(id, init).defaultPrevented).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    releaseInteractions();
    expect(pressed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(init));
  });

  it.each([
    {key: 'k', ctrlKey: true},
    {key: 'K', metaKey: true},
  ])('the shortcut of the search leads into its field at once: %o', (init) => {
    expect(press('link', init).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(element('search'));
  });

  it.each([
    ['a letter in a field', 'search', {key: 'k'}],
    ['Tab', 'link', {key: 'Tab'}],
    ['Enter on a link', 'link', {key: 'Enter'}],
  ] as const)('every other key happens at once: %s', (_, id, init) => {
    expect(press(id, init).defaultPrevented).toBe(false);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is held no more after its release', () => {
    releaseInteractions();
    element('button').click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is forgotten where there is no application to come', () => {
    element('button').click();
    dropInteractions();
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('a page that earlier choices change', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.className = '';
  });

  it('is none for a reader who has chosen nothing', () => {
    expect(isChangedByChoices()).toBe(false);
  });

  it('is none where a tab was chosen, which its own element shows', () => {
    localStorage.setItem('docusaurus.tab.language', 'curl');
    document.body.innerHTML = '<tab-group><ul role="tablist"></ul></tab-group>';
    expect(isChangedByChoices()).toBe(false);
  });

  it('is one outside the versions, where a version was chosen', () => {
    localStorage.setItem('docs-preferred-version-default', 'current');
    expect(isChangedByChoices()).toBe(true);
    document.documentElement.className = 'docs-wrapper docs-version-current';
    expect(isChangedByChoices()).toBe(false);
  });

  it('is none where the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    expect(isChangedByChoices()).toBe(false);
    vi.restoreAllMocks();
  });
});
