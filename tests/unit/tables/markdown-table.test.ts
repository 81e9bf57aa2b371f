import {describe, expect, it} from 'vitest';
import {
  code,
  codeList,
  escapeProse,
  inlineCode,
  joinBlocks,
  markdownTable,
} from '../../../src/tables/markdown-table';

describe('escapeProse', () => {
  it('escapes what MDX would read as an expression or a tag', () => {
    expect(escapeProse('Give {id} and <name>')).toBe('Give \\{id\\} and \\<name>');
  });

  it('leaves code spans alone, apart from pipes', () => {
    expect(escapeProse('Use `{id} | <x>` here')).toBe('Use `{id} \\| <x>` here');
  });

  it('escapes a pipe once, however often it runs', () => {
    expect(escapeProse(escapeProse('a | b'))).toBe('a \\| b');
  });

  it('puts text of several lines on one line', () => {
    expect(escapeProse('one\n  two\n')).toBe('one two');
  });
});

describe('code', () => {
  it('escapes the pipe of a union type', () => {
    expect(code('str | None')).toBe('`str \\| None`');
  });

  it('lengthens the fence around backticks', () => {
    expect(code('a `b` c')).toBe('``a `b` c``');
    expect(code('`b`')).toBe('`` `b` ``');
  });

  it('shows a sign for an empty text', () => {
    expect(code('')).toBe('—');
    expect(codeList([])).toBe('—');
  });
});

describe('inlineCode', () => {
  it('does not escape pipes, which need it in tables alone', () => {
    expect(inlineCode('str | None')).toBe('`str | None`');
  });

  it.each(['', 'a`b'])('refuses %j, which fits no plain code span', (text) => {
    expect(() => inlineCode(text)).toThrow('Not a literal');
  });
});

describe('markdownTable', () => {
  const columns = [
    {heading: 'Name', cell: (row: {name: string; text: string}) => code(row.name)},
    {heading: 'Meaning', cell: (row: {name: string; text: string}) => row.text},
  ];

  it('writes a heading, a rule and a line for each row', () => {
    expect(markdownTable(columns, [{name: 'a', text: 'First'}])).toBe(
      '| Name | Meaning |\n| --- | --- |\n| `a` | First |',
    );
  });

  it('fills an empty cell', () => {
    expect(markdownTable(columns, [{name: 'a', text: ' '}])).toContain('| `a` | — |');
  });

  it('refuses a table of no rows, naming its headings', () => {
    expect(() => markdownTable(columns, [])).toThrow('The table "Name | Meaning" has no rows.');
  });

  it('refuses a table of no columns', () => {
    expect(() => markdownTable([], [1])).toThrow('at least one column');
  });
});

describe('joinBlocks', () => {
  it('separates blocks with one blank line and leaves out empty ones', () => {
    expect(joinBlocks(['a', undefined, false, '', 'b'])).toBe('a\n\nb');
  });
});
