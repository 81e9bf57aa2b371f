import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {highlighting} from '.';

function fence(language: string, code: string, meta?: string): Root {
  const block: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: [`language-${language}`]},
        ...(meta && {data: {meta} as Element['data']}),
        children: [{type: 'text', value: code}],
      },
    ],
  };
  return {type: 'root', children: [block]};
}

const languages = ['bash', 'csharp', 'java', 'json', 'php', 'powershell', 'python', 'ruby', 'yaml'];

const highlight = (tree: Root): Root =>
  unified().use(highlighting(languages)).runSync(tree, {path: 'page.md'}) as Root;

describe('a code fence', () => {
  it('[8.14] in a language without a highlighting module stops the build and names the page', () => {
    expect(() => highlight(fence('klingon', 'nuqneH'))).toThrow(
      'Module not found: page.md has a code fence in a language that cannot be highlighted.',
    );
  });

  it('is highlighted without elements for what looks like plain text', () => {
    const html = JSON.stringify(highlight(fence('python', 'print("a", 1)')));
    expect(html).toContain('"string"');
    expect(html).not.toContain('punctuation');
  });

  it('has the numbers of its notes at the lines that it names', () => {
    const html = JSON.stringify(highlight(fence('yaml', 'a: 1\nb: 2\nc: 3', 'notes="1 3"')));
    expect(html.match(/"dataNote":"\d"/g)).toEqual(['"dataNote":"1"', '"dataNote":"2"']);
  });

  it('with a note on a line that it lacks stops the build', () => {
    expect(() => highlight(fence('yaml', 'a: 1', 'notes="2"'))).toThrow(
      'page.md: a code fence has a note on line 2, which its code lacks.',
    );
  });

  it.each(languages)('[9.10] is highlighted in %s', (language) => {
    expect(() => highlight(fence(language, 'a: 1'))).not.toThrow();
  });

  it('may be in an additional language only if it can be highlighted', () => {
    expect(() => highlighting(['klingon'])).toThrow('additionalLanguages has klingon');
  });
});
