import type {CompositionSources, FactSources} from './read-facts';

/** A zoo whose animals are providers, and what they need. */
const composition: CompositionSources = {
  start: ['food/remote::market'],
  head: [
    {key: 'version', value: 1, note: 'Format.'},
    {key: 'zoo', value: '<name>', note: 'Name of the zoo.'},
  ],
  keys: {
    apis: {key: 'areas', note: 'What is open.'},
    providers: {key: 'animals', note: 'Who lives there.'},
    id: {key: 'id', note: 'Its name.'},
    type: {key: 'kind', note: ''},
    config: {key: 'care', note: 'Its care.'},
    storeType: {key: 'type', note: 'Where it is.'},
    tools: {key: 'shows', note: 'What visitors see.'},
    toolGroup: {key: 'show', note: 'Name of the show.'},
    toolProvider: {key: 'animal', note: 'Who is in it.'},
    server: {key: 'gate', note: 'The gate.'},
    authentication: {key: 'tickets', note: 'Visitors need one.'},
    quota: {key: 'limit', note: 'Visitors in a day.'},
  },
  notes: {allow: 'What is allowed.'},
  apis: {
    food: {first: 'remote::market', brings: ['water'], isSingle: false},
    cages: {first: 'inline::pen', brings: [], isSingle: true},
    shows: {first: 'inline::seals', brings: [], isSingle: false},
  },
  always: ['air'],
  setup: {provider: 'food', store: 'cages'},
  missing: "no '<api>' here",
  kinds: {
    box: {
      wood: {path: '${env.BOXES:=/boxes/<name>}/<file>'},
      steel: {host: 'localhost', key: '${env.STEEL_KEY}', label: '<table>'},
    },
  },
  stores: [
    {
      key: 'archive',
      label: 'Archive',
      kind: 'box',
      file: 'archive.box',
      isOptional: true,
      note: 'Old papers.',
      cautions: {steel: {level: 'warning', why: 'Steel rusts.'}},
    },
    {key: 'boxes', label: 'Boxes', kind: 'box', note: ''},
  ],
  abilities: [
    {
      api: 'food',
      name: 'fish',
      lacking: ['remote::market'],
      neededBy: ['shows'],
      why: 'Seals eat fish.',
      first: 'inline::pond',
    },
  ],
  providers: {
    'shows/inline::seals': {toolGroup: 'zoo::jump', packages: ['ball>=2']},
    'shows/inline::lions': {
      toolGroup: 'zoo::jump',
      cautions: [{level: 'error', why: 'It sleeps.', message: 'zzz', instead: 'Choose seals.'}],
    },
    'food/remote::market': {config: {url: '${env.MARKET_URL}'}},
  },
  authentication: [
    {
      id: 'paper',
      label: 'Paper',
      settings: [
        {
          key: 'check',
          value: {type: 'paper', issuer: '${env.PRINTER}'},
          note: 'Who checks them.',
          notes: {type: 'How they are checked.', issuer: 'Who prints them.'},
        },
      ],
      cautions: [{level: 'info', why: 'Paper burns.'}],
    },
  ],
  policies: [
    {
      id: 'all',
      label: 'Everybody',
      settings: [{key: 'rules', value: [{allow: ['see', 'go: in']}], note: 'Who may do what.'}],
    },
  ],
  quota: {settings: [{key: 'visitors', value: '<quota>', note: 'How many.'}], cautions: []},
  variables: {PRINTER: 'Name of the printer.'},
  examples: {MARKET_URL: 'http://localhost:1/fruit', PRINTER: 'printer'},
  packages: ['gate'],
  limits: {ball: '<3'},
  commands: [
    {
      id: 'open',
      label: 'Open',
      parts: [
        {
          language: 'bash',
          code: 'install "<framework>" {{package}}\nread {{secret.name}}\nexport {{plain.name}}={{plain.value}}\nrun -e {{local.name}}={{local.elsewhere}} \\\n  {{name}} {{secret.name}}',
        },
      ],
    },
  ],
};

const provider = (
  api: string,
  type: string,
  more: Partial<FactSources['providers']['providers'][0]> = {},
) => ({
  api,
  type,
  summary: `${type} of ${api}`,
  pageId: `animals/${api}`,
  pipPackages: [],
  apiDependencies: [],
  config: [],
  stockConfiguration: {config: {}},
  ...more,
});

const field = (key: string, type: string) => ({key, type, description: `The ${key}.`});

/** What the zoo knows of itself; without `more` it is complete. */
export const zoo = (more: Partial<CompositionSources> = {}): FactSources => ({
  label: 'Summer',
  path: '/zoo',
  providers: {
    apis: [
      {name: 'food', purpose: 'What they eat', pageId: 'animals/food/index'},
      {name: 'cages', purpose: 'Where they sleep', pageId: 'animals/cages'},
      {name: 'shows', purpose: 'What they do', pageId: 'animals/shows'},
    ],
    stores: {
      box: {
        pipPackages: {wood: ['saw'], steel: ['torch[gas]']},
        types: {wood: [field('path', 'string')], steel: []},
      },
    },
    providers: [
      provider('food', 'remote::market', {
        config: [field('url', 'string'), field('token', 'string')],
        stockConfiguration: {config: {url: '${env.MARKET_URL:=}', token: '${env.MARKET_TOKEN:=}'}},
        pipPackages: ['basket', 'cart --no-deps'],
      }),
      provider('food', 'inline::pond'),
      provider('cages', 'inline::pen', {
        config: [field('box', 'box')],
        stockConfiguration: {config: {box: {path: '/x/pen_box.db'}}},
      }),
      provider('cages', 'remote::pen', {deprecated: {replacement: 'inline::pen'}}),
      provider('shows', 'inline::seals', {apiDependencies: ['water', 'cages', 'air']}),
      provider('shows', 'inline::lions'),
    ],
  },
  distributions: {
    distributions: [
      {runFiles: [{providers: [{api: 'food', type: 'remote::market', id: 'stall'}]}]},
    ],
  },
  environmentVariables: {
    variables: [
      {name: 'MARKET_URL', meaning: 'Address of the market.', secret: false},
      {name: 'MARKET_TOKEN', meaning: 'Token of the market.', secret: true},
      {name: 'STEEL_KEY', meaning: 'Key of steel.', secret: true},
    ],
  },
  source: {
    framework: {
      repository: 'https://example.com/zoo',
      package: 'zoo',
      commit: 'abc',
      tag: 'v1.2',
      published: true,
    },
    clients: {
      python: {
        repository: 'https://example.com/gate',
        package: 'gate',
        commit: 'def',
        published: false,
      },
    },
  },
  composition: {...composition, ...more},
});
