import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startApplication} from './application';
import {followHistory} from './history';
import {
  hydratedAttribute,
  missingEvent,
  openedAttribute,
  scriptListId,
  setStartState,
  startAttribute,
  whenSettled,
} from '../start-state';
import {showWaitingControls, waitingAttribute} from './waiting-controls';

const root = document.documentElement;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page of the test has no element "${id}".`);
  return found;
}

function click(id: string): MouseEvent {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  element(id).dispatchEvent(event);
  return event;
}

afterEach(() => {
  root.removeAttribute(hydratedAttribute);
  root.removeAttribute(startAttribute);
  root.removeAttribute(openedAttribute);
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

describe('the state of the start', () => {
  it.each([
    ['the application answers', () => root.setAttribute(hydratedAttribute, 'true')],
    ['the application cannot start', () => setStartState('failed')],
  ])('is settled when %s', async (_, change) => {
    const settled = vi.fn();
    whenSettled(settled);
    setStartState('planned');
    root.setAttribute(hydratedAttribute, 'false');
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    change();
    await Promise.resolve();
    expect(settled).toHaveBeenCalledOnce();
  });
});

describe('a control that is pressed before the application is there', () => {
  const pressed = vi.fn();

  beforeEach(() => {
    pressed.mockReset();
    document.body.innerHTML = `
      <button id="button"><span id="icon"></span></button>
      <a id="link" href="/there">Link</a>
      <a id="menu" role="button" href="/there" aria-haspopup="true">Menu with a page</a>
      <a id="category" role="button" href="/first" data-category="">Category</a>
      <a id="empty" role="button" href="#">Menu without a page</a>
      <details><summary id="summary">Fold</summary></details>
      <form><button id="submit" type="submit">Search</button></form>
      <input id="search" role="combobox" />
      <copy-button><button id="own">Copy</button></copy-button>`;
    showWaitingControls(pressed, '#search');
  });

  // What one case has pressed must not be heard by the next.
  afterEach(async () => {
    setStartState('failed');
    await Promise.resolve();
  });

  it.each(['icon', 'category', 'empty'])('shows that it waits: %s', (id) => {
    expect(click(id).defaultPrevented).toBe(true);
    const control = element(id).closest(`[${waitingAttribute}]`);
    expect(control?.getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/still loading/);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each(['link', 'menu', 'summary', 'submit', 'own'])(
    'is none where it works by itself: %s',
    (id) => {
      expect(click(id).defaultPrevented).toBe(false);
      expect(document.querySelector(`[${waitingAttribute}]`)).toBeNull();
      expect(pressed).not.toHaveBeenCalled();
    },
  );

  it('waits no longer once the application is there, and is not pressed again', async () => {
    click('button');
    const again = vi.fn();
    element('button').addEventListener('click', again);
    root.setAttribute(hydratedAttribute, 'true');
    await Promise.resolve();
    expect(element('button').outerHTML).not.toMatch(/waiting|busy/);
    expect(again).not.toHaveBeenCalled();
    expect(click('button').defaultPrevented).toBe(false);
  });

  it.each([
    {key: 'k', ctrlKey: true},
    {key: 'K', metaKey: true},
  ])('is never the search field, to which its shortcut leads at once: %o', (init) => {
    const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
    element('link').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(element('search'));
  });
});

describe('the history of a page whose application is not there yet', () => {
  const reload = vi.fn();
  const location = {pathname: '/docs/a', search: '', hash: '', reload};

  beforeEach(() => {
    reload.mockReset();
    Object.assign(location, {pathname: '/docs/a', search: '', hash: ''});
    runScript();
  });

  /** The script of the page comes, and runs. */
  function runScript(): void {
    vi.stubGlobal('window', {
      location,
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, listener),
    });
    followHistory();
    vi.unstubAllGlobals();
  }

  const listeners = new Map<string, (event: object) => void>();

  /** Tells the page of an event. */
  function tell(name: string, event: object): void {
    vi.stubGlobal('window', {location});
    listeners.get(name)?.(event);
    vi.unstubAllGlobals();
  }

  /** Goes to an entry of the history. */
  function go(entry: Partial<typeof location>): void {
    Object.assign(location, entry);
    tell('popstate', {});
  }

  it.each([{pathname: '/docs/b'}, {search: '?q=a'}])(
    'is that of the browser, which loads the page of another entry: %o',
    (entry) => {
      go(entry);
      expect(reload).toHaveBeenCalledOnce();
      startApplication();
      expect(root.getAttribute(startAttribute)).toBe('left');
    },
  );

  it('stays on the page for another place on it', () => {
    go({hash: '#place'});
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is loaded again', {persisted: true}, false, 1],
    ['is kept when its application answers', {persisted: true}, true, 0],
    ['is not loaded twice when it is new', {persisted: false}, false, 0],
  ])('a page that the browser shows as it was left %s', (_, event, isStarted, reloads) => {
    root.setAttribute(hydratedAttribute, String(isStarted));
    tell('pageshow', event);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('has moved before the script of the page comes, which then leaves the page', () => {
    root.setAttribute(openedAttribute, '/docs/a');
    Object.assign(location, {pathname: '/docs/b'});
    runScript();
    expect(reload).toHaveBeenCalledOnce();
    expect(root.getAttribute(startAttribute)).toBe('left');
  });

  it('is that of the application from its start on', () => {
    root.setAttribute(hydratedAttribute, 'true');
    go({pathname: '/docs/b'});
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the scripts of the application', () => {
  it('are loaded once and run in their order; without an application the page hears of it', async () => {
    const missing = vi.fn();
    document.addEventListener(missingEvent, missing, {once: true});
    document.head.innerHTML = `<script type="application/json" id="${scriptListId}">["/a.js","/b.js"]</script>`;
    startApplication();
    startApplication();
    const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(scripts.map(({src, async}) => [new URL(src).pathname, async])).toEqual([
      ['/a.js', false],
      ['/b.js', false],
    ]);
    expect(root.getAttribute(startAttribute)).toBe('loading');
    for (const script of scripts) script.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce());
    expect(root.getAttribute(startAttribute)).toBe('failed');
  });
});
