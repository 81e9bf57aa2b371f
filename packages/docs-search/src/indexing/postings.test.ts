import {describe, expect, it} from 'vitest';
import {pack, postingsOf, unpack} from './postings';

describe('postings', () => {
  it('have each document once for each of its terms, in order', () => {
    const postings = postingsOf([['a vector store'], [], ['vectors', 'the vector of a vector']]);
    expect(postings.get('vector')).toEqual([0, 2]);
    expect(postings.get('store')).toEqual([0]);
  });

  it('of all terms are one text, and read back', () => {
    const lists = [[], [0, 2, 3], [0], [], [7, 500], [31, 63, 99_999]];
    expect(pack(lists)).toBe(',021,0,,7Nf,vA1ATB3,');
    expect(unpack(pack(lists))).toEqual(lists);
    expect(unpack('')).toEqual([]);
  });
});
