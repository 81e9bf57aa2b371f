import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import client from './scroll-restoration';
import {returnMark, setStartState, startAttribute} from '../start-state';

/** How far down the page of the test can be scrolled. */
let furthest = 10_000;

const scrollTo = vi.fn(({top}: {readonly top: number}) => {
  Object.defineProperty(window, 'scrollY', {
    value: Math.min(top, furthest),
    configurable: true,
  });
});
vi.stubGlobal('scrollTo', scrollTo);

/** Observers of the page's height, which browsers call once at the beginning. */
const observers = new Set<() => void>();
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(private readonly observed: () => void) {}
    observe(): void {
      observers.add(this.observed);
      this.observed();
    }
    disconnect(): void {
      observers.delete(this.observed);
    }
  },
);

function grow(to: number): void {
  furthest = to;
  for (const observed of observers) observed();
}

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', {value: top, configurable: true});
  window.dispatchEvent(new Event('scroll'));
}

/** Goes to an entry of the history that the router has made. */
function show(key: string, path: string): void {
  window.history.replaceState({key}, '', path);
}

function goBackTo(key: string, path: string): void {
  show(key, path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const location = {pathname: '/', search: '', hash: '', state: undefined};

/** Tells the module what Docusaurus tells it: that another page is asked for, and that it is shown. */
const leave = (): void => {
  client.onRouteUpdate({location, previousLocation: location});
};
const arrive = (): void => client.onRouteDidUpdate();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  arrive();
});

afterEach(() => vi.restoreAllMocks());

describe('a page that the history leads back to', () => {
  it('is shown where it was read', () => {
    show('a', '/docs/a');
    scroll(700);
    show('b', '/docs/b');
    leave();
    // The browser, not the reader.
    scroll(0);
    arrive();
    scroll(90);
    goBackTo('a', '/docs/a');
    leave();
    scroll(0);
    arrive();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 700, behavior: 'instant'});
    goBackTo('b', '/docs/b');
    arrive();
    expect(scrollTo).toHaveBeenLastCalledWith({top: 90, behavior: 'instant'});
  });

  it('is shown where it was read while the application started', () => {
    show('i', '/docs/i');
    scroll(700);
    client.onRouteUpdate({location, previousLocation: null});
    scroll(80);
    arrive();
    show('j', '/docs/j');
    leave();
    arrive();
    goBackTo('i', '/docs/i');
    arrive();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 80, behavior: 'instant'});
  });

  it('is shown where it was read, although the browser has not told of the last scrolling', () => {
    show('o', '/docs/o#place');
    arrive();
    scroll(700);
    // Before the event.
    Object.defineProperty(window, 'scrollY', {value: 1200, configurable: true});
    show('p', '/docs/p');
    leave();
    scroll(0);
    arrive();
    goBackTo('o', '/docs/o#place');
    arrive();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 1200, behavior: 'instant'});
  });

  it('is shown where it was read once it is high enough', () => {
    show('e', '/docs/e');
    scroll(700);
    leave();
    furthest = 300;
    goBackTo('e', '/docs/e');
    arrive();
    expect(window.scrollY).toBe(300);
    grow(10_000);
    expect(window.scrollY).toBe(700);
    expect(observers.size).toBe(0);
  });

  it('stays where the reader scrolls to meanwhile', () => {
    show('f', '/docs/f');
    scroll(700);
    leave();
    furthest = 300;
    goBackTo('f', '/docs/f');
    arrive();
    window.dispatchEvent(new Event('wheel'));
    grow(10_000);
    expect(window.scrollY).toBe(300);
  });

  it('is shown from its top where nothing is known of it', () => {
    goBackTo('c', '/docs/c');
    leave();
    arrive();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is shown from its top in a browser that stores nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    show('d', '/docs/d');
    scroll(700);
    leave();
    goBackTo('d', '/docs/d');
    arrive();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a page that the browser has loaded again', () => {
  /** Runs the module as when a page is loaded. */
  async function load(type: string, top = 0): Promise<void> {
    furthest = 10_000;
    Object.defineProperty(window, 'scrollY', {value: top, configurable: true});
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type} as never]);
    vi.resetModules();
    await import('./scroll-restoration');
  }

  it.each(['reload', 'back_forward'])('is shown where it was read: %s', async (type) => {
    show('g', '/docs/g');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    scrollTo.mockClear();
    await load(type);
    expect(scrollTo).toHaveBeenCalledWith({top: 700, behavior: 'instant'});
  });

  it.each([
    ['where it was read, whatever the browser makes of the page before', true, [700]],
    ['where the browser shows it, when nothing else was open', false, []],
  ])('is shown %s', async (_, isReturn, tops) => {
    show('k', '/docs/k');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    scrollTo.mockClear();
    if (isReturn) sessionStorage.setItem(returnMark, '');
    await load('reload', 100);
    expect(scrollTo.mock.calls.map(([{top}]) => top)).toEqual(tops);
    expect(sessionStorage.getItem(returnMark)).toBeNull();
  });

  it.each([
    ['where it was read, although the address names another place', 0, [700]],
    ['where the reader has scrolled to since, whatever the address names', -300, []],
  ])('is shown %s', async (_, fromPlace, tops) => {
    document.body.innerHTML = '<h2 id="place"></h2>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: fromPlace,
    } as DOMRect);
    show('m', '/docs/m#place');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    scrollTo.mockClear();
    await load('reload', 4000);
    expect(scrollTo.mock.calls.map(([{top}]) => top)).toEqual(tops);
  });

  it('is shown where it was read, and not at an element that the browser finds near it', async () => {
    show('n', '/docs/n');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    scrollTo.mockClear();
    await load('reload', 725);
    expect(scrollTo).toHaveBeenCalledWith({top: 700, behavior: 'instant'});
  });

  it('keeps its place while the browser loads another page in place of this one', async () => {
    show('l', '/docs/l');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    setStartState('left');
    vi.spyOn(window, 'addEventListener');
    await load('navigate', 100);
    document.documentElement.removeAttribute(startAttribute);
    expect(window.addEventListener).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('scroll-position.l')).toBe('700');
  });

  it('is shown from its top when a link has led there', async () => {
    show('h', '/docs/h');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    scrollTo.mockClear();
    // Left by a page whose application did not start.
    sessionStorage.setItem(returnMark, '');
    await load('navigate');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(returnMark)).toBeNull();
  });
});

describe('a page that a link leads to', () => {
  it('is not scrolled', () => {
    show('a', '/docs/a');
    scroll(700);
    leave();
    arrive();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
