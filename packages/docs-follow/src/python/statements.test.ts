import {describe, expect, it} from 'vitest';
import {statementsOf} from './statements';

const source = `"""A zoo."""
import os

class Zoo:
    """It has animals."""
    animals: list[str] = []  # none yet

    def feed(self, name: str, amount: int = 1):
        if amount > 1:
            return "much"
        return 'little'
`;

describe('the statements of a module', () => {
  it('are the same whatever its comments, documentation, imports and layout', () => {
    const other = source
      .replace('"""A zoo."""\nimport os', '# A park.\nfrom park import Zoo as Old')
      .replace('    """It has animals."""\n', '')
      .replace('  # none yet', '')
      .replace(
        '(self, name: str, amount: int = 1)',
        '(\n        self,\n        name: str,\n        amount: int = 1,\n    )',
      );
    expect(statementsOf(other)).toBe(statementsOf(source));
  });

  it.each([
    ['a default', 'amount: int = 1', 'amount: int = 2'],
    ['a type', 'list[str]', 'list[str] | None'],
    ['a text', "'little'", "'nothing'"],
    ['a condition', 'amount > 1', 'amount > 2'],
    ['a level', "        return 'little'", "            return 'little'"],
  ])('differ in %s', (_, from, to) => {
    expect(source).toContain(from);
    expect(statementsOf(source.replace(from, to))).not.toBe(statementsOf(source));
  });
});
