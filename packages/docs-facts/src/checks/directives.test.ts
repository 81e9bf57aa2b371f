import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {describe, expect, it} from 'vitest';
import {directiveProblems, directivesOf, noticeNames} from './directives';
import {describeFinding} from '../finding';
import {parsePage} from '../markdown/parse-page';

const problems = (...lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  return directiveProblems('page.md', directivesOf(parsePage('page.md', text)), text).map(
    describeFinding,
  );
};

describe('a notice', () => {
  it.each([
    ['without a title', [':::note', 'Text.', ':::']],
    ['with a title', [':::note[With `code`]', 'Text.', ':::']],
    ['in a list', ['- Item', '', '  :::note[Title]', '  Text.', '  :::']],
    ['in a quote', ['> :::note', '> Text.', '> :::']],
    ['around a fence', [':::note', '```text', ':::tip Title', '```', ':::']],
    ['around another', ['::::note', ':::tip', 'Text.', ':::', '::::']],
    ['below a line of text', ['Text.', ':::note', 'Text.', ':::']],
  ])('is right %s', (_, lines) => {
    expect(problems(...lines)).toEqual([]);
  });

  it.each([
    [
      'a title without brackets',
      ['', ':::warning Nothing is stored', 'Text.', ':::'],
      'page.md:2: ":::warning Nothing is stored" is shown as text. Write ":::warning[Nothing is stored]" on a line of its own.',
    ],
    [
      'a title of which a part is outside the brackets',
      [':::note[A] `b`', 'Text.', ':::'],
      'page.md:1: ":::note[A] `b`" is shown as text. Write ":::note[A `b`]" on a line of its own.',
    ],
    [
      'a space before its name',
      ['- Item', '', '  ::: note', '  Text.', '  :::'],
      'page.md:3: "::: note" is shown as text. Write ":::note" on a line of its own.',
    ],
    [
      'two colons',
      ['::note[A]', '', 'Text.'],
      'page.md:1: "::note" is shown as text. Write ":::note" with three colons, and ":::" on a line of its own at its end.',
    ],
    [
      'two colons and a title without brackets',
      ['::note A', '', 'Text.'],
      'page.md:1: "::note A" is shown as text. Write ":::note[A]" on a line of its own.',
    ],
    [
      'an unknown name',
      [':::Warnings[A]', 'Text.', ':::'],
      `page.md:1: ":::Warnings" is not a notice that pages show. Write one of ${noticeNames.map((name) => `:::${name}`).join(', ')}. Did you mean "warning"?`,
    ],
    [
      'no end',
      ['Text.', '', ':::note[A]', 'Text.', '', 'More.', ''],
      'page.md:3: ":::note" is never closed, so it takes in all that follows. Write ":::" on a line of its own at its end.',
    ],
    [
      'no end before the next one',
      [':::note[A]', 'Text.', '', ':::tip[B]', 'Text.', ':::', '', 'Text.'],
      'page.md:4: ":::tip" is in the notice of line 1, and only one of the two is closed. Write ":::" on a line of its own at the end of each; a notice around another begins and ends with "::::".',
    ],
    [
      'no beginning',
      ['Text.', ':::'],
      'page.md:2: ":::" closes nothing, so readers see the colons. Begin a notice with ":::note[Title]", or remove the line.',
    ],
  ])('is reported with %s', (_, lines, problem) => {
    expect(problems(...lines)).toEqual([problem]);
  });

  it('has one of the names that Docusaurus shows', () => {
    expect([...noticeNames].sort()).toEqual([...DefaultAdmonitionOptions.keywords].sort());
  });
});

describe('a mark', () => {
  it('has a known name; a colon in a word is none', () => {
    expect(problems('See :own[your `remote::acme`] at host:port, 10:30, ::1.')).toEqual([]);
    expect(problems('See :abscent[no `remote::olama`].')).toEqual([
      'page.md:1: ":abscent[…]" is shown as text. Write one of :absent[…], :own[…]. Did you mean "absent"?',
    ]);
  });
});
