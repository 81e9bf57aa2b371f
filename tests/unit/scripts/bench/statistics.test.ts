import {describe, expect, it} from 'vitest';
import {growthExponent, quantile} from '../../../../scripts/support/bench/statistics';

describe('a quantile', () => {
  it('is a value below which a share of all values lies, in whatever order they come', () => {
    const values = [5, 1, 4, 2, 3];
    expect(quantile(values, 0)).toBe(1);
    expect(quantile(values, 0.5)).toBe(3);
    expect(quantile(values, 1)).toBe(5);
    expect(values).toEqual([5, 1, 4, 2, 3]);
  });

  it('of no values is refused', () => {
    expect(() => quantile([], 0.5)).toThrow('no values');
  });
});

describe('the growth of a cost', () => {
  const costs = (cost: (size: number) => number) =>
    [1, 2, 4, 8].map((size) => ({size, value: cost(size)}));

  it.each([
    ['linear', (size: number) => 3 * size, 1],
    ['square', (size: number) => 2 * size ** 2, 2],
    ['constant', () => 7, 0],
  ])('that is %s has its exponent', (_, cost, exponent) => {
    expect(growthExponent(costs(cost))).toBeCloseTo(exponent);
  });

  it('with a constant part is below linear', () => {
    expect(growthExponent(costs((size) => 20 + 10 * size))).toBeLessThan(1);
  });

  it('is not known from one size', () => {
    expect(growthExponent([{size: 2, value: 9}])).toBeUndefined();
    expect(growthExponent([])).toBeUndefined();
  });

  it('is refused for a value that has no logarithm', () => {
    expect(() => growthExponent([{size: 1, value: 0}])).toThrow('above zero');
  });
});
