import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {deferLayout} from './deferred-layout';

type Listener = (event: {target: {closest(selector: string): unknown}}) => void;

/** Opens a page in some way. */
function open(entries: readonly {readonly name: string; readonly type: string}[]) {
  const dataset: Record<string, string> = {};
  const listeners: Listener[] = [];
  runInNewContext(deferLayout, {
    document: {
      documentElement: {dataset},
      addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    },
    performance: {getEntriesByType: () => entries},
  });
  return {
    doWait: () => 'lateTables' in dataset,
    click: (isLinkToPlace: boolean) => {
      for (const listener of listeners) listener({target: {closest: () => isLinkToPlace || null}});
    },
  };
}

const wait = (name: string, type: string): boolean => open([{name, type}]).doWait();

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

  it('wait no more when a link to a place is followed', () => {
    const {click, doWait} = open([{name: 'https://example.com/docs/concepts', type: 'navigate'}]);
    click(false);
    expect(doWait()).toBe(true);
    click(true);
    expect(doWait()).toBe(false);
  });

  it('do not wait where the browser does not say how the page is opened', () => {
    expect(open([]).doWait()).toBe(false);
  });
});
