// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {keptCount, KeptPages} from '@site/src/plugins/server-pages/kept-pages';

function visit(count: number) {
  const kept = new KeptPages();
  const pages = Array.from({length: count}, (_, index) => ({
    path: `/docs/${index}`,
    element: document.createElement('div') as Element | null,
  }));
  for (const page of pages) kept.add(page.path, page);
  return {kept, pages};
}

describe('the texts of pages that were read', () => {
  it('are kept for the open page and ten steps back', () => {
    const {kept, pages} = visit(keptCount);
    expect(pages.filter(({element}) => element === null)).toEqual([]);
    expect(kept.use('/docs/0')).toBe(true);
    expect(kept.use('/docs/elsewhere')).toBe(false);
  });

  it('are given up for the page that was used longest ago', () => {
    const {kept, pages} = visit(keptCount);
    kept.use('/docs/0');
    kept.add('/docs/more', {element: document.createElement('div')});
    expect(pages.filter(({element}) => element === null).map(({path}) => path)).toEqual([
      '/docs/1',
    ]);
    expect(kept.use('/docs/1')).toBe(false);
  });

  it('of a page that is read again count once', () => {
    const {kept, pages} = visit(keptCount);
    const [first] = pages;
    if (first) kept.add(first.path, first);
    expect(pages.filter(({element}) => element === null)).toEqual([]);
  });
});
