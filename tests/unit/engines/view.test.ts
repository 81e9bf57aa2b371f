import {describe, expect, it} from 'vitest';
import {differences, type View} from '../../engines/support/view';

const view: View = {
  address: '/docs',
  title: 'Introduction',
  text: 'What it is',
  description: 'A description',
  canonical: 'https://example.com/docs',
  structuredData: '{}',
  sidebar: ['Introduction /docs'],
  contents: ['First #first'],
  notices: [],
  alerts: [],
};

describe('the comparison of what a page shows', () => {
  it('finds no difference between equal views', () => {
    expect(differences({...view}, view)).toEqual([]);
  });

  it.each(Object.keys(view) as (keyof View)[])('finds a difference of the %s', (name) => {
    const changed = {...view, [name]: typeof view[name] === 'string' ? 'Other' : ['Other']};
    const found = differences(changed, view);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name}: "Other"`);
  });

  it('shows where a long text begins to differ', () => {
    const long = 'word '.repeat(100);
    expect(differences({...view, text: `${long}end`}, {...view, text: long})).toEqual([
      expect.stringMatching(/^text: ".*end" instead of ".*"$/),
    ]);
  });
});
