import type {ErrorTables} from '@docs-kit/error-lookup/rows';
import type {ClientFacts, ProgramFacts} from '@docs-kit/program-check';
import {describe, expect, it} from 'vitest';
import {checkFile, checkTools, tablesOf} from './checks';

const url = 'https://zoo.example';

const client: ClientFacts = {
  modules: [],
  classes: [],
  oldMethods: [],
  newMethods: [],
  methods: {},
  parameters: {},
  results: {},
  knownModules: [],
  imports: {},
  helpers: {},
};

const facts: ProgramFacts = {
  from: 'v1',
  to: 'Next',
  words: ['zoo'],
  python: client,
  typescript: client,
  routes: {},
  sameRoutes: [],
  prefixes: {},
  fields: {},
  commands: {},
  variables: {
    ZOO_GATE: {change: 'removed', instead: 'Leave it out.', href: '/docs/next/upgrade#gate'},
  },
  packages: {},
  images: {},
  configuration: {},
};

const tables: ErrorTables = {
  versions: [
    {label: 'v1', path: '/docs'},
    {label: 'Next', path: '/docs/next'},
  ],
  titles: {},
  provoked: [],
  rows: [
    {
      seen: [['The cage is already open, keeper']],
      cause: ['Somebody left ', ['cage.open'], ' set, see ', ['the cage', '~/cage#open']],
      remedy: ['Close it.'],
      places: [
        {version: 0, page: 'cage', id: 'row-1'},
        {version: 1, page: '', id: 'row-1'},
      ],
    },
  ],
};

const script = 'export ZOO_GATE=1\nzoo feed\n';
const log = 'INFO: feeding\nERROR: The cage is already open, keeper\n';

describe('a file', () => {
  it('that is a program has a line for each thing that the version changed', () => {
    const {lines, found} = checkFile(script, 'run.sh', {url, facts, tables});
    expect(found).toBe(1);
    expect(lines[0]).toMatch(
      /^run\.sh:1:\d+: `ZOO_GATE`: .*https:\/\/zoo\.example\/docs\/next\/upgrade#gate$/,
    );
    expect(lines.at(-1)).toBe('1 places changed from v1 to Next.');
  });

  it('that is a log has the causes of its errors, with their pages', () => {
    const {lines, found} = checkFile(log, 'server.log', {url, tables});
    expect(found).toBe(1);
    expect(lines.slice(1)).toEqual([
      '  Somebody left `cage.open` set, see [the cage](https://zoo.example/docs/cage#open)',
      '  Close it.',
      '  https://zoo.example/docs/cage#row-1',
    ]);
  });

  it('without data to check it with is refused', () => {
    expect(() => checkFile(log, 'server.log', {url})).toThrow('no list of changes and no error');
    expect(() => checkFile(script, 'run.sh', {url, tables})).toThrow('no list of changes. Take');
    expect(checkFile('INFO: all is well\n', 'server.log', {url, tables}).found).toBe(0);
  });
});

describe('the tools', () => {
  it('exist for the data that there are', () => {
    const namesOf = (data: Parameters<typeof checkTools>[0]) =>
      checkTools(data).map(({name}) => name);
    expect(namesOf({url})).toEqual([]);
    expect(namesOf({url, facts, tables})).toEqual(['check_program', 'find_cause']);
  });

  it('answer with addresses of the site', () => {
    const [program, cause] = checkTools({url, facts, tables});
    expect(program?.answer({text: script, name: 'run.sh'})).toMatchObject({
      findings: [{line: 1, found: 'ZOO_GATE', href: `${url}/docs/next/upgrade#gate`}],
    });
    expect(program?.answer({text: 'Hello.', name: ''})).toBe(
      'This text is not a program that can be checked.',
    );
    expect(cause?.answer({text: log})).toMatchObject({
      matches: [{causes: [{pages: [`${url}/docs/cage#row-1`, `${url}/docs/next#row-1`]}]}],
    });
  });
});

it('the tables of a version have its rows and places alone', () => {
  const [row] = tablesOf(tables, '/docs/next').rows;
  expect(row?.places).toEqual([{version: 1, page: '', id: 'row-1'}]);
  expect(tablesOf(tables, '/docs/other').rows).toEqual([]);
});
