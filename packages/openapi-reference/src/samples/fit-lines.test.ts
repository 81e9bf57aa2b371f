import {describe, expect, it} from 'vitest';
import {
  fitLines,
  javaContinuation,
  javascriptContinuation,
  lineWidth,
  piecesOf,
  printOnLines,
  pythonContinuation,
} from './fit-lines';

const words = 'A long text that needs more than one line of sixty characters.';
const address = 'http://localhost:8321/v1/boxes/box-1/things/thing-1?limit=20&order=asc';

describe('a string that makes a line too wide', () => {
  it('is broken behind a space, between brackets in Python', () => {
    expect(fitLines(`    "content": "${words}",`, pythonContinuation)).toBe(
      [
        '    "content": (',
        '        "A long text that needs more than one line of "',
        '        "sixty characters."',
        '    ),',
      ].join('\n'),
    );
  });

  it('is joined by an operator in JavaScript and Java', () => {
    expect(fitLines(`  content: '${words}',`, javascriptContinuation)).toBe(
      [
        '  content:',
        "    'A long text that needs more than one line of sixty ' +",
        "    'characters.',",
      ].join('\n'),
    );
    expect(fitLines(`  + "${words}"`, javaContinuation)).toBe(
      ['  + "A long text that needs more than one line of sixty "', '  + "characters."'].join('\n'),
    );
  });

  it('is broken before a slash or a parameter, if it is an address', () => {
    expect(fitLines(`response = httpx.get("${address}")`, pythonContinuation)).toBe(
      [
        'response = httpx.get(',
        '    "http://localhost:8321/v1/boxes/box-1/things/thing-1"',
        '    "?limit=20&order=asc"',
        ')',
      ].join('\n'),
    );
    expect(fitLines(`.uri(URI.create("${address}"))`, javaContinuation)).toBe(
      [
        '.uri(URI.create(',
        '  "http://localhost:8321/v1/boxes/box-1/things/thing-1"',
        '  + "?limit=20&order=asc"))',
      ].join('\n'),
    );
  });

  it('goes on on the lines below where it has one of its own', () => {
    expect(fitLines(`    "${address}",`, pythonContinuation)).toBe(
      [
        '    "http://localhost:8321/v1/boxes/box-1/things/thing-1"',
        '    "?limit=20&order=asc",',
      ].join('\n'),
    );
  });

  it('stays whole if it is an id, and everything else stays as it is', () => {
    for (const line of [
      `    vector_store_id="vs_${'6'.repeat(50)}",`,
      `    "vs_${'6'.repeat(60)}",`,
      `    "content": "short",`,
      `    # ${words}`,
    ]) {
      expect(fitLines(line, pythonContinuation)).toBe(line);
    }
  });

  it('keeps its characters and its escapes', () => {
    const text = String.raw`It says \"${words}\" and \n it's over.`;
    const code = fitLines(`x = "${text}"`, pythonContinuation);
    const strings = [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, string]) => string);
    expect(strings.length).toBeGreaterThan(1);
    expect(strings.join('')).toBe(text);
  });
});

it('a call has its arguments on one line where a loop has room for it', () => {
  expect(printOnLines('print', ['a', 'b'], '    ')).toBe('print(a, b)');
  const long = 'x'.repeat(lineWidth / 2);
  expect(printOnLines('print', [long, long], '    ')).toBe(`print(\n    ${long},\n    ${long},\n)`);
});

it('pieces of a text are as long as a width allows', () => {
  expect(piecesOf('a bb ccc', 5)).toEqual(['a bb ', 'ccc']);
  expect(piecesOf('http://zoo/a/b?c=d&e=f', 12)).toEqual(['http://zoo/a', '/b?c=d&e=f']);
  expect(piecesOf('', 5)).toEqual(['']);
});
