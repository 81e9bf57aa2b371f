import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readSetup, storeSetup} from './storage';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the reader's setup in the browser", () => {
  it('is what was stored, without what was left empty', () => {
    storeSetup({provider: 'cloud', model: '', server: 'https://zoo.example'});
    expect(readSetup()).toEqual({provider: 'cloud', server: 'https://zoo.example'});
  });

  it('is nothing once everything is cleared', () => {
    storeSetup({provider: 'cloud'});
    storeSetup({provider: ''});
    expect(readSetup()).toBeUndefined();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['no JSON', '"text"', 'null', '{"provider": 3, "other": "x"}'])(
    'is nothing where something else is stored: %s',
    (text) => {
      window.localStorage.setItem('reader-setup', text);
      expect(readSetup()).toBeUndefined();
    },
  );

  it('is nothing in a browser that stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is switched off');
    });
    storeSetup({provider: 'cloud'});
    expect(readSetup()).toBeUndefined();
  });
});
