import {describe, expect, it} from 'vitest';
import {inShownOrder} from './useSearch';
import type {SearchResponse} from './client';

const response = (
  ...hits: readonly (readonly [u: string, snippet?: string])[]
): SearchResponse => ({
  hits: hits.map(([u, snippet]) => ({
    u,
    t: u,
    title: [],
    type: 'Title',
    section: 0,
    score: 1,
    ...(snippet && {snippet: [{text: snippet, isMarked: false}]}),
  })),
  total: hits.length,
  totals: {},
  isTooLittle: false,
  needsSemantic: true,
  notices: [],
  highlights: [],
  words: [],
  overviews: [],
});
const pagesOf = ({hits}: SearchResponse) => hits.map(({u}) => u);

describe('a later response while the reader is choosing', () => {
  it('leaves every shown result in its place and gives it its snippet', () => {
    const later = response(['/c', 'new'], ['/b', 'of b'], ['/a', 'of a']);
    const merged = inShownOrder(response(['/a'], ['/b']), later);
    expect(pagesOf(merged)).toEqual(['/a', '/b', '/c']);
    expect(merged.hits[0]?.snippet?.[0]?.text).toBe('of a');
  });

  it('keeps a result that the later response does not have', () => {
    const merged = inShownOrder(response(['/a'], ['/b']), response(['/c']));
    expect(pagesOf(merged)).toEqual(['/a', '/b']);
  });
});
