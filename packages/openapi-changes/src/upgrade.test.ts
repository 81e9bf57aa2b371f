import {describe, expect, it} from 'vitest';
import {explainAnswers} from './answers';
import type {BehaviorChange} from './behavior';
import type {Field, Operation} from '@docs-kit/openapi-model';
import {upgradeSections} from './rows';
import {compareSides, type UpgradeSide} from './upgrade';

const emptyModel = {
  title: 'Zoo',
  description: '',
  serverUrl: '',
  operations: [],
  schemas: new Map<string, never>(),
  tags: [],
};
const version = {name: 'two', label: 'Two', path: '/docs/two'};
const side = (routes: readonly string[] = []): UpgradeSide => ({
  version,
  models: {
    stable: {
      ...emptyModel,
      operations: routes.map((path) => ({...operation(path, []), id: path, slug: path})),
    },
  },
  items: {},
});

describe('what a writer says of a version', () => {
  it('names operations and differences that exist', () => {
    const zoo = {api: 'Zoo', name: 'Doors', kind: 'changed', change: 'Are open'} as const;
    const compare = (change: Partial<BehaviorChange>) => () =>
      compareSides(side(), side(), {file: 'two.json', behavior: [{...zoo, ...change}]});
    expect(compare({operations: ['open-door']})).toThrow(/"Doors" names the operation "open-door"/);
    expect(compare({replaces: ['open-door key']})).toThrow(/"open-door key" replaces nothing/);
    expect(compare({})).not.toThrow();
  });

  it('names what takes the place of each route that is gone, and of no other', () => {
    const compare = (after: string[], replacedRoutes?: Record<string, string | null>) => () =>
      compareSides(side(['/v1/old']), side(after), {file: 'two.json', replacedRoutes});
    expect(compare([])).toThrow(/two.json: replacedRoutes: "POST \/v1\/old" is gone: add it/);
    expect(compare([], {'POST /v1/old': 'POST /v1/none'})).toThrow(/does not serve: correct it/);
    expect(compare(['/v1/old'], {'POST /v1/old': null})).toThrow(/was not removed/);
    expect(compare([], {'POST /v1/old': null})).not.toThrow();
    expect(compare(['/v1/new'], {'POST /v1/old': 'POST /v1/new'})).not.toThrow();
  });
});

describe('what both versions answered to the same requests', () => {
  const zoo = {api: 'Zoo', name: 'Doors', kind: 'changed', change: 'Are open'} as const;
  const places = (doors: string) => ({openDoor: {status: '200', 'answer.doors': doors}});
  const name = 'openDoor answer.doors: 1 → 2';
  const compare = (after: string, names: Record<string, readonly string[]>) => () =>
    compareSides(side(), side(), {
      file: 'two.json',
      behavior: [zoo],
      seen: {...explainAnswers(places('1'), places(after), names), file: 'differences.json'},
    });

  it('is shown below the change that explains it', () => {
    const upgrade = compare('2', {'Zoo: Doors': [name]})();
    const none = {operation: () => undefined, route: () => undefined, schema: () => undefined};
    const sections = upgradeSections(upgrade, none, none, {itemSections: {}});
    expect(upgrade.sameRequests).toBe(1);
    expect(sections.map(({id, rows}) => [id, rows[0]?.changes])).toEqual([
      ['behavior', ['Are open']],
      ['same-requests', ['openDoor: `doors`: `1` → `2`', 'See [Doors](#behavior)']],
    ]);
  });

  it('stops when a difference is new, has vanished, or is explained by nothing', () => {
    expect(compare('2', {})).toThrow(`differences.json: "${name}" is new`);
    expect(compare('1', {'Zoo: Doors': [name]})).toThrow(`"${name}" no longer differs`);
    expect(compare('2', {'Zoo: Windows': [name]})).toThrow(
      '"Zoo: Windows" is no change of behavior',
    );
    expect(compare('2', {tables: [name]})).not.toThrow();
  });
});

const text: Field['type'] = {kind: 'primitive', name: 'string', allowedValues: [], constraints: []};
const operation = (path: string, fields: readonly string[]): Operation => ({
  id: 'feedCat',
  slug: 'feed-cat',
  method: 'post',
  path,
  tag: 'Cats',
  summary: 'Feed a cat',
  description: '',
  deprecated: false,
  hasPage: true,
  streamOnly: false,
  parameters: fields.map((name) => ({
    name,
    description: '',
    type: text,
    required: name === 'cat',
    deprecated: false,
    in: 'query',
  })),
  responses: [{status: '200', description: '', bodies: []}],
});

it('a document of literals is enough for the rows of a page', () => {
  const of = (...args: Parameters<typeof operation>): UpgradeSide => ({
    ...side(),
    models: {stable: {...emptyModel, operations: [operation(...args)]}},
    items: {commands: [{name: 'feed', group: 'Cats', facts: {default: args[0]}}]},
  });
  const upgrade = compareSides(of('/v1/cats', ['cat']), of('/v2/cats', ['cat', 'food']), {
    file: 'two.json',
  });
  const none = {operation: () => undefined, route: () => undefined, schema: () => undefined};
  const sections = upgradeSections(upgrade, none, none, {
    itemSections: {commands: ['Commands', 'Command']},
  });
  expect(sections.map(({title, rows}) => [title, rows[0]?.changes])).toEqual([
    ['Moved routes', ['`POST /v1/cats` → `POST /v2/cats`', 'The old route no longer works']],
    ['Changed requests and responses', ['`food` is new: `string`']],
    ['Commands', ['Default: `/v1/cats` → `/v2/cats`']],
  ]);
});
