import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {rarity} from '../indexing/dictionary';
import {termWeight} from './scoring';
import {b, k1} from '../weights';

describe('BM25', () => {
  it('[9.6] uses b 0.75 and k1 1.2', () => {
    expect({b, k1}).toEqual({b: 0.75, k1: 1.2});
  });

  it('[9.6] weighs terms as lunr does with its own settings', () => {
    const texts = [
      'vector',
      'vector store for a long text about other matters',
      'vector vector store',
    ];
    const index = lunr(function () {
      this.ref('id');
      this.field('text');
      this.pipeline.reset();
      texts.forEach((text, id) => this.add({id: String(id), text}));
    });
    const scores = new Map(index.search('store').map(({ref, score}) => [ref, score]));
    const lengths = texts.map((text) => text.split(' ').length);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const weights = lengths.map((length) => termWeight(length, average));
    expect((scores.get('2') ?? 0) / (scores.get('1') ?? 1)).toBeCloseTo(
      (weights[2] ?? 0) / (weights[1] ?? 1),
      2,
    );
  });

  it('says more of a rare term than of a common one', () => {
    expect(rarity(1, 100)).toBeGreaterThan(rarity(50, 100));
    expect(rarity(100, 100)).toBeGreaterThanOrEqual(0);
  });
});
