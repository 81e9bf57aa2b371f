import {describe, expect, it} from 'vitest';
import {echoesOf, messagesOf} from './messages';

describe('texts that a Python module shows', () => {
  it.each([
    ['raise ValueError("No such zoo")', 'No such zoo'],
    ["raise ValueError(f'Zoo {zoo.name} is {state}')", 'Zoo {} is {}'],
    ['raise ValueError(\n    f"Zoo {name} "\n    "is closed"\n)', 'Zoo {} is closed'],
    ['log.error("No animal in %s", zoo)', 'No animal in {}'],
    ['print("All is {}".format(x))', 'All is {}'],
    ['message = f"Zoo {{id}} gone"', 'Zoo {id} gone'],
    ['assert zoo, "There is none"', 'There is none'],
    ['reply(detail="Not today")', 'Not today'],
    ['click.echo("The zoo is open")', 'The zoo is open'],
    ['content = f"Error in zoo {name}"', 'Error in zoo {}'],
    [
      'class Gone(Exception):\n    def __init__(self, message="Zoo gone"):\n        pass',
      'Zoo gone',
    ],
  ])('%s', (source, text) => {
    expect(messagesOf(source).map((message) => message.text)).toEqual([text]);
  });

  it('have their line', () => {
    expect(messagesOf('x = 1\n\nraise ValueError("No zoo")\n')).toEqual([
      {line: 3, text: 'No zoo'},
    ]);
  });

  it.each([
    '"""A docstring of a module."""',
    '"""Error of a zoo."""',
    'name = "Two words"',
    'raise ValueError("word")',
  ])('are not %s', (source) => {
    expect(messagesOf(source)).toEqual([]);
  });
});

describe('texts that a script prints', () => {
  it('have what is filled in left open', () => {
    expect(echoesOf('x=1\n  echo "Error: $TOOL not in ${PATH}" >&2\necho done\n')).toEqual([
      {line: 2, text: 'Error: {} not in {}'},
    ]);
  });
});
