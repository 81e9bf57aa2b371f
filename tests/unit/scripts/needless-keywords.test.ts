import {describe, expect, it} from 'vitest';
import {createSearcher} from '../../../src/search/list/searcher';
import {
  type Entry,
  entryOf,
  findNeedless,
  withoutKeywords,
} from '../../../scripts/support/needless-keywords';
import {compactIndexOf, found, type SamplePage} from '../search/fixture';

const pages: readonly SamplePage[] = [
  {
    u: '/docs/shields',
    title: 'Shields',
    keywords: 'shields, moderation, nasty messages',
    text: 'A shield looks at what people write. That is moderation.',
  },
  {
    u: '/docs/endpoints',
    title: 'Moderation endpoints',
    text: 'Moderation asks a shield. Moderation is an endpoint.',
  },
];

const keywords = ['shields', 'moderation', 'nasty messages'];
const entries = new Map(keywords.map((keyword) => [keyword, entryOf('shields', keyword)] as const));
const {index} = compactIndexOf(pages);
const without = (removed: ReadonlySet<Entry>) =>
  createSearcher(withoutKeywords(index, '/docs', removed), '/docs');

const needless = (...queries: readonly string[]): Set<Entry> =>
  findNeedless(
    [
      {
        version: {path: '/docs'},
        guides: [{page: 'shields', keywords}],
        queries: queries.map((query) => ({query, kind: 'task', pages: ['shields']})),
        searcherWithout: without,
      },
    ],
    () => undefined,
  );

describe('an index without some keywords', () => {
  it('does not find their page by them, and by other words as before', () => {
    expect(found(createSearcher(index, '/docs'), 'nasty')).toEqual(['shields']);
    const searcher = without(new Set([entryOf('shields', 'nasty messages')]));
    expect(found(searcher, 'nasty')).toEqual([]);
    expect(found(searcher, 'shields')[0]).toBe('shields');
  });

  it('is the same where nothing is removed', () => {
    const {pages: same, terms, postings} = withoutKeywords(index, '/docs', new Set());
    expect({same, terms, postings}).toEqual({
      same: index.pages,
      terms: index.terms,
      postings: index.postings,
    });
  });
});

describe('needless keywords', () => {
  it('are those whose page a search for them finds all the same', () => {
    expect(needless()).toEqual(new Set([entries.get('shields'), entries.get('moderation')]));
  });

  it('are not those that a judged query needs', () => {
    expect(needless('moderation')).toEqual(new Set([entries.get('shields')]));
  });
});
