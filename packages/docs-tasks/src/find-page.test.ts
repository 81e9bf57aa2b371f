import {expect, it} from 'vitest';
import {pagesToFind, type Site} from './find-page';

const site: Site = {
  search: () => ['/a', '/b', '/a'],
  linksOf: (page) => (page === '/b' ? ['/c', '/d'] : ['/b']),
};

it('a page is found among the results, then among their links', () => {
  expect(pagesToFind(site, 'words', '/b')).toBe(2);
  expect(pagesToFind(site, 'words', '/d')).toBe(4);
});

it('a page that no result links to is not found', () => {
  expect(pagesToFind(site, 'words', '/e')).toBeUndefined();
  expect(pagesToFind({...site, search: () => []}, 'words', '/a')).toBeUndefined();
});
