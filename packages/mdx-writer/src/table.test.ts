import {describe, expect, it} from 'vitest';
import {code, codeList, type Columns, markdownTable} from './table';

describe('the content of a cell', () => {
  it('is a sign where there is no literal', () => {
    expect(code('')).toBe('—');
    expect(code(null)).toBe('—');
    expect(codeList([])).toBe('—');
    expect(codeList(['a', 'b'])).toBe('`a`, `b`');
  });
});

describe('markdownTable', () => {
  const columns: Columns<{name: string; text: string}> = {
    Name: (row) => code(row.name),
    Meaning: (row) => row.text,
  };

  it('writes a heading, a rule and a line for each row', () => {
    expect(markdownTable(columns, [{name: 'a', text: 'First'}])).toBe(
      '| Name | Meaning |\n| --- | --- |\n| `a` | First |',
    );
  });

  it('escapes every pipe once, also in code, and puts a cell on one line', () => {
    const text = 'a | b \\| `c | d`\n  e\n';
    expect(markdownTable(columns, [{name: 'a', text}])).toContain('| a \\| b \\| `c \\| d` e |');
  });

  it('fills an empty cell', () => {
    expect(markdownTable(columns, [{name: 'a', text: ' '}])).toContain('| `a` | — |');
  });

  it('refuses a table of no rows, naming its headings', () => {
    expect(() => markdownTable(columns, [])).toThrow('The table "Name | Meaning" has no rows.');
  });

  it('refuses a table of no columns', () => {
    expect(() => markdownTable({}, [1])).toThrow('at least one column');
  });
});
