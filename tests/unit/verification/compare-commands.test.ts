import {describe, expect, it} from 'vitest';
import type {CliOption} from '../../../src/facts/data-types';
import {
  compareCommands,
  type DocumentedCommand,
} from '../../../verification/inspection/compare-commands';
import type {DescribedCommand, DescribedOption} from '../../../verification/inspection/describe';

const option = (changes: Partial<DescribedOption> = {}): DescribedOption => ({
  flags: ['--port'],
  takesValue: true,
  required: false,
  default: '8321',
  choices: [],
  ...changes,
});

const entry = (changes: Partial<CliOption> = {}): CliOption => ({
  flags: ['--port'],
  value: 'PORT',
  type: 'integer',
  required: false,
  default: '8321',
  repeatable: false,
  status: 'supported',
  description: 'Port of the server.',
  ...changes,
});

const command = (changes: Partial<DescribedCommand> = {}): DescribedCommand => ({
  isGroup: false,
  options: [option()],
  arguments: [{name: 'config', required: false}],
  ...changes,
});

const documented = (changes: Partial<DocumentedCommand> = {}): DocumentedCommand => ({
  options: [entry()],
  arguments: [
    {name: 'CONFIG', type: 'string', required: true, repeatable: false, description: 'A file.'},
  ],
  ...changes,
});

const differencesOf = (
  program: Record<string, DescribedCommand>,
  pages: Record<string, DocumentedCommand>,
): readonly string[] => compareCommands(program, pages).differences;

describe('the comparison of commands', () => {
  it('finds no difference where the data says what the parser declares', () => {
    const found = compareCommands({run: command()}, {run: documented()});
    expect(found).toEqual({compared: 1, differences: []});
  });

  it.each([
    ['an option that is not documented', command(), documented({options: []}), '--port is not'],
    ['an option that the program lacks', command({options: []}), documented(), 'lacks it'],
    [
      'another spelling of an option',
      command({options: [option({flags: ['--port', '-p']})]}),
      documented(),
      '-p is not documented',
    ],
    [
      'a flag that is said to take a value',
      command({options: [option({takesValue: false, default: null})]}),
      documented(),
      'takes no value',
    ],
    [
      'an option that must be given',
      command({options: [option({required: true})]}),
      documented(),
      '--port is required',
    ],
    [
      'another default',
      command({options: [option({default: '5000'})]}),
      documented(),
      'the default is 5000',
    ],
    [
      'another choice',
      command({options: [option({choices: ['venv']})]}),
      documented({options: [entry({choices: ['venv', 'container']})]}),
      'the choices are venv',
    ],
    [
      'choices where any value is taken',
      command(),
      documented({options: [entry({choices: ['1']})]}),
      'not limited',
    ],
    [
      'a positional that is not documented',
      command(),
      documented({arguments: []}),
      'run takes config',
    ],
    [
      'a positional that must be given',
      command({arguments: [{name: 'config', required: true}]}),
      documented({
        arguments: [
          {name: 'CONFIG', type: 'string', required: false, repeatable: false, description: '-'},
        ],
      }),
      'config is required',
    ],
  ])('reports %s', (_what, program, pages, expected) => {
    expect(differencesOf({run: program}, {run: pages})).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('reports commands that one side lacks', () => {
    expect(differencesOf({run: command(), list: command()}, {run: documented()})).toEqual([
      'list is not documented',
    ]);
    expect(differencesOf({run: command()}, {run: documented(), start: documented()})).toEqual([
      'start is documented, but the program lacks it',
    ]);
  });

  it('asks for no entry of a command that only holds others', () => {
    const help = option({flags: ['-h', '--help'], takesValue: false, default: null});
    const group = command({isGroup: true, options: [help], arguments: []});
    expect(differencesOf({group, run: command()}, {run: documented()})).toEqual([]);
  });

  it('accepts a default that the code behind an option gives', () => {
    expect(
      differencesOf({run: command({options: [option({default: ''})]})}, {run: documented()}),
    ).toEqual([]);
  });

  it('names a program that cannot be asked once, and none of its commands', () => {
    const broken = command({isGroup: true, options: [], arguments: [], error: 'ImportError: no'});
    expect(
      differencesOf(
        {client: broken, run: command()},
        {'client list': documented(), run: documented()},
      ),
    ).toEqual(['client: ImportError: no']);
  });

  it('refuses to compare nothing', () => {
    expect(() => compareCommands({}, {run: documented()})).toThrow('no commands to compare');
    expect(() => compareCommands({run: command()}, {})).toThrow('no commands to compare');
  });
});
