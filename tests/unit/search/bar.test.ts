import {describe, expect, it} from 'vitest';
import {
  readSearchPage,
  resultAddress,
  searchPageQuery,
  withoutHighlight,
} from '../../../src/components/Search/address';
import {announcementOf, footerOf, optionsOf} from '../../../src/components/Search/bar';
import {contextOfPath, searchContexts} from '../../../src/search/index/contexts';

const response = {
  hits: [],
  total: 3,
  totals: {guides: 3},
  isTooLittle: false,
  isWeak: false,
  notices: [],
  highlights: ['vector'],
};
const state = {
  text: 'vector io',
  version: {parameter: 'docs/next', versionPath: '/docs/next'},
  pathname: '/docs/next/concepts',
  baseUrl: '/',
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
    const options = optionsOf('id', {...response, hits}, {text: '', address: '/search'});
    expect(options).toEqual([
      {id: 'id-0', address: '/docs/a?_highlight=vector'},
      {id: 'id-1', address: '/search'},
    ]);
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

describe('the contexts', () => {
  it.each([
    ['/docs/next', 'guides'],
    ['/docs/next/getting_started/quickstart', 'guides'],
    ['/docs/next/api-overview', 'guides'],
    ['/docs/next/providers/inference', 'providers'],
    ['/docs/next/distributions/configuration', 'providers'],
    ['/docs/next/api/list-models', 'api'],
    ['/docs/next/api-deprecated/list-models', 'api'],
    ['/', undefined],
    ['/docs/nextish', undefined],
  ])('of %s is %s', (path, context) => {
    expect(contextOfPath(path, '/docs/next')?.path).toBe(context);
  });

  it('are guides, providers and distributions, and the reference', () => {
    expect(searchContexts.map(({label}) => label)).toEqual([
      'Guides',
      'Providers and distributions',
      'API reference',
    ]);
  });
});
