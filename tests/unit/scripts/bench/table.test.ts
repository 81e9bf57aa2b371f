import {describe, expect, it} from 'vitest';
import {renderTable} from '../../../../scripts/support/bench/table';

describe('a table', () => {
  it('has its names to the left and its numbers to the right', () => {
    const table = renderTable(
      ['Step', 'Seconds'],
      [
        ['generate', '6.1'],
        ['static pages', '120.0'],
      ],
    );
    expect(table.split('\n')).toEqual([
      'Step          Seconds',
      'generate          6.1',
      'static pages    120.0',
    ]);
  });

  it('refuses a row with another number of cells', () => {
    expect(() => renderTable(['Step', 'Seconds'], [['generate']])).toThrow(
      'Expected 2 cells (Step, Seconds), found 1: generate',
    );
  });
});
