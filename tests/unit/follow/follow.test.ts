import {describe, expect, it} from 'vitest';
import {isInData, namesInData} from '@site/src/follow/data-names';
import {operationPages} from '@site/src/follow/operations';
import {sourcesOf} from '@site/src/follow/pages';

const method = {
  resource: '',
  summary: '',
  level: 'v1',
  parameters: [],
  returns: '',
  streaming: false,
} as const;

describe('the page of an operation', () => {
  it('is found by its route, with where it is written and how clients call it', () => {
    const documents = [
      {
        openapi: '3.1.0',
        info: {title: 'Zoo', version: '1'},
        paths: {'/v1/animals/{animal_id}': {get: {operationId: 'getAnimal', responses: {}}}},
      },
    ];
    const sources = [
      {file: 'openapi/zoo.yaml', text: 'paths:\n  a:\n      operationId: getAnimal\n'},
    ];
    const call = {...method, httpMethod: 'GET', path: '/v1/animals/{id}'};
    const clients = [
      {methods: [{...call, method: 'client.animals.retrieve'}]},
      {methods: [{...call, method: 'client.animals.retrieve'}]},
    ] as unknown as Parameters<typeof operationPages>[2];
    expect(operationPages(documents, sources, clients)).toEqual({
      'GET /v1/animals/{}': {
        page: 'get-animal.api.mdx',
        file: 'openapi/zoo.yaml',
        line: 3,
        calls: ['.animals.retrieve('],
      },
    });
  });
});

describe('the data', () => {
  const data = {
    providers: [
      {api: 'inference', type: 'remote::zoo', pipPackages: ['zoo>=1'], config: [{key: 'url'}]},
    ],
    llamaCli: {commands: [{name: 'zoo run', options: [{flags: ['--port', '-p']}]}]},
    clientCli: {commands: []},
    environmentVariables: {variables: [{name: 'ZOO_PORT'}]},
    pythonSdk: {methods: [{method: 'client.animals.list', parameters: [{name: 'limit'}]}]},
    routes: ['GET /v1/animals/{id:path}'],
  } as unknown as Parameters<typeof namesInData>[0];
  const names = namesInData(data);

  it('has names of each kind as the source has them', () => {
    expect(
      Object.fromEntries(Object.entries(names).map(([kind, all]) => [kind, [...all]])),
    ).toEqual({
      provider: ['inference remote::zoo'],
      setting: ['inference remote::zoo url'],
      package: ['inference remote::zoo zoo>=1'],
      command: ['zoo run'],
      option: ['zoo run --port', 'zoo run -p'],
      'client command': [],
      'client option': [],
      variable: ['ZOO_PORT'],
      method: ['client.animals.list'],
      argument: ['client.animals.list limit'],
      route: ['GET /v1/animals/{id}'],
    });
  });

  it('has followed a change when it lacks what is gone and has what is new', () => {
    const gone = {kind: 'variable', key: 'ZOO_PORT', before: ''};
    expect(isInData(gone, names)).toBe(false);
    expect(isInData({...gone, key: 'ZOO_HOST'}, names)).toBe(true);
    expect(isInData({kind: 'variable', key: 'ZOO_PORT', after: ''}, names)).toBe(true);
    expect(isInData({...gone, after: '1'}, names)).toBeUndefined();
    expect(isInData({kind: 'message', key: 'No.', before: ''}, names)).toBeUndefined();
  });
});

describe('a page', () => {
  it('without sources is not followed by them', () => {
    expect(sourcesOf([{file: 'docs/a.md', text: '---\ntitle: A\n---\n'}], 'docs', [])).toEqual([]);
  });
});
