import {expect, it} from 'vitest';
import {diffOf} from './diff';

it('compares lines with their neighbors, and joins parts that touch', () => {
  const text = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('\n');
  expect(diffOf(text, text.replace('b', 'B').replace('c', 'C').replace('g', 'G'), 1)).toEqual([
    {
      heading: '@@ -1,4 +1,4 @@',
      lines: [
        {sign: ' ', text: 'a'},
        {sign: '-', text: 'b'},
        {sign: '-', text: 'c'},
        {sign: '+', text: 'B'},
        {sign: '+', text: 'C'},
        {sign: ' ', text: 'd'},
      ],
    },
    {
      heading: '@@ -6,2 +6,2 @@',
      lines: [
        {sign: ' ', text: 'f'},
        {sign: '-', text: 'g'},
        {sign: '+', text: 'G'},
      ],
    },
  ]);
  expect(diffOf(text, text)).toEqual([]);
});
