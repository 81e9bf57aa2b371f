import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkCodeNotes} from './code-notes';

const check = (...lines: string[]): void => {
  const path = 'docs/page.mdx';
  const tree = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n'));
  const transform = remarkCodeNotes.call({} as never);
  if (typeof transform !== 'function') throw new Error('The plugin gives no transformer.');
  void transform(tree, new VFile({path}), () => {});
};

const fence = (meta: string): string[] => [`\`\`\`yaml ${meta}`, 'a: 1', 'b: 2', '```', ''];
const notes = ['1. The first.', '2. The second.'];
const tabs = (...fences: string[]): string[] => [
  '<Tabs>',
  '<TabItem value="yaml">',
  '',
  ...fences,
  '</TabItem>',
  '</Tabs>',
  '',
];

describe('notes on lines of code', () => {
  it.each([
    ['a fence', fence('notes="1 2"')],
    ['tabs', tabs(...fence('notes="1 2"'))],
    ['a fence without notes', fence('title="a.yaml"')],
  ])('may be the numbered list below %s', (_, above) => {
    expect(() => check(...above, ...notes)).not.toThrow();
  });

  it('stop the build when their number is not that of the lines', () => {
    expect(() => check(...fence('notes="1"'), ...notes)).toThrow(
      'docs/page.mdx:1: expected 1 notes in the list below the fence, one for each line in `notes`, found 2.',
    );
  });

  it.each([
    ['nothing', []],
    ['a paragraph', ['Then:', '', ...notes]],
    ['a list without numbers', ['- The first.', '- The second.']],
  ])('stop the build when %s follows', (_, below) => {
    expect(() => check(...fence('notes="1 2"'), ...below)).toThrow(
      'docs/page.mdx:1: the fence has notes, but no numbered list follows it or its tabs.',
    );
  });
});
