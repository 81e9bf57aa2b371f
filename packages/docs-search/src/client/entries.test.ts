import {describe, expect, it} from 'vitest';
import type {PresentedHit} from '../results/present';
import {
  entryOf,
  footerOf,
  groupsOf,
  kindOf,
  plain,
  suggestions,
  type EntryGroup,
  type ListState,
} from './entries';
import type {SearchResponse} from './client';

const state: ListState = {
  text: 'vector io',
  version: {label: 'Next', parameter: 'docs/next', versionPath: '/docs/next'},
  versions: [
    {label: 'Next', parameter: 'docs/next', indexFolder: '/docs/next/'},
    {label: '1.0', parameter: 'docs', indexFolder: '/'},
  ],
  baseUrl: '/',
  contexts: [
    {path: 'guides', label: 'Guides', folders: []},
    {path: 'api', label: 'API reference', folders: ['api', 'api-deprecated']},
  ],
  kinds: [
    {label: 'Data type', icon: 'type', pages: '^api\\S*#schema-'},
    {label: 'API operation', icon: 'operation', pages: '^api/\\S* '},
    {label: 'Guide', icon: 'guide'},
  ],
  popular: [{title: 'Start here', page: 'quickstart'}],
  highlights: true,
};
const hit: PresentedHit = {
  u: '/docs/next/api/list-models',
  t: 'List models',
  b: ['API reference', 'Stable', 'Models'],
  title: plain('List models'),
  type: 'Title',
  section: 0,
  score: 1,
};
const response: SearchResponse = {
  hits: [],
  total: 0,
  totals: {},
  isTooLittle: false,
  needsSemantic: false,
  notices: [],
  highlights: ['vector'],
  words: [],
  overviews: [],
};
const textOf = ({title}: {readonly title: readonly {readonly text: string}[]}) =>
  title.map(({text}) => text).join('');
const described = (groups: readonly EntryGroup[]) =>
  groups.map(({label, entries}) => [label, ...entries.map(({address}) => address)]);

describe('the kind of a result', () => {
  it('follows from its path, its anchor and its route, the first pattern first', () => {
    expect(kindOf('/docs/next/api/models#schema-Model', state)).toEqual({
      label: 'Data type',
      icon: 'type',
    });
    expect(kindOf('/docs/next/api/list-models', state, 'GET /v1/models').label).toBe(
      'API operation',
    );
    expect(kindOf('/docs/next/api/models', state).label).toBe('Guide');
  });

  it('is a page where the site names no kinds', () => {
    expect(kindOf('/blog/welcome', {...state, kinds: []}).label).toBe('Page');
  });
});

describe('an entry', () => {
  it('names the page, the schema and the section, and the two pages above', () => {
    const property = {...hit, h: '#schema-Model-id', owner: 'Model', heading: plain('id')};
    const entry = entryOf(property, [], state);
    expect(textOf(entry)).toBe('List models › Model › id');
    expect(entry.place).toBe('Stable › Models');
  });

  it('of an operation has its route', () => {
    expect(entryOf({...hit, route: 'GET /v1/models'}, [], state).place).toBe('GET /v1/models');
  });

  it('tells its page which words to mark, if the site wants that', () => {
    expect(entryOf(hit, ['models'], state).address).toBe(
      '/docs/next/api/list-models?_highlight=models',
    );
    const {address} = entryOf(hit, ['models'], {...state, highlights: false});
    expect(address).toBe('/docs/next/api/list-models');
  });
});

describe('the footer of the list', () => {
  const footer = (totals: Record<string, number>, pathname: string) =>
    footerOf({totals}, state, pathname);

  it('[9.4] leads to the results within the context of the page', () => {
    const {text, entry} = footer({guides: 3}, '/docs/next/concepts');
    expect(text).toBe('See all results within "Guides"');
    expect(entry.address).toBe('/search?q=vector+io&ctx=guides&version=docs%2Fnext');
  });

  it('[9.4] leads outside a context that has no results', () => {
    const {text, entry} = footer({guides: 3}, '/docs/next/api/list-models');
    expect(text).toBe('See all results outside "API reference"');
    expect(entry.address).toBe('/search?q=vector+io&version=docs%2Fnext');
  });

  it('[9.4] leads to all results on pages without a context', () => {
    expect(footer({guides: 3}, '/').text).toBe('See all results');
  });
});

describe('an empty field', () => {
  it('offers what the reader opened, then what most look for, in the version of the page', () => {
    const recent = [entryOf(hit, [], state)];
    expect(described(suggestions(recent, state))).toEqual([
      ['Recent', '/docs/next/api/list-models'],
      ['Popular', '/docs/next/quickstart'],
    ]);
  });

  it('offers nothing where there is neither', () => {
    expect(suggestions([], {...state, popular: []})).toEqual([]);
  });
});

describe('a pasted error', () => {
  const pasted = {title: 'Check this message', page: 'check'};
  const text = "ValueError: No 'x' & 100 %";

  it('leads to the page that answers it, with a text that no server gets', () => {
    const groups = groupsOf({...response, hits: [hit]}, {...state, text, pasted});
    expect(described(groups)).toEqual([
      [undefined, '/docs/next/api/list-models?_highlight=vector'],
      ['Check this message', `/check#text=${encodeURIComponent(text)}`],
    ]);
  });

  it('leads there only where the site has such a page, and where it looks like one', () => {
    expect(groupsOf(response, {...state, text})).toEqual([]);
    expect(groupsOf(response, {...state, pasted})).toEqual([]);
  });
});

describe('a search without results', () => {
  it('offers everything, another version, single words and overviews, with what they have', () => {
    const groups = groupsOf(
      {
        ...response,
        totals: {guides: 2, api: 1},
        elsewhere: {'/': 1},
        words: [{text: 'vector', pages: 40}],
        overviews: [hit],
      },
      state,
      'providers',
    );
    expect(described(groups)).toEqual([
      ['In everything', '/search?q=vector+io&version=docs%2Fnext'],
      ['In another version', '/search?q=vector+io&version=docs'],
      ['One word alone', '/search?q=vector&version=docs%2Fnext'],
      ['Overviews', '/docs/next/api/list-models?_highlight=vector'],
    ]);
    expect(groups.flatMap(({entries}) => entries.map(({kind}) => kind.label))).toEqual([
      '3 pages',
      '1 page',
      '40 pages',
      'Guide',
    ]);
  });

  it('offers no version that has nothing either', () => {
    expect(groupsOf({...response, elsewhere: {'/': 0}}, state)).toEqual([]);
  });
});
