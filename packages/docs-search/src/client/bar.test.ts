import {describe, expect, it} from 'vitest';
import {readSearchPage, resultAddress, searchPageQuery, withoutHighlight} from './address';
import {announcementOf, footerOf, optionsOf} from './bar';

const response = {
  hits: [],
  total: 3,
  totals: {guides: 3},
  isTooLittle: false,
  needsSemantic: false,
  notices: [],
  highlights: ['vector'],
};
const state = {
  text: 'vector io',
  version: {parameter: 'docs/next', versionPath: '/docs/next'},
  pathname: '/docs/next/concepts',
  baseUrl: '/',
  contexts: [
    {path: 'guides', label: 'Guides', folders: []},
    {path: 'api', label: 'API reference', folders: ['api', 'api-deprecated']},
  ],
  highlights: true,
};

describe('the footer of the search box', () => {
  it('[9.4] leads to the results within the context of the page', () => {
    expect(footerOf(response, state)).toEqual({
      text: 'See all results within "Guides"',
      address: '/search?q=vector+io&ctx=guides&version=docs%2Fnext',
    });
  });

  it('[9.4] leads outside a context that has no results', () => {
    expect(footerOf(response, {...state, pathname: '/docs/next/api/list-models'})).toEqual({
      text: 'See all results outside "API reference"',
      address: '/search?q=vector+io&version=docs%2Fnext',
    });
  });

  it('[9.4] leads to all results on pages without a context', () => {
    expect(footerOf(response, {...state, pathname: '/'}).text).toBe('See all results');
  });
});

describe('addresses', () => {
  it('[2.10] of the search page hold q, ctx and version', () => {
    const page = {query: 'a & b', context: 'api', version: 'docs/next'};
    expect(readSearchPage(searchPageQuery(page))).toEqual(page);
    expect(searchPageQuery({query: '', context: '', version: ''})).toBe('');
  });

  it('[7.5] of results hold the words to mark before the anchor', () => {
    expect(resultAddress({u: '/docs/a', h: '#b'}, ['x y', 'z'])).toBe(
      '/docs/a?_highlight=x+y&_highlight=z#b',
    );
    expect(resultAddress({u: '/docs/a'}, [])).toBe('/docs/a');
  });

  it('lose the words to mark and nothing else when the box is emptied', () => {
    expect(withoutHighlight({search: '?_highlight=a&q=b&_highlight=c'})).toEqual({search: '?q=b'});
    expect(withoutHighlight({search: '?_highlight=a'})).toEqual({search: ''});
  });

  it('of the list are one for each result and one for the footer', () => {
    const hits = [{u: '/docs/a', t: 'A', title: [], type: 'Title' as const, section: 0, score: 1}];
    const footer = {text: '', address: '/search'};
    const options = optionsOf('id', {...response, hits}, footer, {highlights: true});
    expect(options).toEqual([
      {id: 'id-0', address: '/docs/a?_highlight=vector'},
      {id: 'id-1', address: '/search'},
    ]);
    const [plain] = optionsOf('id', {...response, hits}, footer, {highlights: false});
    expect(plain?.address).toBe('/docs/a');
  });
});

describe('what a screen reader says', () => {
  it('is the state of the search and the count of results', () => {
    expect(announcementOf('loading', undefined)).toBe('Loading the search index');
    expect(announcementOf('ready', response)).toBe('3 results, the best 0 are listed');
    expect(announcementOf('ready', {...response, total: 1})).toBe('1 result');
    expect(announcementOf('ready', {...response, total: 0})).toBe('No results');
    expect(announcementOf('ready', {...response, total: 0, isTooLittle: true})).toBe(
      'Type more to search',
    );
  });
});
