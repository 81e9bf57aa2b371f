import type {EnvironmentVariablesData} from '../../../../src/facts/data-types';
import type {ConfigField, Provider, ProvidersData} from '../../../../src/facts/data-types';

/** A field with the properties that a test does not care about filled in. */
export const field = (
  part: Partial<ConfigField> & Pick<ConfigField, 'key' | 'type'>,
): ConfigField => ({
  required: false,
  default: null,
  secret: false,
  description: 'What it does.',
  ...part,
});

/** A provider with the properties that a test does not care about filled in. */
export const provider = (part: Partial<Provider> & Pick<Provider, 'api' | 'type'>): Provider => ({
  kind: part.type.startsWith('inline') ? 'inline' : 'remote',
  pageId: `providers/${part.api}/${part.type.replaceAll('::', '_')}`,
  summary: 'Does something',
  module: 'llama_stack.providers.example',
  source: 'llama_stack/providers/example.py',
  pipPackages: [],
  apiDependencies: [],
  optionalApiDependencies: [],
  distributions: [],
  config: [],
  providerData: [],
  stockConfiguration: {from: 'provider', config: {}},
  ...part,
});

export const providers: ProvidersData = {
  apis: [
    {name: 'inference', purpose: 'Models', pageId: 'providers/inference/index'},
    {name: 'vector_io', purpose: 'Vectors', pageId: 'providers/vector_io/index'},
  ],
  stores: {
    'key-value store': {
      pipPackages: {sqlite: ['aiosqlite'], postgres: ['psycopg2-binary']},
      types: {
        sqlite: [field({key: 'db_path', type: 'string', default: 'kv.db'})],
        postgres: [field({key: 'user', type: 'string', required: true, default: undefined})],
      },
    },
    'SQL store': {
      pipPackages: {sqlite: ['aiosqlite']},
      types: {sqlite: [field({key: 'db_path', type: 'string', default: 'sql.db'})]},
    },
  },
  providers: [
    provider({
      api: 'inference',
      type: 'remote::ollama',
      config: [
        field({key: 'url', type: 'string', default: 'http://localhost:11434'}),
        field({key: 'refresh_models', type: 'boolean', default: false}),
        field({
          key: 'allowed',
          type: 'list of strings',
          nullable: true,
          enum: ['a', 'b'],
          alsoAccepts: ['string'],
        }),
        field({key: 'workers', type: 'integer', default: 1, minimum: 1}),
        field({
          key: 'quantization',
          type: 'quantization',
          nullable: true,
          variants: {bf16: [], int4: [field({key: 'scheme', type: 'string'})]},
        }),
      ],
    }),
    provider({
      api: 'vector_io',
      type: 'inline::faiss',
      config: [
        field({key: 'kvstore', type: 'key-value store', required: true, default: undefined}),
      ],
    }),
    provider({api: 'vector_io', type: 'remote::milvus', acceptsOtherKeys: true}),
  ],
};

export const environment: EnvironmentVariablesData = {
  variables: ['OLLAMA_URL', 'OLLAMA_WORKERS'].map((name) => ({
    name,
    default: null,
    meaning: 'Address.',
    area: 'provider',
    readBy: ['framework'],
    secret: false,
  })),
};
