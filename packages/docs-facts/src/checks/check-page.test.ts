import {describe, expect, it} from 'vitest';
import {parsePage} from '../markdown/parse-page';
import {checkPage, type PageCheck, pageChecks} from './check-page';
import type {CheckFacts, Option} from './facts';
import {describeFinding} from '../finding';
import {KnownValues} from './known-values';
import {toPage} from './page';

const port: Option & {readonly default: string} = {
  flags: ['--port'],
  value: 'PORT',
  type: 'integer',
  required: false,
  repeatable: false,
  default: '4000',
  status: 'supported',
};
const known = new KnownValues();
known.addOption(port);
known.addSchema({
  properties: {
    cage: {type: 'object', properties: {doors: {default: 2}, open: {type: 'boolean'}}},
  },
});

/** A zoo with one program, one route and one client. */
const zoo: CheckFacts = {
  version: 'v1',
  programs: [
    {
      name: 'zoo',
      globalOptions: [],
      commands: [{name: 'zoo open', arguments: [], options: [port]}],
    },
  ],
  routes: ['GET /v1/animals', 'POST /v1/animals/{id}/food'],
  clients: {
    python: {
      methods: [
        {method: 'client.animals.list', parameters: [], returns: 'AnimalList'},
        {method: 'client.animals.watch', parameters: [], returns: 'Animal | Stream[Step]'},
        {method: 'client.animals.cages', parameters: [], returns: 'Dict[str,Animal]'},
        {method: 'client.animals.pages', parameters: [], returns: 'SyncPage[Animal]'},
      ],
    },
    node: {methods: []},
  },
  resultFields: {AnimalList: ['data'], Animal: ['food', 'name'], Food: ['kilograms'], Step: ['at']},
  resultTypes: {'AnimalList.data': 'List[Animal]', 'Animal.food': 'Food'},
  modules: {zoo_client: ['ZooClient']},
  packages: ['zoo_client'],
  headers: ['X-Zoo-Keeper'],
  words: new Set(['feeding_time']),
  freePrefixes: ['zoo'],
  commonParts: new Set(['get']),
  known: known.all,
  variables: new Map([['ZOO_URL', {isSwitch: false}]]),
  isConstant: (name) => name === 'MAX_ANIMALS',
  misplacedVariable: (name, page) =>
    name === 'ZOO_URL' && page.id === 'farm' ? `"${name}" is read by the zoo.` : undefined,
  settings: () => [],
  messages: [{text: 'Animal {} is already fed.', place: 'zoo/food.py:3'}],
  otherPrograms: [],
  ports: new Set(['4000']),
  server: {names: ['The zoo'], ports: ['4000']},
  outside: [{words: ['Farm'], variables: ['FARM_KEY'], names: [], messages: []}],
};

const findings = (text: string, id = 'page', checks = pageChecks): string[] =>
  checkPage(checks, toPage(`${id}.md`, id, parsePage(`${id}.md`, text)), zoo, text).map(
    describeFinding,
  );

/** For each check what holds, and what does not. */
const cases: readonly (readonly [kind: keyof typeof pageChecks, right: string, wrong: string])[] = [
  ['command line', 'Run `zoo open --port 5000`, or `zoo open`.', 'Run `zoo close`.'],
  ['command line', '```bash\nzoo open --port 5000\n```', '```bash\nzoo open --doors 2\n```'],
  ['environment variable', 'Set `ZOO_URL`, below `MAX_ANIMALS`.', 'Set `ZOO_ADDRESS`.'],
  ['environment variable', 'Farm reads `FARM_KEY`.', 'It reads `FARM_KEY`.'],
  ['value of a variable', 'With `ZOO_URL=http://zoo:1`.', 'With `ZOO_URL=zoo`.'],
  ['name', 'See `feeding_time` and `zoo_name`.', 'See `feeding_place`.'],
  ['module', 'Import `zoo_client.ZooClient`.', 'Import `zoo_client.Zoo`.'],
  ['header', 'Send `X-Zoo-Keeper`.', 'Send `X-Zoo-Guest`.'],
  ['default', 'By default, `--port` is 4000.', 'By default, `--port` is 4001.'],
  [
    'default',
    '- `--port`: `PORT`, integer, default `4000`\\\n  Listens.',
    '- `--port`: `PORT`, integer, default `4001`\\\n  Listens.',
  ],
  ['default', '- `--port`: `int`, default `4000`', '- `--port`: `int`, default `4001`'],
  ['value', 'Set `open` to `true`.', 'Set `open` to `5`.'],
  ['number', 'A cage has `doors` of 2.', 'A cage has `doors` of 3.'],
  ['port', 'The zoo listens on port 4000.', 'The zoo listens on port 4001.'],
  ['route', 'Call `GET /v1/animals`.', 'Call `POST /v1/animals`.'],
  ['message', 'It says "Animal cat is already fed."', 'It says "Animal cat is still hungry."'],
  [
    'client call',
    '```python\na = client.animals.list()\n```',
    '```python\na = client.animals.find()\n```',
  ],
  [
    'field of a result',
    '```python\na = client.animals.list()\na.data\n```',
    '```python\na = client.animals.list()\na.items\n```',
  ],
  ['directive', ':::note\nText.\n:::', ':::notice\nText.\n:::'],
];

describe('a page', () => {
  it.each(cases)('is held against the facts by the check: %s', (kind, right, wrong) => {
    expect(findings(right)).toEqual([]);
    const found = checkPage(pageChecks, toPage('a.md', 'a', parsePage('a.md', wrong)), zoo, wrong);
    expect(found.map((finding) => finding.kind)).toContain(kind);
  });

  it('is shown to fail by each check', () => {
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(Object.keys(pageChecks)));
  });

  it('may not name a variable that is read elsewhere', () => {
    expect(findings('Set `ZOO_URL`.', 'farm')).toEqual([
      'farm.md:1: "ZOO_URL" is read by the zoo.',
    ]);
  });

  it('is held against checks of a site as well', () => {
    const noCats: PageCheck = ({file, statements}) =>
      statements
        .filter(({text}) => text.includes('cat'))
        .map(({line}) => ({file, line, name: 'cat', message: 'cats are no animals of this zoo.'}));
    expect(findings('A cat.', 'page', {...pageChecks, noCats} as typeof pageChecks)).toEqual([
      'page.md:1: cats are no animals of this zoo.',
    ]);
  });
});

describe('a result', () => {
  const found = (...fences: string[]): string[] =>
    findings(fences.map((code) => `\`\`\`python\n${code}\n\`\`\``).join('\n\n'));

  it.each([
    ['of a list', 'a = client.animals.list()\na.data[0].food.kilograms', 'a.data[0].food.pounds'],
    ['of a loop', 'for a in client.animals.list().data:\n  print(f"{a.name}")', 'a.legs'],
    ['of a page', 'for a in client.animals.pages():\n  a.name', 'a.legs'],
    [
      'of a comprehension',
      'a = [b.name for b in client.animals.pages().data]',
      '[b.legs for b in client.animals.pages()]',
    ],
    ['of the next one', 'a = next(b for b in client.animals.list().data)', 'a.legs'],
    ['of a stream', 'for a in client.animals.watch(stream=True):\n  a.at', 'a.name'],
    ['of no stream', 'a = client.animals.watch()\na.name', 'a.at'],
    ['of one by names', 'for a in client.animals.cages().values():\n  a.name', 'a.legs'],
    ['of an awaited call', 'a = await client.animals.list()', 'a.legs'],
  ])('has the fields of its class: %s', (_, right, wrong) => {
    expect(found(right)).toEqual([]);
    expect(found(right, wrong)).toEqual([expect.stringMatching(/"\w+" is no field of what/)]);
  });

  it('that a name holds no longer is left alone', () => {
    const list = 'a = client.animals.list()';
    for (const other of ['a = open("a")', 'def f(a): pass', 'a, b = c', 'for a in b: pass'])
      expect(found(list, `${other}\na.legs`)).toEqual([]);
    expect(found(`from openai import OpenAI\n${list}\na.legs`)).toEqual([]);
  });
});

describe('a list', () => {
  const rows = (text: string): (readonly string[])[] =>
    toPage('a.md', 'a', parsePage('a.md', text)).statements.flatMap(({kind, cells}) =>
      kind === 'row' && cells ? [cells] : [],
    );

  it.each([
    ['- `a`, `b`: int, default `4`\\\n  In years.', ['`a`, `b`', 'int', '`4`', 'In years.']],
    ['- `a` or `b`\\\n  In years.', ['`a` or `b`', 'In years.']],
    ['- `a`: `Dict[str, int]`, required', ['`a`', '`Dict[str, int]`', 'required']],
    ['- **Logs: all**\\\n  Ends.', ['Logs: all', 'Ends.']],
  ])('has an entry that is read as a row: %j', (text, cells) => {
    expect(rows(text)).toEqual([cells]);
  });

  it.each(['- `a`: a sentence about it.', '- Without a name\\\n  it is prose.', '- `a`, and more'])(
    'has an item that is prose: %j',
    (text) => {
      expect(rows(text)).toEqual([]);
    },
  );
});

describe('an assertion', () => {
  it('answers a finding, and is one itself where there is none', () => {
    expect(findings(':absent[`zoo close` does not exist.]')).toEqual([]);
    expect(findings(':own[Your own variable `ZOO_ADDRESS`.]\n\n## Use\n\n`ZOO_ADDRESS`')).toEqual(
      [],
    );
    expect(findings(':absent[`zoo open` does not exist.]')).toEqual([
      expect.stringContaining('"zoo open" exists in this version'),
    ]);
  });
});
