import {describe, expect, it} from 'vitest';
import {findPhrases} from '../../../scripts/prose/find-phrases';
import {
  passagesOfData,
  passagesOfPage,
  passagesOfSpecification,
} from '../../../scripts/prose/passages';

describe('the prose of a page', () => {
  it('is its title, its description and its text, with their lines', () => {
    const page = [
      '---',
      'title: Models',
      'description: What a model is.',
      'keywords: [wished]',
      '---',
      '',
      '## Where it is {#where-it-stands}',
      '',
      '```python',
      '# it stands here',
      '```',
      '',
      '<!-- generated:list -->',
      '| it stands here |',
      '<!-- /generated -->',
      '',
      '- A line.',
    ].join('\n');
    expect(passagesOfPage(page)).toEqual([
      {line: 2, text: 'Models'},
      {line: 3, text: 'What a model is.'},
      {line: 7, text: '## Where it is'},
      {line: 17, text: '- A line.'},
    ]);
  });
});

describe('the prose of a specification', () => {
  it('is its descriptions, in each way of writing them, and no example', () => {
    const specification = [
      'summary: List models',
      'description: |',
      '  First.',
      '',
      '  Second.',
      'schema:',
      '  description: A sentence',
      '    of two lines.',
      '  example: It stands here.',
    ].join('\n');
    expect(passagesOfSpecification(specification)).toEqual([
      {line: 1, text: 'List models'},
      {line: 3, text: 'First.'},
      {line: 5, text: 'Second.'},
      {line: 7, text: 'A sentence of two lines.'},
    ]);
  });
});

describe('the prose of data', () => {
  it('is the values of the keys that pages show', () => {
    const data = JSON.stringify({name: 'a name', meaning: 'Says "yes".'}, null, 2);
    expect(passagesOfData(data)).toEqual([{line: 3, text: 'Says "yes".'}]);
  });
});

describe('the phrases to rewrite', () => {
  const phrases: readonly (readonly [string, string])[] = [
    ['The cause stands in the log.', 'stands => is'],
    ['The folder lies on disk.', 'lies => is'],
    ['- **The key is no token.** More.', 'is no => is not a'],
    ['| `id` | Wished identifier |', 'Wished => requested'],
    ['See [what the page tells more](./a.md).', 'tells more => explains'],
    ['Until that is mended, restart it.', 'Until that is mended => As a workaround'],
    ['Some are on, OpenAI among them.', 'OpenAI among them => including OpenAI'],
    ['Kind of event.', 'Kind of event. => Type of the event.'],
    ['Any value switches it on.', 'Any value => Set it to any value to'],
  ];
  const correct = [
    'The cause is in the log.',
    'Words in capitals stand for your values.',
    'There is no queue, and the route is no longer served.',
    'Any value is accepted, and `it stands here` is code.',
    'The package comes with a server just before the release.',
    'Both call all the same routes, and `OLLAMA_URL` is not among them.',
    'The tools that the model wants to call, in that kind of event.',
  ];
  // One run for all: textlint takes longer to start than to read.
  const found = findPhrases([...phrases.map(([line]) => line), ...correct]);

  it.each(phrases)('are found in "%s"', async (line, message) => {
    expect((await found).get(line)).toContain(message);
  });

  it.each(correct)('are not found in "%s"', async (line) => {
    expect((await found).has(line)).toBe(false);
  });
});
