import {describe, expect, it} from 'vitest';
import {attributes, blocks, codeFence, codeSpan, proseToMdx, textToMdx} from './text';

describe('prose', () => {
  it('has no expressions and tags', () => {
    expect(proseToMdx('Give {id} and <name>')).toBe('Give \\{id\\} and \\<name>');
  });

  it.each(['`{id} | <x>`', '`` a `{b}` c ``', '```json\n{"a": `1`}\n```', 'a `b\n{c}` d'])(
    'keeps code as it is: %j',
    (text) => {
      expect(proseToMdx(text)).toBe(text);
    },
  );

  it('takes a lone backtick for a sign', () => {
    expect(proseToMdx('a ` {b}\n\n` c')).toBe('a ` \\{b\\}\n\n` c');
  });

  it('keeps its paragraphs', () => {
    expect(proseToMdx('one\n\ntwo\n')).toBe('one\n\ntwo');
  });
});

describe('a text', () => {
  it('has no signs of Markdown', () => {
    expect(textToMdx('a_b *c* _d_ `e` [f] {g} <h> \\ &lt; & i')).toBe(
      'a_b \\*c\\* \\_d\\_ \\`e\\` \\[f\\] \\{g\\} \\<h> \\\\ \\&lt; & i',
    );
  });
});

describe('code', () => {
  it('is put between more backticks than it contains', () => {
    expect(codeSpan('str | None')).toBe('`str | None`');
    expect(codeSpan('a `b` c')).toBe('``a `b` c``');
    expect(codeSpan('`b`')).toBe('`` `b` ``');
    expect(codeFence('md', '```\na\n```\n', 'title="b"')).toBe(
      '````md title="b"\n```\na\n```\n````',
    );
  });

  it('is refused when it is empty', () => {
    expect(() => codeSpan('')).toThrow('needs a text');
  });
});

describe('attributes', () => {
  it('are texts, signs and values', () => {
    expect(
      attributes({a: 'b', c: 'say "d"', e: true, f: false, g: undefined, h: ['i', {j: 1}]}),
    ).toBe(' a="b" c={"say \\"d\\""} e h={["i",{"j":1}]}');
  });
});

describe('blocks', () => {
  it('leave out what is empty', () => {
    expect(blocks('a', undefined, false, ' ', 'b')).toBe('a\n\nb');
  });
});
