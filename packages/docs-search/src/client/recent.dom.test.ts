import {beforeEach, describe, expect, it, vi} from 'vitest';
import {plain, type Entry} from './entries';
import {forget, recentEntries, remember} from './recent';

// It needs the application around it.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => window.localStorage.getItem(key),
    set: (value: string) => window.localStorage.setItem(key, value),
    del: () => window.localStorage.removeItem(key),
  }),
}));

const key = 'search-recent';
const entry = (address: string): Entry => ({
  address,
  kind: {label: 'Guide', icon: 'guide'},
  title: [
    {text: 'A ', isMarked: false},
    {text: 'guide', isMarked: true},
  ],
  place: 'Docs',
  snippet: plain('Text.'),
});

beforeEach(() => window.localStorage.clear());

describe('what a reader opened', () => {
  it('is kept newest first, each once, without marks and snippets', () => {
    for (const address of ['/a', '/b', '/a?_highlight=x&_highlight=y#c', '/a']) {
      remember(entry(address));
    }
    expect(recentEntries().map(({address}) => address)).toEqual(['/a', '/a#c', '/b']);
    expect(recentEntries()[0]).toEqual({
      address: '/a',
      kind: {label: 'Guide', icon: 'guide'},
      title: plain('A guide'),
      place: 'Docs',
    });
  });

  it('is five entries at most', () => {
    for (let number = 0; number < 9; number += 1) remember(entry(`/${number}`));
    expect(recentEntries().map(({address}) => address)).toEqual(['/8', '/7', '/6', '/5', '/4']);
  });

  it('is forgotten on request', () => {
    remember(entry('/a'));
    forget();
    expect(recentEntries()).toEqual([]);
  });

  it.each([
    'no JSON',
    '{}',
    '[1, null, {"address": "/a"}]',
    '[{"address":"javascript:alert(1)","title":"A","place":"","kind":{"label":"","icon":"guide"}}]',
    '[{"address":"//evil.example","title":"A","place":"","kind":{"label":"","icon":"guide"}}]',
  ])('is nothing where the browser has something else: %s', (stored) => {
    window.localStorage.setItem(key, stored);
    expect(recentEntries()).toEqual([]);
  });
});
