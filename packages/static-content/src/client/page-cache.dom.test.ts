import {describe, expect, it} from 'vitest';
import {PageCache} from './page-cache';

const keptCount = 11;

function visit(count: number) {
  const kept = new PageCache(keptCount);
  const pages = Array.from({length: count}, (_, index) => ({
    path: `/docs/${index}`,
    contents: [{element: document.createElement('div') as Element | null}],
  }));
  for (const page of pages) kept.add(page.path, page);
  return {kept, pages};
}

describe('the content of pages that were read', () => {
  it('is kept for as many pages as there is room for', () => {
    const {kept, pages} = visit(keptCount);
    expect(pages.filter(({contents: [content]}) => content?.element === null)).toEqual([]);
    expect(kept.use('/docs/0')).toBe(true);
    expect(kept.use('/docs/elsewhere')).toBe(false);
  });

  it('is given up for the page that was used longest ago', () => {
    const {kept, pages} = visit(keptCount);
    kept.use('/docs/0');
    kept.add('/docs/more', {contents: [{element: document.createElement('div')}]});
    expect(
      pages.filter(({contents: [content]}) => content?.element === null).map(({path}) => path),
    ).toEqual(['/docs/1']);
    expect(kept.use('/docs/1')).toBe(false);
  });

  it('of a page that is read again counts once', () => {
    const {kept, pages} = visit(keptCount);
    const [first] = pages;
    if (first) kept.add(first.path, first);
    expect(pages.filter(({contents: [content]}) => content?.element === null)).toEqual([]);
  });
});
