import {describe, expect, it} from 'vitest';
import {sectionOf} from './copy-sections';

const copy = `# Zoo

## \`feed_all\` and **hay**

Feed them.

\`\`\`bash
# Water
\`\`\`

### Water

Drink.

## Water\\_gate

Close it.
`;

describe('a section of a copy', () => {
  it('ends at the next heading that is not below it, whatever code says', () => {
    expect(sectionOf(copy, 'feed_all and hay')).toMatch(
      /^## `feed_all`[^]*# Water\n```[^]*Drink\.$/,
    );
    expect(sectionOf(copy, 'Water')).toBe('### Water\n\nDrink.');
  });

  it('is found without its escapes, and not by a part of its title', () => {
    expect(sectionOf(copy, 'water_gate')).toContain('Close it.');
    expect(sectionOf(copy, 'Wat')).toBeUndefined();
  });
});
