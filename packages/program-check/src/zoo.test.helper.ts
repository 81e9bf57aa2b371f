import type {Change, ClientFacts, ProgramFacts} from './facts';

const href = '/docs/2/changes';
const moved = (to: string): Change => ({change: 'moved', to, href});
const gone = (instead?: string): Change => ({
  change: 'removed',
  ...(instead !== undefined && {instead}),
  href,
});

const client: ClientFacts = {
  modules: ['zoo_client', 'zoo'],
  classes: ['ZooClient', 'AsyncZooClient'],
  oldMethods: ['animals.feed', 'animals.cage.open', 'animals.cage.close', 'talk.say', 'food.list'],
  newMethods: [
    'wild.animals.feed',
    'wild.animals.cage.open',
    'wild.animals.cage.close',
    'chat.say',
    'food.list',
  ],
  methods: {
    'animals.feed': moved('wild.animals.feed'),
    'animals.cage.open': moved('wild.animals.cage.open'),
    'animals.cage.close': moved('wild.animals.cage.close'),
    'talk.say': {change: 'removed', to: 'chat.say', href},
  },
  parameters: {
    'talk.say': {
      animal_id: {change: 'renamed', to: 'animal', href},
      volume_params: gone('Pass `volume`.'),
    },
  },
  results: {'food.list': {identifier: {change: 'renamed', to: 'name', href}}},
  knownModules: [
    'zoo_client',
    'zoo_client.types',
    'zoo_client.types.cage_params',
    'zoo_client.lib',
    'zoo',
  ],
  imports: {
    'zoo_client.types.cage_params': moved('zoo_client.types.wild.cage_params'),
    'zoo_client.types:Cage': moved('zoo_client.types.wild'),
    'zoo_client.types:Whip': gone(),
  },
  helpers: {
    Tamer: gone('Use `Keeper`.'),
    'Keeper.get_food_definition': gone('Define `get_food_schema`.'),
  },
};

/** Facts of two versions of a product that nobody has. */
export const zoo: ProgramFacts = {
  from: '1.0',
  to: '2.0',
  words: ['zoo_client', 'zoo-client', 'zooclient', ':8321'],
  python: client,
  typescript: {...client, modules: ['zoo-client'], knownModules: [], imports: {}, helpers: {}},
  routes: {
    'POST /v1/open/v1/talk': {change: 'deprecated', to: 'POST /v1/talk', href},
    'POST /v1/animals': {change: 'deprecated', to: 'POST /v1alpha/animals', href},
    'GET /v1/animals/{id}': {change: 'deprecated', to: 'GET /v1alpha/animals/{id}', href},
    'POST /v1/talk/say': {change: 'removed', to: 'POST /v1/chat', href},
  },
  sameRoutes: ['GET /v1/food/{id}'],
  prefixes: {'/v1/open/v1': {change: 'deprecated', to: '/v1', href}},
  fields: {
    talk_message: {change: 'renamed', to: 'choices[0].message', href},
    food_type: gone('Use a schema.'),
  },
  commands: {
    'zoo fetch': gone('Use instead: `hf fetch`.'),
    'zoo run --env': gone('Set it in the shell.'),
    'python -m zoo.server': gone('Use instead: `zoo run`.'),
  },
  variables: {ZOO_NO_CHECK: gone()},
  packages: {
    'pypi zoo-client': {
      change: 'changed',
      to: 'zoo-client @ git+https://example.org/zoo.git@v2',
      href,
    },
    'npm zoo-client': {change: 'changed', to: 'github:zoo/client#abc', href},
  },
  images: {'zoo/distribution-starter': gone('Build one.')},
  imageCommand: 'zoo run',
  configuration: {'store.type=postgres': {change: 'changed', instead: 'Use SQLite.', href}},
};
