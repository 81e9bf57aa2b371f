import {describe, expect, it} from 'vitest';
import {pack, postingsOf, unpack} from './postings';

describe('postings', () => {
  it('have each document once for each of its terms, in order', () => {
    const postings = postingsOf([['a vector store'], [], ['vectors', 'the vector of a vector']]);
    expect(postings.get('vector')).toEqual([0, 2]);
    expect(postings.get('store')).toEqual([0]);
  });

  it('of all terms are one list, and read back', () => {
    const lists = [[], [0, 2, 3], [0], [], [7, 500]];
    expect(pack(lists)).toEqual([0, -1, 2, 1, -1, 0, -8, 493]);
    expect(unpack(pack(lists))).toEqual(lists);
    expect(unpack([])).toEqual([]);
  });
});
