import {describe, expect, it} from 'vitest';
import {applyChanges} from './apply';
import type {FollowedData} from './data';

const zoo = {
  providers: [
    {
      api: 'animals',
      type: 'remote::zoo',
      pipPackages: ['zoo>=1'],
      distributions: [],
      config: [{key: 'url', type: 'string', required: true, secret: false, description: 'Gate.'}],
    },
  ],
  distributions: [],
  variables: [{name: 'ZOO_PORT', default: '1', readBy: ['framework'], meaning: 'Door.'}],
  commands: [
    {
      name: 'zoo feed',
      arguments: [],
      options: [{flags: ['--animal', '-a'], default: 'cat', description: 'Whom.'}],
    },
  ],
  clientCommands: [],
  methods: [
    {
      method: 'client.animals.list',
      httpMethod: 'GET',
      path: '/v1/animals',
      returns: 'AnimalList',
      parameters: [{name: 'limit', type: 'int', required: false, in: 'query'}],
    },
  ],
  routes: ['GET /v1/animals/{id:path}'],
} satisfies FollowedData;

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
    expect(moved.providers[0]?.config).toEqual([
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
    const [command] = moved.commands;
    expect(command?.options).toMatchObject([
      {flags: ['--animal'], default: 'dog', description: 'Whom.'},
      {flags: ['--now'], type: 'flag', value: null, description: ''},
    ]);
    expect(command?.arguments).toMatchObject([{name: 'keeper', required: false}]);
  });

  it('of a default leaves one that the data gives for other reasons', () => {
    const of = (before: string): string | null | undefined =>
      apply(change('variable', 'ZOO_PORT', before, '3')).data.variables[0]?.default;
    expect([of('1'), of('1 or 2'), of('2')]).toEqual(['3', '3', '1']);
  });

  it('takes away what is gone, and adds what is new', () => {
    const {data: moved, left} = apply(
      change('variable', 'ZOO_PORT', '1'),
      change('variable', 'ZOO_API_KEY', undefined, ''),
      change('package', 'animals remote::zoo zoo>=1', ''),
      change('package', 'animals remote::zoo zoo>=2 ; extra', undefined, ''),
      change('argument', 'client.animals.list limit', 'int'),
      change('argument', 'client.animals.list after', undefined, 'str'),
      change('route', 'GET /v1/animals/{id}', ''),
      change('route', 'GET /v1/cages', undefined, ''),
      change('command', 'zoo feed', ''),
      change('provider', 'animals inline::farm', undefined, ''),
    );
    expect(left).toEqual([]);
    expect(moved.variables).toMatchObject([
      {name: 'ZOO_API_KEY', secret: true, meaning: '', readBy: ['zoo/server.py']},
    ]);
    expect(moved.providers).toMatchObject([
      {pipPackages: ['zoo>=2 ; extra']},
      {api: 'animals', type: 'inline::farm', kind: 'inline', summary: ''},
    ]);
    expect(moved.methods[0]?.parameters).toEqual([
      {name: 'after', type: 'str', required: false, in: 'query'},
    ]);
    expect(moved.routes).toEqual(['GET /v1/cages']);
    expect(moved.commands).toEqual([]);
  });

  it('of a method brings its request, and a new one has its parameters', () => {
    const {data: moved, left} = applyChanges(
      zoo,
      [
        change('method', 'client.animals.list', '', 'GET /v2/animals → Animals'),
        change('method', 'client.animals.doors.open', undefined, 'POST /v1/doors/{id} → Door'),
      ],
      {
        argument: {
          'client.animals.doors.open id': ['str, required'],
          'client.animals.doors.open wide': ['bool'],
          'client.animals.list limit': ['int'],
        },
      },
    );
    expect(left).toEqual([]);
    const [list] = zoo.methods;
    expect(moved.methods).toEqual([
      {...list, path: '/v2/animals', level: 'v2', returns: 'Animals'},
      {
        method: 'client.animals.doors.open',
        resource: 'animals.doors',
        summary: '',
        httpMethod: 'POST',
        path: '/v1/doors/{id}',
        level: 'v1',
        returns: 'Door',
        parameters: [
          {name: 'id', type: 'str', required: true, in: 'path'},
          {name: 'wide', type: 'bool', required: false, in: 'body'},
        ],
        streaming: false,
      },
    ]);
  });

  it('that the data has no place for is left to a person', () => {
    const changes = [
      change('message', 'No animal {}.', ''),
      change('setting', 'plants remote::tree url', 'str, required'),
    ];
    expect(apply(...changes)).toEqual({data: zoo, left: changes});
  });
});
