import {describe, expect, it} from 'vitest';
import {changeKinds} from '@site/src/components/Upgrade/change-kinds';

describe('the kinds of changes', () => {
  it('have a word each, by which readers choose rows', () => {
    const words = Object.values(changeKinds);
    expect(words.length).toBeGreaterThan(0);
    expect(new Set(words).size).toBe(words.length);
  });
});
