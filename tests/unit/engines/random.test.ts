import {describe, expect, it} from 'vitest';
import {hashOf, Random} from '../../engines/support/random';

const numbers = (seed: number): number[] => {
  const random = new Random(seed);
  return Array.from({length: 1000}, () => random.next());
};

describe('numbers by chance', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  it('are spread from 0 to 1', () => {
    const mean = numbers(3).reduce((sum, number) => sum + number, 0) / 1000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    for (const number of numbers(3)) expect(number >= 0 && number < 1).toBe(true);
  });

  it('choose each of some things, and refuse to choose from nothing', () => {
    const random = new Random(1);
    const chosen = new Set(Array.from({length: 100}, () => random.pick(['a', 'b', 'c'])));
    expect([...chosen].sort()).toEqual(['a', 'b', 'c']);
    expect(() => random.pick([])).toThrow('nothing to choose from');
  });
});

describe('the number of a text', () => {
  it('is the same for the same text, and another for another', () => {
    expect(hashOf('/docs')).toBe(hashOf('/docs'));
    expect(hashOf('/docs')).not.toBe(hashOf('/docs/next'));
  });
});
