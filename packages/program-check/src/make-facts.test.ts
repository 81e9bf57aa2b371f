import {compareSides, type Item, type UpgradeSide} from '@docs-kit/openapi-changes';
import {describe, expect, it} from 'vitest';
import {type FactSources, makeFacts, type Replacements} from './make-facts';

const method = (name: string, route: string, parameters: string[], key?: string): Item => ({
  name: `client.${name}`,
  group: 'SDK',
  route,
  facts: {parameters},
  ...(key !== undefined && {key}),
});
const helper = (facts: Item['facts']): Item => ({name: 'Keeper', group: 'SDK', facts});
const command = (name: string, facts: Item['facts'] = {}, partOf?: string): Item => ({
  name,
  group: 'CLI',
  facts,
  ...(partOf !== undefined && {partOf}),
});

const old = {
  sdk: [
    method('cats.feed', 'POST /v1/open/v1/cats', ['cat', 'food?'], 'feed-cat'),
    method('talk.say', 'POST /v1/talk/say', ['animal_id', 'text']),
    helper({methods: ['feed', 'get_food']}),
  ],
  commands: [
    command('zoo fetch'),
    command('zoo run'),
    command('zoo run --env', {spellings: ['--env', '-e']}, 'zoo run'),
    command('zoo run --fast', {spellings: ['--fast'], status: 'supported'}, 'zoo run'),
  ],
  variables: [command('ZOO_OLD'), command('ZOO')],
};
const current = {
  sdk: [
    method('wild.cats.feed', 'POST /v1/cats', ['cat', 'food?'], 'feed-cat'),
    method('chat.say', 'POST /v1/chat', ['animal', 'text']),
    helper({methods: ['feed'], 'cannot be used': 'It fails.'}),
  ],
  commands: [
    command('zoo run'),
    command('zoo run --fast', {spellings: ['--fast'], status: 'rejected'}, 'zoo run'),
  ],
  variables: [command('ZOO')],
};
const routes = [
  ['POST /v1/open/v1/cats', 'POST /v1/talk/say', 'GET /v1/dens/{id:path}'],
  ['POST /v1/open/v1/cats', 'POST /v1/cats', 'POST /v1/chat', 'GET /v1/dens/{id:path}'],
] as const;

type Model = UpgradeSide['models'][string];
type Operation = Model['operations'][number];

const operation = (id: string, method: Operation['method'], path: string): Operation => ({
  ...{id, slug: id, method, path, tag: 'Cats', summary: '', description: ''},
  ...{deprecated: false, hasPage: true, streamOnly: false, parameters: [], responses: []},
});
const model = (...operations: Operation[]): Model => ({
  ...{title: 'Zoo', description: '', serverUrl: '', tags: [], schemas: new Map()},
  operations,
});
const den = operation('getDen', 'get', '/v1/dens/{id}');
const oldModels = {
  stable: model(
    operation('feedCat', 'post', '/v1/open/v1/cats'),
    operation('say', 'post', '/v1/talk/say'),
    den,
  ),
};
const currentModels = {
  stable: model(
    operation('feedCat', 'post', '/v1/cats'),
    operation('chat', 'post', '/v1/chat'),
    den,
  ),
  deprecated: model(operation('feedCat', 'post', '/v1/open/v1/cats')),
};

const side = (
  name: string,
  items: UpgradeSide['items'],
  models: UpgradeSide['models'],
): UpgradeSide => ({version: {name, label: name, path: `/${name}`}, models, items});

function factsOf(replacements: Partial<Replacements> = {}) {
  const sides = [side('1', {...old}, oldModels), side('2', {...current}, currentModels)] as const;
  const upgrade = compareSides(...sides, {
    file: 'two.json',
    replacedRoutes: {'POST /v1/talk/say': 'POST /v1/chat'},
    replacedItems: new Map([['zoo fetch', 'Use instead: `hf fetch`.']]),
  });
  const client = {
    ...{kind: 'sdk', before: old.sdk, after: current.sdk},
    ...{modules: ['zoo'], classes: ['Zoo'], exported: [{zoo: []}, {zoo: []}] as const},
  };
  const sources: FactSources = {
    upgrade,
    pages: {operation: () => undefined, route: (route) => `/2/${route}`, schema: () => undefined},
    upgradePage: '/2/upgrade',
    guidePage: '/2/guide',
    routes,
    python: client,
    typescript: client,
    fieldNames: [['cat', 'old_name', 'mood'], ['cat']],
    replacements: {
      fields: {get_food: {instead: 'Define `feed`.'}, old_name: {to: 'name'}},
      parameters: {animal_id: {to: 'animal'}},
      results: {},
      ...replacements,
    },
    commandKinds: ['commands'],
    variableKind: 'variables',
    commands: {'zoo run --fast': 'Leave it out.'},
    packages: {'pypi zoo': 'zoo==2'},
    images: {'zoo/den': 'Build one.'},
    configuration: {'store.type=old': 'Use new.'},
    words: ['zoo'],
  };
  return makeFacts(sources);
}

describe('facts for programs', () => {
  const facts = factsOf();

  it('have what replaces fields of results, also of methods that are gone', () => {
    const results = {'talk.say': {words: {to: 'text'}}, 'talk.never': {words: {to: 'text'}}};
    expect(factsOf({results}).python.results).toEqual({
      'talk.say': {words: {change: 'renamed', to: 'text', href: '/2/guide'}},
    });
  });

  it('have the methods that moved, and those that another one replaces, with their parameters', () => {
    expect(facts.python.methods).toEqual({
      'cats.feed': {change: 'moved', to: 'wild.cats.feed', href: '/2/guide'},
      'talk.say': {change: 'removed', to: 'chat.say', href: '/2/guide'},
    });
    expect(facts.python.parameters).toEqual({
      'talk.say': {animal_id: {change: 'renamed', to: 'animal', href: '/2/guide'}},
    });
  });

  it('have routes, whether the old one is served, and the prefix that all of them lose', () => {
    expect(facts.routes).toEqual({
      'POST /v1/open/v1/cats': {
        change: 'deprecated',
        to: 'POST /v1/cats',
        href: '/2/POST /v1/cats',
      },
      'POST /v1/talk/say': {change: 'removed', to: 'POST /v1/chat', href: '/2/POST /v1/chat'},
    });
    expect(facts.sameRoutes).toEqual(['GET /v1/dens/{id}']);
    expect(facts.prefixes).toEqual({
      '/v1/open/v1': {change: 'deprecated', to: '/v1', href: '/2/upgrade'},
    });
  });

  it('have commands, each spelling of an option, variables and helpers', () => {
    expect(Object.keys(facts.commands)).toEqual([
      'zoo fetch',
      'zoo run --env',
      'zoo run -e',
      'zoo run --fast',
    ]);
    expect(facts.commands['zoo fetch']?.instead).toBe('Use instead: `hf fetch`.');
    expect(facts.commands['zoo run --fast']?.instead).toBe('Leave it out.');
    expect(Object.keys(facts.variables)).toEqual(['ZOO_OLD']);
    expect(facts.python.helpers).toMatchObject({
      Keeper: {change: 'removed', instead: 'It fails.'},
      'Keeper.get_food': {instead: 'Define `feed`.'},
    });
  });

  it('have fields of more than one word that are gone', () => {
    expect(Object.keys(facts.fields)).toEqual(['old_name']);
    expect(factsOf({fields: {get_food: {instead: 'x'}, old_name: null}}).fields).toEqual({});
  });

  it('need a replacement for each name that is gone, and for no other', () => {
    expect(() => factsOf({parameters: {}})).toThrow('The parameter "animal_id" is gone: add');
    expect(() => factsOf({fields: {get_food: {instead: 'x'}}})).toThrow('The field "old_name" is');
    expect(() => factsOf({parameters: {animal_id: {to: 'animal'}, cat: {to: 'dog'}}})).toThrow(
      'take out cat',
    );
  });
});
