import {parsePage} from '@docs-kit/docs-facts/markdown';
import {describe, expect, it} from 'vitest';
import {pageHashOf, stepsOf} from './steps';

const page = (text: string) => parsePage('guide.md', text);

const guide = page(
  [
    '# Guide',
    '## Install',
    '```bash\nmake tea\n```',
    '## Ask {#ask-it}',
    '<Tabs groupId="language">',
    '<TabItem value="python">',
    '',
    '```python title="ask.py"\nprint(1)\n```',
    '',
    '</TabItem>',
    '<TabItem value="nodejs">',
    '',
    '```javascript\nconsole.log(1)\n```',
    '',
    '</TabItem>',
    '</Tabs>',
    '',
    '```text\n1\n```',
  ].join('\n'),
);

describe('what a reader takes of a page', () => {
  it('is every fence that is run or saved, in order, of the first tab', () => {
    expect(stepsOf(guide, {}).map(({code}) => code)).toEqual(['make tea', 'print(1)']);
  });

  it('is the chosen tab of the chosen section', () => {
    const steps = stepsOf(guide, {sections: ['Ask'], choices: {language: 'nodejs'}});
    expect(steps).toMatchObject([{language: 'javascript', headings: ['Guide', 'Ask']}]);
  });

  it('is refused when the page lacks the section, or has no fence there', () => {
    expect(() => stepsOf(guide, {sections: ['Answer']})).toThrow(
      'The page has no section "Answer": it has Guide, Install, Ask.',
    );
    expect(() => stepsOf(page('# Empty'), {})).toThrow('finds no fence');
  });
});

describe('the hash of a page', () => {
  it('changes with a fence and with their order, but not with prose', () => {
    const hash = pageHashOf(page('One\n\n```bash\na\n```\n\n```bash\nb\n```'));
    expect(pageHashOf(page('Two\n\n```bash\na\n```\n\n```bash\nb\n```'))).toBe(hash);
    expect(pageHashOf(page('One\n\n```bash\nb\n```\n\n```bash\na\n```'))).not.toBe(hash);
    expect(pageHashOf(page('One\n\n```bash\na\n```\n\n```bash\nc\n```'))).not.toBe(hash);
  });
});
