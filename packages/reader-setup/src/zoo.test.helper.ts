import type {SampleDefaults, SetupFacts} from './facts';

/** A site whose samples ask a keeper, and what its readers can choose instead. */
export const defaults: SampleDefaults = {
  server: 'http://localhost:9000',
  tokenVariable: 'ZOO_KEY',
  command: 'keeper',
  pagesAboutOne: [],
  languages: {group: 'language', labels: {}},
};

export const facts: SetupFacts = {
  server: 'day zoo',
  providers: [
    {
      id: 'keeper',
      name: 'Keeper',
      model: 'keeper/lion:3b',
      variables: [{name: 'KEEPER_URL', value: 'http://localhost:1111'}],
    },
    {id: 'cloud', name: 'Cloud', model: 'cloud/tiger', variables: [{name: 'CLOUD_KEY'}]},
    {
      id: 'near',
      name: 'Near',
      model: 'near/ant',
      variables: [{name: 'NEAR_URL', value: 'http://localhost:2222'}],
    },
  ],
  stores: [
    {id: 'shelf', name: 'Shelf', variables: []},
    {id: 'barn', name: 'Barn', variables: [{name: 'BARN_DB'}, {name: 'BARN_URL', value: 'on'}]},
  ],
};
