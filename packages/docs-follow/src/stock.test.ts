import {describe, expect, it} from 'vitest';
import {readStock} from './stock';

const build = `
distribution_spec:
  providers:
    animals: [{provider_type: remote::zoo}, {provider_type: inline::farm}]
additional_pip_packages: [hay, hay]
`;
const run = `
version: 2
apis: [animals]
providers:
  animals:
  - provider_id: \${env.ZOO_URL:+zoo}
    provider_type: remote::zoo
    config: {url: "\${env.ZOO_URL:=}", path: "\${env.ROOT:=/a}/zoo"}
  - provider_id: farm
    provider_type: inline::farm
metadata_store: {path: "\${env.ROOT:=/b}/store"}
models:
- {model_id: "\${env.MODEL}", provider_id: zoo, metadata: {}}
shields:
- {shield_id: fence}
`;
const stockOf = (text: string) => readStock(build, new Map([['run.yaml', text]]));

describe('what a distribution ships', () => {
  it('has the providers and packages of its build', () => {
    const {additionalPipPackages, buildProviders} = stockOf(run);
    expect(additionalPipPackages).toEqual(['hay']);
    expect(buildProviders).toEqual([{api: 'animals', types: ['remote::zoo', 'inline::farm']}]);
  });

  it('has providers with what switches them on, and resources that the server registers or skips', () => {
    const [file] = stockOf(run).runFiles;
    expect(file?.providers).toEqual([
      {
        api: 'animals',
        id: 'zoo',
        type: 'remote::zoo',
        enabledBy: 'ZOO_URL',
        config: {url: '${env.ZOO_URL:=}', path: '${env.ROOT:=/a}/zoo'},
      },
      {api: 'animals', id: 'farm', type: 'inline::farm', config: {}},
    ]);
    expect(file?.models).toEqual([
      {id: '${env.MODEL}', modelType: 'llm', registered: true, providerId: 'zoo'},
    ]);
    expect(file?.shields).toEqual([{id: 'fence', registered: false}]);
    expect(file?.stores).toEqual({metadata_store: {path: '${env.ROOT:=/b}/store'}});
  });

  it('has its variables with their defaults and places', () => {
    expect(stockOf(run).runFiles[0]?.environment).toEqual([
      {name: 'MODEL', defaults: [], required: true, switches: false, where: ['models.model_id']},
      {
        name: 'ROOT',
        defaults: ['/a', '/b'],
        required: false,
        switches: false,
        where: ['providers.animals.zoo.config.path', 'metadata_store.path'],
      },
      {
        name: 'ZOO_URL',
        defaults: [''],
        required: false,
        switches: true,
        where: ['providers.animals.zoo.provider_id', 'providers.animals.zoo.config.url'],
      },
    ]);
  });

  it('has its resources and stores also where later releases keep them', () => {
    const [file] = stockOf(`
apis: []
providers: {}
registered_resources: {tool_groups: [{toolgroup_id: rake, provider_id: farm}]}
storage: {backends: {}, stores: {metadata: {backend: hay}}}
`).runFiles;
    expect(file?.toolGroups).toEqual([{id: 'rake', providerId: 'farm'}]);
    expect(file?.stores).toEqual({metadata: {backend: 'hay'}});
  });
});
