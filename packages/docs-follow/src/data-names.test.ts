import {describe, expect, it} from 'vitest';
import {isInData, namesInData} from './data-names';

describe('the data', () => {
  const data = {
    providers: [
      {api: 'inference', type: 'remote::zoo', pipPackages: ['zoo>=1'], config: [{key: 'url'}]},
    ],
    commands: [{name: 'zoo run', options: [{flags: ['--port', '-p']}]}],
    clientCommands: [],
    variables: [{name: 'ZOO_PORT'}],
    methods: [{method: 'client.animals.list', parameters: [{name: 'limit'}]}],
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
