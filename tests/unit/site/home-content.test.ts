import {describe, expect, it} from 'vitest';
import shapes from '@site/src/components/Icon/shapes.json';
import content from '@site/src/pages/_home/content.json';

describe('the content of the home page', () => {
  it('names icons that are drawn', () => {
    const icons = [...content.waysIn, ...content.areas].map(({icon}) => icon);
    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter((icon) => !Object.hasOwn(shapes, icon))).toEqual([]);
  });
});
