import {describe, expect, it} from 'vitest';
import {type Checker, checkerFor} from './checkers';

const checker = (fits: Checker['fits']): Checker => ({fits, Answer: () => null});

describe('a text is answered by', () => {
  const errors = checker(() => 0.5);
  const programs = checker((text) => (text.startsWith('import ') ? 0.9 : 0.1));

  it('the checker that is surest of it', () => {
    expect(checkerFor('import zoo', [errors, programs])).toBe(programs);
    expect(checkerFor('No food', [programs, errors])).toBe(errors);
  });

  it('the first of those that are equally sure', () => {
    const others = checker(() => 0.5);
    expect(checkerFor('No food', [errors, others])).toBe(errors);
  });

  it('nobody where there is no checker', () => {
    expect(checkerFor('No food', [])).toBeUndefined();
  });
});
