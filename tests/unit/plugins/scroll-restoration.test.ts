// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import client from '@site/src/plugins/scroll-restoration/client';

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

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

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  client.onRouteDidUpdate();
});

afterEach(() => vi.restoreAllMocks());

describe('a page that the history leads back to', () => {
  it('is shown where it was read', () => {
    show('a', '/docs/a');
    scroll(700);
    show('b', '/docs/b');
    client.onRouteUpdate();
    // The browser, not the reader.
    scroll(0);
    client.onRouteDidUpdate();
    scroll(90);
    goBackTo('a', '/docs/a');
    client.onRouteUpdate();
    scroll(0);
    client.onRouteDidUpdate();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({top: 700, behavior: 'instant'});
    goBackTo('b', '/docs/b');
    client.onRouteDidUpdate();
    expect(scrollTo).toHaveBeenLastCalledWith({top: 90, behavior: 'instant'});
  });

  it('is shown from its top where nothing is known of it', () => {
    goBackTo('c', '/docs/c');
    client.onRouteUpdate();
    client.onRouteDidUpdate();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is shown from its top in a browser that stores nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    show('d', '/docs/d');
    scroll(700);
    client.onRouteUpdate();
    goBackTo('d', '/docs/d');
    client.onRouteDidUpdate();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a page that a link leads to', () => {
  it('is not scrolled', () => {
    show('a', '/docs/a');
    scroll(700);
    client.onRouteUpdate();
    client.onRouteDidUpdate();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
