import {describe, expect, it} from 'vitest';
import {compactJson} from './compact-json';

describe('compact JSON', () => {
  const data = {
    $schema: 'x.json',
    paths: ['a.md', 'src/a.ts', 'src/b.ts', 'src/c/d.ts'],
    modules: {'a.b': ['One', 'Two'], c: []},
    words: ['ab_c', 'ab_d', 'x_y'],
    none: [],
  };

  it('gives each entry a line, and names that begin alike one', () => {
    expect(compactJson(data)).toBe(
      [
        '{',
        '"$schema": "x.json",',
        '"paths": [',
        '"a.md",',
        '"src/a.ts","src/b.ts",',
        '"src/c/d.ts"',
        '],',
        '"modules": {',
        '"a.b": ["One","Two"],',
        '"c": []',
        '},',
        '"words": [',
        '"ab_c","ab_d",',
        '"x_y"',
        '],',
        '"none": []',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('holds what it was given', () => {
    expect(JSON.parse(compactJson(data))).toEqual(data);
  });
});
