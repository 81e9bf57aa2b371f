// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';

afterEach(cleanup);

/** Tells the table under test that its container has this width, and its content that one. */
let resize: (container: number, content: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callBack: () => void) {
        resize = (container, content) => {
          const element = document.querySelector('table')?.parentElement;
          Object.defineProperties(element, {
            clientWidth: {value: container, configurable: true},
            scrollWidth: {value: content, configurable: true},
          });
          act(callBack);
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

describe('ScrollTable', () => {
  it('takes the focus while it is wider than its place, and only then', () => {
    render(
      <ScrollTable>
        <tbody />
      </ScrollTable>,
    );
    resize(300, 800);
    expect(screen.getByRole('group', {name: 'Table, scrolls sideways'}).tabIndex).toBe(0);
    resize(900, 900);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('table').parentElement?.hasAttribute('tabindex')).toBe(false);
  });
});

describe('HeaderCell', () => {
  it('is a header with words, and an ordinary cell without', () => {
    render(
      <table>
        <thead>
          <tr>
            <HeaderCell />
            <HeaderCell>Default</HeaderCell>
          </tr>
        </thead>
      </table>,
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getAllByRole('cell')).toHaveLength(1);
  });
});
