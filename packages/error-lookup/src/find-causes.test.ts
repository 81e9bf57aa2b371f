import {describe, expect, it} from 'vitest';
import {findCauses} from './find-causes';
import {type ErrorRow, type Piece, textOf} from './rows';

const row = (seen: readonly Piece[], page = 'guides/zoo', cause = 'A cause.'): ErrorRow => ({
  ...{seen, cause: [cause]},
  places: [{version: 0, page, id: 'error-1'}],
});

const rows = [
  row([["Animal '…' not found"], ' (404)'], 'guides/animals'),
  row([["Animal '…' not found"], ' after a restart'], 'providers/penguins'),
  row([['ValueError: No food for {animal} in %s']]),
  row([['Internal server error: An unexpected error occurred.'], ' (500)']),
  row([
    ['Internal server error: An unexpected error occurred.'],
    ', and ',
    ["KeyError: 'aviary'"],
    ' in the log',
  ]),
  row([['Field required'], ' for ', ['keeper_id']]),
];

const seenFirst = (text: string): string | undefined => {
  const row = findCauses(text, rows).matches[0]?.causes[0].row;
  return row && textOf(row.seen);
};

describe('an error that the tables explain is found', () => {
  it.each([
    ['alone', "Animal 'emu-1' not found", "Animal '…' not found (404)"],
    ['in a body of JSON', '{"detail": "Animal \'emu-1\' not found"}', "Animal '…' not found (404)"],
    [
      'in a body inside a body, with escaped quotes',
      '{"error": {"message": "{\\"detail\\": \\"Animal \'emu-1\' not found\\"}"}}',
      "Animal '…' not found (404)",
    ],
    [
      'as a client raises it',
      "zoo_client.NotFoundError: Error code: 404 - {'detail': \"Animal 'emu-1' not found\"}",
      "Animal '…' not found (404)",
    ],
    [
      'with a value of its placeholders that has spaces and lines',
      'ValueError: No food for a red panda\nwith friends in house 3',
      'ValueError: No food for {animal} in %s',
    ],
    [
      'without its class, in a log with colors',
      '\u001b[31mERROR\u001b[0m 2025-10-14 09:12:44 zoo::feeding: No food for\u001b[1m emu\u001b[0m in house 3',
      'ValueError: No food for {animal} in %s',
    ],
    [
      'wrapped by a logger, with its column of places',
      'ERROR    No food for emu-1 and    feeding.py:12\n         its friends in the\n         aviary',
      'ValueError: No food for {animal} in %s',
    ],
    [
      'in a panel of a terminal',
      "╭──── Error ────╮\n│ Animal 'emu-1' │\n│ not found      │\n╰────────────────╯",
      "Animal '…' not found (404)",
    ],
  ])('%s', (_, text, expected) => {
    expect(seenFirst(text)).toBe(expected);
  });
});

describe('of several errors', () => {
  it('the last of a traceback is first', () => {
    const text = [
      'Traceback (most recent call last):',
      '  File "zoo.py", line 3, in feed',
      'ValueError: No food for emu in house 3',
      '',
      'During handling of the above exception, another exception occurred:',
      '',
      'Traceback (most recent call last):',
      '  File "zoo.py", line 9, in find',
      "LookupError: Animal 'emu-1' not found",
      '',
    ].join('\n');
    const {matches, unknown} = findCauses(text, rows);
    expect(matches.map(({words, isEnding}) => [words, isEnding])).toEqual([
      ["Animal 'emu-1' not found", true],
      ['ValueError: No food for emu in house 3', false],
    ]);
    expect(unknown).toBeUndefined();
  });

  it('a row that explains two of them comes before one that explains one', () => {
    const answer = '{"error": {"detail": "Internal server error: An unexpected error occurred."}}';
    expect(seenFirst(answer)).toBe('Internal server error: An unexpected error occurred. (500)');
    expect(seenFirst(`KeyError: 'aviary'\n\n${answer}`)).toContain("and KeyError: 'aviary'");
  });

  it('the page of what the text is about comes before others, and the others follow', () => {
    const causes = findCauses("provider=penguins: Animal 'emu' not found", rows).matches[0]?.causes;
    expect(causes?.map(({row: {places}}) => places[0].page)).toEqual([
      'providers/penguins',
      'guides/animals',
    ]);
  });
});

describe('a message that no table has', () => {
  it.each([
    ['of another program', 'RuntimeError: CUDA out of memory'],
    ['that is only similar', "Animal 'emu-1' was not found"],
    ['whose words are parts of others', 'MyAnimal emu not foundation'],
  ])('%s is unknown, without a guess', (_, text) => {
    expect(findCauses(text, rows)).toEqual({matches: [], unknown: text});
  });

  it('is said to be unknown although an earlier one is known', () => {
    const text = "Animal 'emu-1' not found\n\nZooError: the gate is open";
    expect(findCauses(text, rows)).toMatchObject({
      matches: [{words: "Animal 'emu-1' not found", isEnding: false}],
      unknown: 'ZooError: the gate is open',
    });
  });
});

it('a text without words has no answer', () => {
  expect(findCauses(' \n"\'', rows)).toEqual({matches: []});
  expect(findCauses('', rows)).toEqual({matches: []});
});

it('a name that the row is about counts', () => {
  const others = [row([['Field required'], ' for ', ['visitor']]), ...rows];
  const {matches} = findCauses('keeper_id\n  Field required [type=missing]', others);
  expect(textOf(matches[0]?.causes[0].row.seen ?? [])).toBe('Field required for keeper_id');
});

it('a label with which many messages begin is found only on pages that the text is about', () => {
  const labels = [
    row([['Not supported: ']], 'providers/penguins'),
    row([['Not supported: '], ' with ', ['keeper_id']], 'providers/walruses'),
  ];
  const text = 'Not supported: Feeding at night';
  expect(findCauses(text, labels)).toEqual({matches: [], unknown: text});
  const {matches} = findCauses(`${text}, with penguins`, labels);
  expect(matches[0]?.causes.map(({row}) => row.places[0]?.page)).toEqual(['providers/penguins']);
});
