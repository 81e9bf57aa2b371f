import {describe, expect, it} from 'vitest';
import {entryList, fact} from './entries';
import {code} from './table';

describe('a list of entries', () => {
  it('has the name with its facts, and the sentences on the next line of the item', () => {
    const rows = [
      {name: 'age', type: 'int', usual: '4', text: 'In years.\nAt least 0.'},
      {name: 'name', type: 'str', usual: null, text: ''},
    ];
    const list = entryList(rows, ({name, type, usual, text}) => ({
      name: code(name),
      facts: [code(type), usual === null && 'required', fact('default', code(usual))],
      text,
    }));
    expect(list).toBe(
      '- `age`: `int`, default `4`\\\n  In years. At least 0.\n- `name`: `str`, required',
    );
  });

  it('has no colon behind a name that is known by its sentences alone', () => {
    expect(entryList(['--help'], (name) => ({name, facts: [code(null)], text: 'Ends.'}))).toBe(
      '- --help\\\n  Ends.',
    );
  });

  it('is refused without an entry', () => {
    expect(() => entryList([], () => ({name: 'a'}))).toThrow('at least one');
  });
});
