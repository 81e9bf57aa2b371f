import {describe, expect, it} from 'vitest';
import {findPhrases} from '../../checks/prose/find-phrases';
import {
  passagesOfCode,
  passagesOfData,
  passagesOfPage,
  passagesOfSpecification,
} from '../../checks/prose/passages';

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

describe('the prose of code', () => {
  it('is its comments, with wrapped lines joined, and not its texts', () => {
    const code = [
      '/**',
      ' * A docstring that is',
      ' * wrapped.',
      ' * @param text with',
      ' * its meaning',
      ' *',
      ' *   npm run command',
      ' */',
      'const text = "// it stands here";',
      'const count = 1; // Behind code.',
      'const second = 2; /* And again. */',
      '// A reason that is',
      '// wrapped.',
      'run(() => {',
      '  // Alone in a body.',
      '});',
      '// At the end.',
    ].join('\n');
    expect(passagesOfCode(code, 'a.ts')).toEqual([
      {line: 2, text: 'A docstring that is wrapped.'},
      {line: 4, text: '@param text with its meaning'},
      {line: 7, text: 'npm run command'},
      {line: 10, text: 'Behind code.'},
      {line: 11, text: 'And again.'},
      {line: 12, text: 'A reason that is wrapped.'},
      {line: 15, text: 'Alone in a body.'},
      {line: 17, text: 'At the end.'},
    ]);
  });

  it('is comments between elements, and not slashes in their text', () => {
    const code = ['<p>', '  https://host // it stands here', '  {/* A comment. */}', '</p>;'];
    expect(passagesOfCode(code.join('\n'), 'a.tsx')).toEqual([{line: 3, text: 'A comment.'}]);
  });

  it('is the names of tests and groups, and no other text', () => {
    const code = [
      "describe('a group', <T>() => {",
      "  it('does something', () => expect(run('it stands here')).toBe(1));",
      "  it.each([1])('does more: %s', () => {});",
      '});',
      "test.describe('without JavaScript', () => {});",
    ].join('\n');
    expect(passagesOfCode(code, 'a.test.ts')).toEqual([
      {line: 1, text: 'a group'},
      {line: 2, text: 'does something'},
      {line: 3, text: 'does more: %s'},
      {line: 5, text: 'without JavaScript'},
    ]);
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
    ['@param column characters that stand on the line', 'stand => is'],
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
