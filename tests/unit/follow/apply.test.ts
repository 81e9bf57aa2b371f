import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {changesBetween, type Facts} from '@docs-kit/docs-follow';
import {describe, expect, it} from 'vitest';
import {applyChanges, type ImportedData} from '@site/src/follow/apply';
import {isInData, namesInData} from '@site/src/follow/data-names';
import {projectRoot} from '../../support/specifications';

const names = [
  'providers',
  'distributions',
  'environment-variables',
  'llama-cli',
  'client-cli',
  'python-sdk',
  'routes',
] as const;
const data = Object.fromEntries(
  names.map((name) => [
    name,
    JSON.parse(readFileSync(path.join(projectRoot, `data/next/${name}.json`), 'utf8')),
  ]),
) as unknown as ImportedData;

const factsOf = (name: string): Facts =>
  JSON.parse(
    gunzipSync(
      readFileSync(path.join(projectRoot, `tests/fixtures/digests/${name}.json.gz`)),
    ).toString(),
  ) as Facts;

/** What the report says of changes that the data has followed, or that its names do not tell. */
const followed = (after: ImportedData) => {
  const known = namesInData({
    providers: after.providers.providers,
    llamaCli: after['llama-cli'],
    clientCli: after['client-cli'],
    environmentVariables: after['environment-variables'],
    pythonSdk: after['python-sdk'],
    routes: after.routes.routes,
  } as unknown as Parameters<typeof namesInData>[0]);
  return (change: Parameters<typeof isInData>[0]): boolean | undefined => isInData(change, known);
};

describe('the data of a version', () => {
  it('stays the same to the byte when nothing has changed', () => {
    const {data: same, left} = applyChanges(data, [], {});
    expect(JSON.stringify(same)).toBe(JSON.stringify(data));
    expect(left).toEqual([]);
  });

  it.each(['v0.3.0', 'v0.4.0'])('has all facts of %s that are not left to a person', (release) => {
    const [before, after] = [factsOf('v0.3.0-main'), factsOf(release)];
    const changes = changesBetween(before, after);
    const {data: moved, left} = applyChanges(data, changes, after);
    const isFollowed = followed(moved);
    const applied = changes.filter((change) => !left.includes(change));
    expect(applied.length).toBeGreaterThan(150);
    expect(applied.filter((change) => isFollowed(change) === false)).toEqual([]);
    const known = data.distributions.distributions.map(({name}) => name);
    const hands = left.filter(
      ({kind, key}) =>
        !['configuration', 'message', 'setting'].includes(kind) &&
        !(kind === 'stock configuration' && !known.includes(key.split(/[ /]/)[0] ?? '')),
    );
    expect(hands).toEqual([]);
  });

  it('leaves every word of what remains', () => {
    const [before, after] = [factsOf('v0.3.0-main'), factsOf('v0.3.0')];
    const {data: moved} = applyChanges(data, changesBetween(before, after), after);
    const words = (one: ImportedData): string[] =>
      one.providers.providers.flatMap(({api, type, summary, config}) => [
        `${api} ${type}: ${String(summary)}`,
        ...config.map(({key, description}) => `${api} ${type} ${key}: ${String(description)}`),
      ]);
    const written = new Set(words(data));
    const now = words(moved);
    expect(now.length).toBeGreaterThan(200);
    const other = now.filter((word) => !written.has(word));
    expect(other.filter((word) => !word.endsWith(': '))).toEqual([]);
  });
});

const zoo = {
  providers: {
    providers: [
      {
        api: 'animals',
        type: 'remote::zoo',
        pipPackages: ['zoo>=1'],
        distributions: [],
        config: [{key: 'url', type: 'string', required: true, secret: false, description: 'Gate.'}],
      },
    ],
  },
  distributions: {distributions: []},
  'environment-variables': {
    variables: [{name: 'ZOO_PORT', default: '1', readBy: ['framework'], meaning: 'Door.'}],
  },
  'llama-cli': {
    commands: [
      {
        name: 'zoo feed',
        arguments: [],
        options: [{flags: ['--animal', '-a'], default: 'cat', description: 'Whom.'}],
      },
    ],
  },
  'client-cli': {commands: []},
  'python-sdk': {
    methods: [{method: 'client.animals.list', parameters: [{name: 'limit', type: 'int'}]}],
  },
  routes: {routes: ['GET /v1/animals/{id:path}']},
} as unknown as ImportedData;

const change = (kind: string, key: string, before?: string, after?: string) => ({
  kind,
  key,
  before,
  after,
  file: 'zoo/server.py',
});
const apply = (...changes: ReturnType<typeof change>[]) => applyChanges(zoo, changes, {});

describe('a change', () => {
  it('of a setting keeps its description, and needs one when it is new', () => {
    const {data: moved} = apply(
      change('setting', 'animals remote::zoo url', 'str, required', 'str | None, default "/"'),
      change('setting', 'animals remote::zoo gate_key', undefined, 'SecretStr, required'),
    );
    expect(moved.providers.providers[0]?.config).toEqual([
      {
        key: 'url',
        type: 'string',
        required: false,
        default: '/',
        nullable: true,
        secret: false,
        description: 'Gate.',
      },
      {key: 'gate_key', type: 'string', required: true, secret: true, description: ''},
    ]);
  });

  it('of a setting whose default the source computes is left to a person', () => {
    const computed = change('setting', 'animals remote::zoo url', 'str', 'str, default join(A, B)');
    expect(apply(computed)).toEqual({data: zoo, left: [computed]});
  });

  it('of an option reaches it by each of its names', () => {
    const {data: moved} = apply(
      change('option', 'zoo feed -a', 'type str'),
      change('option', 'zoo feed --animal', 'default "cat"', 'default "dog"'),
      change('option', 'zoo feed --now', undefined, 'action "store_true"'),
      change('option', 'zoo feed keeper', undefined, 'type str, nargs "?"'),
    );
    const [command] = moved['llama-cli'].commands;
    expect(command?.options).toMatchObject([
      {flags: ['--animal'], default: 'dog', description: 'Whom.'},
      {flags: ['--now'], type: 'flag', value: null, description: ''},
    ]);
    expect(command?.arguments).toMatchObject([{name: 'keeper', required: false}]);
  });

  it('of a default leaves one that the data gives for other reasons', () => {
    const of = (before: string): string | null | undefined =>
      apply(change('variable', 'ZOO_PORT', before, '3')).data['environment-variables'].variables[0]
        ?.default;
    expect([of('1'), of('1 or 2'), of('2')]).toEqual(['3', '3', '1']);
  });

  it('takes away what is gone, and adds what is new', () => {
    const {data: moved, left} = apply(
      change('variable', 'ZOO_PORT', '1'),
      change('variable', 'ZOO_API_KEY', undefined, ''),
      change('package', 'animals remote::zoo zoo>=1', ''),
      change('package', 'animals remote::zoo zoo>=2 ; extra', undefined, ''),
      change('argument', 'client.animals.list limit', 'int'),
      change('argument', 'client.animals.list after', undefined, 'str | Omit'),
      change('route', 'GET /v1/animals/{id}', ''),
      change('route', 'GET /v1/cages', undefined, ''),
      change('command', 'zoo feed', ''),
      change('provider', 'animals inline::farm', undefined, ''),
    );
    expect(left).toEqual([]);
    expect(moved['environment-variables'].variables).toMatchObject([
      {name: 'ZOO_API_KEY', secret: true, meaning: '', readBy: ['zoo/server.py']},
    ]);
    expect(moved.providers.providers).toMatchObject([
      {pipPackages: ['zoo>=2 ; extra']},
      {api: 'animals', type: 'inline::farm', kind: 'inline', summary: ''},
    ]);
    expect(moved['python-sdk'].methods[0]?.parameters).toEqual([
      {name: 'after', type: 'str', required: false, in: 'body'},
    ]);
    expect(moved.routes.routes).toEqual(['GET /v1/cages']);
    expect(moved['llama-cli'].commands).toEqual([]);
  });

  it('that the data has no place for is left to a person', () => {
    const changes = [
      change('message', 'No animal {}.', ''),
      change('method', 'client.animals.feed', undefined, ''),
      change('setting', 'plants remote::tree url', 'str, required'),
    ];
    expect(apply(...changes)).toEqual({data: zoo, left: changes});
  });
});
