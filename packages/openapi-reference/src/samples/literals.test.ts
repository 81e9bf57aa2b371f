import {describe, expect, it} from 'vitest';
import {
  indentLines,
  javaString,
  javascriptSyntax,
  javaTextBlock,
  jsonSyntax,
  printLiteral,
  pythonSyntax,
  shellWord,
} from './literals';
import {lineWidth} from './fit-lines';

const long = 'x'.repeat(lineWidth);

describe('printLiteral', () => {
  it('writes constants as the language has them', () => {
    const constants = [null, true, false, 1.5];
    expect(printLiteral(constants, pythonSyntax)).toBe('[None, True, False, 1.5]');
    expect(printLiteral(constants, javascriptSyntax)).toBe('[null, true, false, 1.5]');
    expect(printLiteral(constants, jsonSyntax)).toBe('[null, true, false, 1.5]');
  });

  it('keeps on one line what fits', () => {
    const value = {a: 1, 'b-c': [2]};
    expect(printLiteral(value, pythonSyntax)).toBe('{"a": 1, "b-c": [2]}');
    expect(printLiteral(value, javascriptSyntax)).toBe("{ a: 1, 'b-c': [2] }");
    expect(printLiteral(value, jsonSyntax)).toBe('{"a": 1, "b-c": [2]}');
  });

  it('breaks what does not fit, with the trailing comma of the language', () => {
    const value = {a: long, b: [1]};
    expect(printLiteral(value, jsonSyntax)).toBe(`{\n  "a": "${long}",\n  "b": [1]\n}`);
    expect(printLiteral(value, pythonSyntax)).toBe(`{\n    "a": "${long}",\n    "b": [1],\n}`);
    expect(printLiteral(value, javascriptSyntax)).toBe(`{\n  a: '${long}',\n  b: [1],\n}`);
  });

  it('counts the characters before the literal', () => {
    const value = [1, 2];
    expect(printLiteral(value, jsonSyntax, '', lineWidth - 6)).toBe('[1, 2]');
    expect(printLiteral(value, jsonSyntax, '', lineWidth - 5)).toBe('[\n  1,\n  2\n]');
  });

  it('indents lines from the margin', () => {
    expect(printLiteral([long], jsonSyntax, '    ')).toBe(`[\n      "${long}"\n    ]`);
  });

  it('writes empty collections on one line, however little room is left', () => {
    expect(printLiteral({}, javascriptSyntax, '', lineWidth)).toBe('{}');
    expect(printLiteral([], pythonSyntax, '', lineWidth)).toBe('[]');
  });

  it('chooses the quotation marks that save escapes', () => {
    expect(printLiteral("it's", javascriptSyntax)).toBe('"it\'s"');
    expect(printLiteral('say "a"', javascriptSyntax)).toBe('\'say "a"\'');
    expect(printLiteral('it\'s "a"', javascriptSyntax)).toBe("'it\\'s \"a\"'");
    expect(printLiteral('say "a"', pythonSyntax)).toBe('\'say "a"\'');
    expect(printLiteral('it\'s "a"', pythonSyntax)).toBe('"it\'s \\"a\\""');
  });

  it('escapes line breaks and backslashes', () => {
    expect(printLiteral('a\n\\b', pythonSyntax)).toBe(String.raw`"a\n\\b"`);
    expect(printLiteral('a\n\\b', javascriptSyntax)).toBe(String.raw`'a\n\\b'`);
  });

  it('writes strings of JavaScript that mean the same text', () => {
    for (const text of ['\\"', "\\'", '\'"\\\n', '']) {
      const literal = printLiteral(text, javascriptSyntax);
      expect(new Function(`return ${literal};`)()).toBe(text);
    }
  });
});

describe('Java literals', () => {
  it('escape what a string cannot hold', () => {
    expect(javaString('a "b"\r\n')).toBe(String.raw`"a \"b\"\r\n"`);
  });

  it('are text blocks with every line behind the margin', () => {
    expect(javaTextBlock('{\n  "a": 1\n}', '    ')).toBe(
      '"""\n    {\n      "a": 1\n    }\n    """',
    );
  });

  it('escape backslashes and the end of a text block', () => {
    expect(javaTextBlock('a\\n"""', '')).toBe('"""\na\\\\n\\"""\n"""');
  });
});

describe('shellWord', () => {
  it('quotes a text', () => {
    expect(shellWord('a b')).toBe("'a b'");
  });

  it('escapes quotation marks', () => {
    expect(shellWord("it's")).toBe(String.raw`'it'\''s'`);
  });
});

describe('indentLines', () => {
  it('leaves empty lines empty', () => {
    expect(indentLines('a\n\nb', '  ')).toBe('  a\n\n  b');
  });
});
