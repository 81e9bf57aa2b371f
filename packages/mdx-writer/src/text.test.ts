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

  it('keeps fences of tildes, and what is escaped already', () => {
    expect(proseToMdx('~~~\n{a}\n~~~')).toBe('~~~\n{a}\n~~~');
    expect(proseToMdx('a \\{b\\} \\<c> \\` {d}')).toBe('a \\{b\\} \\<c> \\` \\{d\\}');
  });

  it('is not taken for JavaScript where a line begins like it', () => {
    expect(proseToMdx('export of data\n\nimport of it, exports\n\n```\nexport x\n```')).toBe(
      '&#101;xport of data\n\n&#105;mport of it, exports\n\n```\nexport x\n```',
    );
  });

  it('ends a fence that is never closed, so that the page goes on', () => {
    expect(proseToMdx('```json\n{"a": 1}')).toBe('```json\n{"a": 1}\n```');
    expect(proseToMdx('```a```\n\n{b}')).toBe('```a```\n\n\\{b\\}');
  });

  it('keeps links, and takes no tag for a part of an address', () => {
    expect(proseToMdx('<https://a.org/b_c(d)> <x@a.org>')).toBe(
      '[https://a.org/b_c(d)](https://a.org/b_c%28d%29) \\<x@a.org>',
    );
    expect(proseToMdx('See <a class="x" href="https://a.org">the [a]\n_page_</a>.')).toBe(
      'See [the \\[a\\] \\_page\\_](https://a.org).',
    );
    expect(proseToMdx('Import a <b `{c}` d>')).toBe('Import a \\<b `{c}` d>');
    expect(proseToMdx('<a href="/b">c</a> <img src="https://a.org">')).toBe(
      '\\<a href="/b">c\\</a> \\<img src="https:\\//a.org">',
    );
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
