import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {beforeStart} from '@site/src/plugins/late-tables/before-start';

/** Whether tables wait on a page that is opened in this way. */
function wait(name: string, type: string): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(beforeStart, {
    document: {documentElement: {dataset}},
    performance: {getEntriesByType: () => [{name, type}]},
  });
  return 'lateTables' in dataset;
}

describe('tables of a page', () => {
  it('wait where the page is opened at its top', () => {
    expect(wait('https://example.com/docs/concepts', 'navigate')).toBe(true);
  });

  it('do not wait above a place that an address or a search names', () => {
    expect(wait('https://example.com/docs/concepts#apis', 'navigate')).toBe(false);
    expect(wait('https://example.com/docs/concepts?_highlight=api', 'navigate')).toBe(false);
    expect(wait('https://example.com/docs/concepts#:~:text=APIs', 'navigate')).toBe(false);
  });

  it('do not wait where the browser goes back to a place', () => {
    expect(wait('https://example.com/docs/concepts', 'reload')).toBe(false);
    expect(wait('https://example.com/docs/concepts', 'back_forward')).toBe(false);
  });

  it('do not wait where the browser does not say how the page is opened', () => {
    const dataset = {};
    runInNewContext(beforeStart, {
      document: {documentElement: {dataset}},
      performance: {getEntriesByType: () => []},
    });
    expect(dataset).toEqual({});
  });
});
