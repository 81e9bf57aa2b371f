import {describe, expect, it} from 'vitest';
import {
  noticesOf,
  readSearchPage,
  resultAddress,
  searchPageQuery,
  versionParameter,
  withoutHighlight,
} from './address';

describe('the version in the address of the search page', () => {
  it('is the path of the version without the base URL', () => {
    expect(versionParameter('/docs/next', '/')).toBe('docs/next');
    expect(versionParameter('/site/docs/next', '/site/')).toBe('docs/next');
  });

  it('[5.4] fails when the path does not start with the base URL', () => {
    expect(() => versionParameter('/docs/next', '/site/')).toThrow(
      'Version path "/docs/next" does not start with the base URL "/site/"',
    );
  });
});

describe('the address of the search page', () => {
  const versions = [
    {parameter: 'docs/next', label: 'Next'},
    {parameter: 'docs', label: 'v1.0.0'},
  ];
  const contexts = ['guides', 'providers', 'api'].map((path) => ({path, label: path}));
  const latest = {parameter: 'docs', label: 'v1.0.0'};
  const notices = (search: string) => noticesOf(readSearchPage(search), latest, versions, contexts);

  it('[2.10] names a version and a context with or without slashes around them', () => {
    for (const version of ['docs/next', 'docs/next/', '/docs/next', '/docs/next/']) {
      expect(readSearchPage(`?version=${version}&ctx=api/`)).toMatchObject({
        version: 'docs/next',
        context: 'api',
      });
      expect(notices(`?version=${version}&ctx=api/`)).toEqual([]);
    }
    expect(notices('?q=a')).toEqual([]);
  });

  it('is answered with what exists when it names what does not', () => {
    expect(notices('?version=docs/v9&ctx=recipes')).toEqual([
      'There is no context “recipes”, so everything was searched.',
      'There is no version “docs/v9” here, so v1.0.0 was searched.',
    ]);
  });
});

describe('addresses', () => {
  it('[2.10] of the search page hold q, ctx and version, and how many results are shown', () => {
    const page = {query: 'a & b', context: 'api', version: 'docs/next', shown: 60};
    expect(readSearchPage(searchPageQuery(page))).toEqual(page);
    expect(searchPageQuery({query: '', context: '', version: '', shown: 20})).toBe('');
  });

  it('show as many results as at first when they ask for no number that is larger', () => {
    for (const shown of ['', '-40', '3', 'all']) {
      expect(readSearchPage(`?q=a&shown=${shown}`).shown).toBe(20);
    }
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
});
