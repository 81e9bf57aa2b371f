import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type Choice, firstChoice} from './choice';
import {compose} from './compose';
import {combinationsOf} from './combinations';
import {composerFacts} from './read-facts';
import {zoo} from './zoo.test.helper';

const facts = composerFacts({versions: {summer: zoo()}});
const choose = (more: Partial<Choice> = {}): Choice => ({...firstChoice(facts), ...more});
const problems = (more: Partial<Choice>) => compose(choose(more), facts).problems;

describe('the file', () => {
  it('is YAML that holds what was chosen, with a comment in each line', () => {
    const {runFile} = compose(
      choose({
        providers: {food: ['remote::market'], cages: ['inline::pen'], shows: ['inline::seals']},
        authentication: 'paper',
        policy: 'all',
        quota: 7,
      }),
      facts,
    );
    expect(parse(runFile)).toEqual({
      version: 1,
      zoo: 'my-stack',
      areas: ['food', 'cages', 'shows'],
      animals: {
        food: [
          {
            id: 'stall',
            kind: 'remote::market',
            care: {url: '${env.MARKET_URL}', token: '${env.MARKET_TOKEN:=}'},
          },
        ],
        cages: [
          {
            id: 'pen',
            kind: 'inline::pen',
            care: {box: {type: 'wood', path: '${env.BOXES:=/boxes/my-stack}/pen_box.db'}},
          },
        ],
        shows: [{id: 'seals', kind: 'inline::seals'}],
      },
      archive: {type: 'wood', path: '${env.BOXES:=/boxes/my-stack}/archive.box'},
      shows: [{show: 'zoo::jump', animal: 'seals'}],
      gate: {
        tickets: {
          check: {type: 'paper', issuer: '${env.PRINTER}'},
          rules: [{allow: ['see', 'go: in']}],
        },
        limit: {visitors: 7},
      },
    });
    const lines = runFile.trimEnd().split('\n');
    expect(lines.filter((line) => !/ # \S/.test(line))).toEqual([]);
    expect(lines).toContain('      - allow: [see, "go: in"] # What is allowed.'.slice(2));
  });

  it('has the stores that were chosen, each with a table of its own, and leaves an optional one out', () => {
    const {runFile} = compose(
      choose({providers: {cages: ['inline::pen']}, stores: {boxes: 'steel', archive: 'none'}}),
      facts,
    );
    const file = parse(runFile) as {animals: {cages: [{care: object}]}};
    expect(file.animals.cages[0].care).toEqual({
      box: {type: 'steel', host: 'localhost', key: '${env.STEEL_KEY}', label: 'kv_cages_pen_box'},
    });
    expect(file).not.toHaveProperty('archive');
  });

  it('gives two providers of one API names of their own', () => {
    const {runFile} = compose(choose({providers: {cages: ['inline::pen', 'remote::pen']}}), facts);
    expect(runFile).toContain('- id: pen ');
    expect(runFile).toContain('- id: remote-pen ');
  });
});

describe('what the file needs', () => {
  it('lists its variables, those without a default first of all as needed', () => {
    const {variables} = compose(choose({}), facts);
    expect(variables).toEqual([
      {
        name: 'MARKET_URL',
        meaning: 'Address of the market.',
        isSecret: false,
        example: 'http://localhost:1/fruit',
        default: undefined,
      },
      {
        name: 'MARKET_TOKEN',
        meaning: 'Token of the market.',
        isSecret: true,
        example: '',
        default: '',
      },
      {name: 'BOXES', meaning: '', isSecret: false, example: '', default: '/boxes/my-stack'},
    ]);
  });

  it('lists packages once and below their limits, and options in an installation of their own', () => {
    const {packages} = compose(
      choose({
        providers: {food: ['remote::market'], shows: ['inline::seals']},
        stores: {archive: 'steel'},
      }),
      facts,
    );
    expect(packages).toEqual(['"ball>=2,<3" basket gate "torch[gas]"', 'cart --no-deps']);
  });

  it('writes commands with a line for each installation and variable', () => {
    const [open] = compose(choose({}), facts).commands;
    expect(open?.parts[0]?.code).toBe(
      [
        'install "zoo==1.2" basket gate saw',
        'install "zoo==1.2" cart --no-deps',
        'read MARKET_TOKEN',
        'run -e MARKET_URL=http://host.docker.internal:1/fruit \\',
        '  my-stack MARKET_TOKEN',
      ].join('\n'),
    );
  });
});

describe('problems', () => {
  it('name an API that a provider needs, what the server says, and what to add', () => {
    expect(problems({providers: {food: ['inline::pond'], shows: ['inline::seals']}})).toEqual([
      {
        level: 'error',
        where: 'shows inline::seals',
        why: 'It needs the API cages, and the file has no provider for it.',
        message: "no 'cages' here",
        instead: 'Add inline::pen.',
        add: {api: 'cages', type: 'inline::pen'},
      },
    ]);
  });

  it('name an ability that others rely on and no provider has', () => {
    const found = problems({
      providers: {food: ['remote::market'], cages: ['inline::pen'], shows: ['inline::seals']},
    });
    expect(found.map(({why}) => why)).toEqual(['Seals eat fish. remote::market can’t: no fish.']);
    expect(found[0]?.add).toEqual({api: 'food', type: 'inline::pond'});
  });

  it.each([
    ['a provider that can’t be used', {providers: {shows: ['inline::lions']}}, 'It sleeps.'],
    [
      'a deprecated name',
      {providers: {cages: ['remote::pen']}},
      'It’s the deprecated name of inline::pen.',
    ],
    [
      'two providers where one counts',
      {providers: {cages: ['inline::pen', 'remote::pen']}},
      'A server uses one provider for cages',
    ],
    [
      'tools of two providers',
      {providers: {shows: ['inline::seals', 'inline::lions']}},
      'The tools zoo::jump belong to one provider',
    ],
    ['a store', {stores: {archive: 'steel'}}, 'Steel rusts.'],
    ['a policy without users', {policy: 'all'}, 'Rules apply to users'],
    ['an authentication', {authentication: 'paper'}, 'Paper burns.'],
    ['an empty choice', {providers: {}}, 'Nothing is chosen'],
  ])('name %s', (_name, choice: Partial<Choice>, why) => {
    expect(
      problems(choice)
        .map((problem) => problem.why)
        .join('\n'),
    ).toContain(why);
  });

  it('begin with those that stop the server', () => {
    const found = problems({
      providers: {shows: ['inline::seals', 'inline::lions']},
      authentication: 'paper',
    });
    expect(found.map(({level}) => level)).toEqual(['error', 'error', 'error', 'warning', 'info']);
  });

  it('are none for a choice that goes together', () => {
    expect(problems({})).toEqual([]);
  });
});

it('refuses a composition that names what the version lacks', () => {
  expect(() => composerFacts({versions: {summer: zoo({start: ['food/remote::gone']})}})).toThrow(
    'The composition of Summer: expected each API of the version and providers that it has, found food/remote::gone.',
  );
});

it('refuses a version without facts', () => {
  expect(() => compose(choose({version: 'winter'}), facts)).toThrow(
    'no facts of the version "winter"',
  );
});

describe('combinations', () => {
  const all = combinationsOf('summer', facts);

  it('are each provider, each pair of different APIs, and each option', () => {
    const count = (kind: string) => all.filter((each) => each.kind === kind).length;
    expect([count('alone'), count('pair'), count('option')]).toEqual([6, 12, 8]);
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  });

  it('have what their problems say to add', () => {
    const seals = all.find(({id}) => id === 'shows/inline::seals');
    expect(seals?.choice.providers).toEqual({
      shows: ['inline::seals'],
      food: ['remote::market'],
      cages: ['inline::pen'],
    });
  });
});
