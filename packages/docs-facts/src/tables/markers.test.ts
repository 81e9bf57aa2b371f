import {describe, expect, it} from 'vitest';
import {replaceGeneratedBlocks} from './markers';

const page = (...lines: string[]): string => lines.join('\n');
const echo = (name: string, args: readonly string[]): string => `${name}(${args.join(',')})`;

describe('replaceGeneratedBlocks', () => {
  it('replaces the text between a start and its end, and keeps the rest', () => {
    const text = page(
      '# Top',
      '<!-- generated:models all -->',
      '',
      'old',
      '',
      '<!-- /generated -->',
      'Bottom',
      '',
    );
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toBe(
      page(
        '# Top',
        '<!-- generated:models all -->',
        '',
        'models(all)',
        '',
        '<!-- /generated -->',
        'Bottom',
        '',
      ),
    );
  });

  it('fills a block that is still empty', () => {
    const text = page('<!-- generated:models -->', '<!-- /generated -->');
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toBe(
      page('<!-- generated:models -->', '', 'models()', '', '<!-- /generated -->'),
    );
  });

  it('changes nothing when it runs a second time', () => {
    const once = replaceGeneratedBlocks(
      page('<!-- generated:a -->', '<!-- /generated -->'),
      'a.md',
      echo,
    );
    expect(replaceGeneratedBlocks(once, 'a.md', echo)).toBe(once);
  });

  it('splits the arguments at spaces', () => {
    const text = page('<!-- generated:sdk ../.. chat.completions -->', '<!-- /generated -->');
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toContain('sdk(../..,chat.completions)');
  });

  it('leaves a page without blocks as it is', () => {
    const text = page('# Top', '', 'Text with <!-- a comment --> in it.', '');
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toBe(text);
  });

  it('ignores markers that a code sample shows', () => {
    const text = page(
      '````md',
      '```',
      '<!-- generated:models -->',
      '```',
      '<!-- /generated -->',
      '````',
      '',
    );
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toBe(text);
  });

  it('treats code fences inside a block as content to replace', () => {
    const text = page('<!-- generated:a -->', '```text', 'old', '<!-- /generated -->', 'after');
    expect(replaceGeneratedBlocks(text, 'a.md', echo)).toContain(
      page('<!-- /generated -->', 'after'),
    );
  });

  it('names file and line of a start without its end', () => {
    expect(() =>
      replaceGeneratedBlocks(page('x', '<!-- generated:models -->', 'y'), 'docs/a.md', echo),
    ).toThrow(/^docs\/a\.md:2: the block "models" has no end\. Write "<!-- \/generated -->"/);
  });

  it('names the first start when a second one comes before its end', () => {
    const text = page('<!-- generated:one -->', '<!-- generated:two -->', '<!-- /generated -->');
    expect(() => replaceGeneratedBlocks(text, 'a.md', echo)).toThrow(
      'a.md:1: the block "one" has no end',
    );
  });

  it('names file and line of an end without a start', () => {
    expect(() =>
      replaceGeneratedBlocks(page('x', 'y', '<!-- /generated -->'), 'a.md', echo),
    ).toThrow(/^a\.md:3: "<!-- \/generated -->" has no start\. Remove the line/);
  });

  it.each([
    '<!-- generated: models -->',
    '<!--generated:models-->',
    '<!-- generated:Models -->',
    'x <!-- generated:a -->',
  ])('refuses the malformed start %s', (start) => {
    expect(() => replaceGeneratedBlocks(page(start, '<!-- /generated -->'), 'a.md', echo)).toThrow(
      'a.md:1: the start of a generated block is malformed',
    );
  });

  it('refuses a malformed end', () => {
    expect(() =>
      replaceGeneratedBlocks(page('<!-- generated:a -->', '<!-- /generated:a -->'), 'a.md', echo),
    ).toThrow('a.md:2: the end of a generated block is malformed');
  });

  it('adds file, line and block to what the renderer throws', () => {
    const refuse = (): string => {
      throw new Error('"modls" is not a known table.');
    };
    expect(() =>
      replaceGeneratedBlocks(
        page('', '<!-- generated:modls -->', '<!-- /generated -->'),
        'a.md',
        refuse,
      ),
    ).toThrow('a.md:2: cannot write the block "modls": "modls" is not a known table.');
  });
});
