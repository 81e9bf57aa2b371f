import {describe, expect, it} from 'vitest';
import {readPastedText} from './pasted-text';

const plainOf = (text: string): string => readPastedText(text).plain;

describe('a pasted text is compared without', () => {
  it.each([
    [
      'colors and links of a terminal',
      '\u001b[1;31mNo\u001b[0m \u001b]8;;file:a\u001b\\fo\u001b[Kod',
      'nofood',
    ],
    ['colors whose first character got lost', '[31mNo[0m food', 'nofood'],
    ['lines around it', '╭─ Error ─╮\n│ No      │\n│ food    │\n╰─────────╯', 'errornofood'],
    ['the place in the code behind a line', 'No          server.py:12\n    food', 'nofood'],
    ['case, quotation marks and escapes', 'No \\"Food\\" \\n \'for’ `A`', 'nofoodfora'],
  ])('%s', (_, text, expected) => {
    expect(plainOf(text)).toBe(expected);
  });

  it('losing where its characters are', () => {
    const {clean, plain, offsets} = readPastedText('İ \u001b[31mNo\u001b[0m "Food"');
    expect(plain).toBe('İnofood');
    expect([...offsets].map((offset) => clean[offset]).join('')).toBe('İNoFood');
  });
});

describe('the last error of a text', () => {
  const endingOf = (text: string): string => {
    const {clean, ending} = readPastedText(text);
    return clean.slice(ending.start, ending.end);
  };

  it.each([
    [
      'ends a traceback',
      'File "a.py", line 1\nKeyError: 1\n\nFile "a.py"\nzoo.ZooError: a\nb',
      'zoo.ZooError: a\nb',
    ],
    ['is before what a log says next', 'ZooError: a\nINFO 127.0.0.1 "POST" 500', 'ZooError: a'],
    ['is a body', 'HTTP/1.1 500\n{"detail": "No food"}', '{"detail": "No food"}'],
    ['is a line of a log', 'INFO ready\nERROR no food\nINFO bye', 'ERROR no food'],
    ['is all of a text without a sign of one', 'no food', 'no food'],
    ['is none in no text', '', ''],
  ])('%s', (_, text, expected) => {
    expect(endingOf(text)).toBe(expected);
  });
});
