import type {Scene, Situation} from '../situation';
import {localFiles, openAi, runFile, sqlite} from './parts';

/** Entries of providers that are started without a part of their configuration, by page. */
const incomplete: Readonly<Record<string, object>> = {
  'providers/agents/inline_meta-reference': runFile(
    ['agents', 'inference', 'safety', 'tool_runtime', 'vector_io'],
    {
      inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
      agents: [
        {
          provider_id: 'meta-reference',
          provider_type: 'inline::meta-reference',
          config: {responses_store: sqlite('responses')},
        },
      ],
    },
  ),
  'providers/batches/inline_reference': runFile(['batches', 'files', 'inference'], {
    inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
    files: [localFiles],
    batches: [{provider_id: 'reference', provider_type: 'inline::reference', config: {}}],
  }),
  'providers/files/inline_localfs': runFile(['files'], {
    files: [{...localFiles, config: {storage_dir: './files'}}],
  }),
  ...Object.fromEntries(
    [
      ['chromadb', {db_path: './chroma'}],
      ['faiss', {}],
      ['meta-reference', {}],
      ['milvus', {db_path: './milvus.db'}],
      ['qdrant', {path: './qdrant'}],
      ['sqlite-vec', {db_path: './sqlite_vec.db'}],
    ].map(([name, config]) => [
      `providers/vector_io/inline_${String(name)}`,
      vectorStores(String(name), config as object),
    ]),
  ),
};

/** A run file of one provider of vector stores. */
function vectorStores(name: string, config: object, more: object = {}): object {
  return runFile(
    ['vector_io', 'inference'],
    {
      inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
      vector_io: [{provider_id: name, provider_type: `inline::${name}`, config}],
    },
    more,
  );
}

const startInference = (
  {start}: Scene,
  type: string,
  config: object,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> =>
  start(
    runFile(['inference'], {
      inference: [{provider_id: 'a', provider_type: `remote::${type}`, config}],
    }),
    {environment},
  );

/** An API of a reader, as the page about external APIs describes it. */
const clock = {
  description: (more: object = {}): string =>
    JSON.stringify({name: 'clock', module: 'clock_api', protocol: 'Clock', ...more}),
  module: [
    'from typing import Protocol',
    'from llama_stack.providers.datatypes import Api, InlineProviderSpec',
    'from llama_stack.schema_utils import webmethod',
    'class Clock(Protocol):',
    '    @webmethod(route="/clock/now", method="GET", level="v1")',
    '    async def now(self, zone: str | None = None) -> str: ...',
    'def available_providers():',
    '    return [InlineProviderSpec(api=Api("clock"), provider_type="inline::system", module="clock_system", config_class="clock_system.Config")]',
  ].join('\n'),
  provider: [
    'from pydantic import BaseModel',
    'class Config(BaseModel):',
    '    pass',
    'class SystemClock:',
    '    pass',
    'async def get_provider_impl(config, deps):',
    '    return SystemClock()',
  ].join('\n'),
  runFile: (folder: string, type = 'inline::system'): object =>
    runFile(
      ['clock'],
      {clock: [{provider_id: 'system', provider_type: type, config: {}}]},
      {external_apis_dir: folder},
    ),
};

/** A safety provider of a reader, as the page about external providers describes it. */
const blocklist = {
  runFile: (more: object = {module: 'blocklist'}): object =>
    runFile(['safety'], {
      safety: [{provider_id: 'blocklist', provider_type: 'inline::blocklist', config: {}, ...more}],
    }),
  description: (module = 'blocklist.entry'): string =>
    [
      'from llama_stack.providers.datatypes import Api, InlineProviderSpec',
      'def get_provider_spec():',
      `    return InlineProviderSpec(api=Api.safety, provider_type="inline::blocklist", module="${module}", config_class="blocklist.entry.Config")`,
    ].join('\n'),
  entry: [
    'from pydantic import BaseModel',
    'class Config(BaseModel):',
    '    pass',
    'class Blocklist:',
    '    pass',
    'async def get_provider_impl(config, deps):',
    '    return Blocklist()',
  ].join('\n'),
};

/** Servers that do not start, or say while they start what a page quotes. */
export const startingSituations: readonly Situation[] = [
  {
    messages: [/^(?:AttributeError: )?'str' object has no attribute 'type'$/],
    pages: Object.keys(incomplete),
    each: 'page',
    make: ({start}, _message, page) => start(incomplete[page] ?? {}),
  },
  {
    messages: [/'NoneType' object has no attribute 'type'$/],
    pages: ['providers/vector_io/remote_pgvector'],
    make: ({start}) =>
      start(
        runFile(['vector_io', 'inference'], {
          inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
          vector_io: [{provider_id: 'pgvector', provider_type: 'remote::pgvector', config: {}}],
        }),
      ),
  },
  {
    messages: [/No module named '(?:…|chromadb)'$/],
    make: ({start}) =>
      start(vectorStores('chromadb', {db_path: './chroma', kvstore: sqlite('chroma')}), {
        without: ['chromadb'],
      }),
  },
  {
    messages: [/No module named 'together\.constants'$/],
    make: ({start}) =>
      start(
        runFile(['inference'], {
          inference: [
            {provider_id: 'together', provider_type: 'remote::together', config: {api_key: 'none'}},
          ],
        }),
        {without: ['together.constants']},
      ),
  },
  ...(
    [
      [/cannot import name 'McpError' from 'mcp'$/, {mcp: 'class ClientSession:\n    pass\n'}],
      [
        /cannot import name 'streamablehttp_client'/,
        {
          'mcp/__init__':
            'class ClientSession: pass\nclass McpError(Exception): pass\nclass types: pass\n',
          'mcp/client/__init__': '',
          'mcp/client/sse': 'def sse_client(): pass\n',
          'mcp/client/streamable_http': '',
        },
      ],
    ] as const
  ).map(([message, modules]): Situation => ({
    messages: [message],
    make: ({start}) =>
      start(
        runFile(['tool_runtime'], {
          tool_runtime: [
            {
              provider_id: 'mcp',
              provider_type: 'remote::model-context-protocol',
              config: {},
            },
          ],
        }),
        {modules},
      ),
  })),
  {
    messages: [
      "ImportError: cannot import name 'Function' from 'pymilvus'",
      /'Function' from 'pymilvus'/,
    ],
    make: ({start}) =>
      start(vectorStores('milvus', {db_path: './milvus.db', kvstore: sqlite('milvus')}), {
        modules: {
          pymilvus: ['AnnSearchRequest', 'DataType', 'MilvusClient', 'RRFRanker', 'WeightedRanker']
            .map((name) => `class ${name}: pass`)
            .join('\n'),
        },
      }),
  },
  {
    messages: ['Input should be a valid string'],
    pages: ['distributions/self_hosted_distro/starter', 'providers/inference/remote_tgi'],
    make: (scene) => startInference(scene, 'tgi', {url: '${env.A:=}'}),
  },
  {
    messages: ['Input should be a valid string'],
    pages: ['providers/inference/remote_cerebras'],
    make: (scene) => startInference(scene, 'cerebras', {api_key: '${env.A:=}'}),
  },
  {
    messages: ['Input should be a valid string'],
    pages: ['providers/telemetry/inline_meta-reference'],
    make: ({start}) => start(telemetry({service_name: 42, sinks: 'console'})),
  },
  {
    messages: ['Input should be a valid string'],
    pages: ['providers/vector_io/remote_pgvector'],
    make: ({start}) =>
      start(
        runFile(['vector_io', 'inference'], {
          inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
          vector_io: [
            {
              provider_id: 'pgvector',
              provider_type: 'remote::pgvector',
              config: {password: '${env.DIGITS}', kvstore: sqlite('pgvector')},
            },
          ],
        }),
        {environment: {DIGITS: '1234'}},
      ),
  },
  {
    messages: [/^otel_exporter_otlp_endpoint is required/],
    make: ({start}) => start(telemetry({sinks: 'console,otel_trace'})),
  },
  {
    messages: ['Field required'],
    pages: ['providers/inference/remote_azure'],
    make: (scene) => startInference(scene, 'azure', {api_base: 'http://127.0.0.1:9/'}),
  },
  {
    messages: ['URL input should be a string or URL'],
    make: (scene) => startInference(scene, 'azure', {api_key: 'none', api_base: '${env.A:=}'}),
  },
  {
    messages: [/'overwrite_completion_id' defined on a base class/],
    make: (scene) => startInference(scene, 'tgi', {url: 'http://127.0.0.1:9'}),
  },
  {
    messages: [
      /'NVIDIAInferenceAdapter' object has no attribute|^object has no attribute 'alias_to/,
    ],
    make: (scene) =>
      startInference(scene, 'nvidia', {
        url: `${scene.testDoubleAddress}/nvidia`,
        api_key: 'none',
      }),
  },
  {
    messages: [/'CerebrasInferenceAdapter' object has no attribute/],
    make: (scene) =>
      startInference(scene, 'cerebras', {
        base_url: `${scene.testDoubleAddress}/cerebras`,
        api_key: 'none',
      }),
  },
  {
    messages: [/^API key is required for hosted NVIDIA NIM/],
    make: (scene) =>
      startInference(scene, 'nvidia', {
        url: 'https://integrate.api.nvidia.com',
        api_key: '${env.UNSET_KEY:=}',
      }),
  },
  {
    messages: [/^'PassthroughInferenceAdapter' object has no attribute/],
    make: (scene) =>
      startInference(scene, 'passthrough', {
        url: `${scene.testDoubleAddress}/upstream`,
        api_key: 'none',
      }),
  },
  {
    messages: [/^You must provide a URL in run\.yaml .* to use TGI\.$/],
    make: (scene) => startInference(scene, 'tgi', {url: ''}),
  },
  {
    messages: ['Initializing TGI client with url=…'],
    make: (scene) => startInference(scene, 'tgi', {url: 'http://127.0.0.1:9'}),
  },
  {
    messages: [/^You must provide a URL in run\.yaml .* to use vLLM\.$/],
    make: (scene) => startInference(scene, 'vllm', {}),
  },
  {
    messages: ['TLS certificate file does not exist: …'],
    make: (scene) =>
      startInference(scene, 'vllm', {url: 'http://127.0.0.1:9/v1', tls_verify: '/nowhere.pem'}),
  },
  {
    messages: ['TLS certificate path is not a file: …'],
    make: (scene) =>
      startInference(scene, 'vllm', {url: 'http://127.0.0.1:9/v1', tls_verify: '/tmp'}),
  },
  {
    messages: ["Error creating app: No module named 'litellm'"],
    make: ({start}) =>
      start(
        runFile(['inference'], {
          inference: [
            {
              provider_id: 'vllm',
              provider_type: 'remote::vllm',
              config: {url: 'http://127.0.0.1:9/v1'},
            },
          ],
        }),
        {without: ['litellm']},
      ),
  },
  {
    messages: [
      'Provider `…` is not available for API `…`',
      'Provider `remote::sambanova-openai-compat` is not available for API `Api.inference`',
    ],
    each: 'message',
    make: (scene, message) =>
      startInference(scene, message.includes('sambanova') ? 'sambanova-openai-compat' : 'x', {}),
  },
  {
    messages: [/^(?:AttributeError: )?'NoneType' object has no attribute 'rstrip'$/],
    make: ({start}) =>
      start(
        runFile(['vector_io', 'inference'], {
          inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
          vector_io: [
            {
              provider_id: 'chromadb',
              provider_type: 'remote::chromadb',
              config: {url: '${env.CHROMADB_URL:=}', kvstore: sqlite('chroma')},
            },
          ],
        }),
      ),
  },
  {
    messages: [
      /^Failed to resolve '.*' provider/,
      'required dependency',
      "required dependency '…' is not available. Please add a '…' provider to your configuration …",
      "required dependency 'safety' is not available. …",
    ],
    pages: [
      'distributions/customizing_run_yaml',
      'distributions/self_hosted_distro/dell',
      'providers/agents/inline_meta-reference',
      'providers/index',
    ],
    each: 'message',
    make: ({start}, message) =>
      message.includes('rag-runtime')
        ? start(
            runFile(['tool_runtime', 'inference', 'vector_io'], {
              inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
              vector_io: [
                {
                  provider_id: 'faiss',
                  provider_type: 'inline::faiss',
                  config: {kvstore: sqlite('faiss')},
                },
              ],
              tool_runtime: [
                {provider_id: 'rag-runtime', provider_type: 'inline::rag-runtime', config: {}},
              ],
            }),
          )
        : start(
            runFile(['agents', 'inference', 'vector_io', 'tool_runtime'], {
              inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
              vector_io: [
                {
                  provider_id: 'faiss',
                  provider_type: 'inline::faiss',
                  config: {kvstore: sqlite('faiss')},
                },
              ],
              agents: [
                {
                  provider_id: 'meta-reference',
                  provider_type: 'inline::meta-reference',
                  config: {
                    persistence_store: sqlite('agents'),
                    responses_store: sqlite('responses'),
                  },
                },
              ],
            }),
          ),
  },
  {
    messages: [/^Provider for `models` is automatically provided and cannot be overridden$/],
    make: ({start}) =>
      start(
        runFile(['files', 'models'], {
          files: [localFiles],
          models: [{provider_id: 'a', provider_type: 'inline::a', config: {}}],
        }),
      ),
  },
  {
    messages: ['Invalid condition: …', 'on of permit or forbid is required'],
    each: 'message',
    make: ({start}, message) =>
      start(
        runFile(
          ['files'],
          {files: [localFiles]},
          {
            server: {
              port: 8321,
              auth: {
                provider_config: {type: 'github_token'},
                access_policy: [
                  message.includes('condition')
                    ? {permit: {actions: ['read']}, when: 'user is kind'}
                    : {description: 'nothing'},
                ],
              },
            },
          },
        ),
      ),
  },
  {
    messages: ['At present only one of jwks or introspection should be configured'],
    make: ({start}) =>
      start(
        runFile(
          ['files'],
          {files: [localFiles]},
          {
            server: {
              port: 8321,
              auth: {
                provider_config: {
                  type: 'oauth2_token',
                  jwks: {uri: 'http://127.0.0.1:9/jwks'},
                  introspection: {
                    url: 'http://127.0.0.1:9/introspect',
                    client_id: 'a',
                    client_secret: 'b',
                  },
                },
              },
            },
          },
        ),
      ),
  },
  {
    messages: ['Config file is required', "Could not resolve config or distribution 'None'."],
    make: ({call}) => call('llama', 'stack', 'run'),
  },
  {
    messages: [/^External APIs directory is not a directory:/],
    make: ({start}) =>
      start(runFile(['files'], {files: [localFiles]}, {external_apis_dir: './nowhere'})),
  },
  {
    messages: [/^API 'clock' does not exist/],
    make: async ({save, start}) => {
      await save('apis/other.yaml', clock.description({name: 'calendar'}));
      return start(clock.runFile('./apis'), {added: {clock_api: clock.module}});
    },
  },
  {
    messages: [/^Failed to import external API clock:/],
    make: async ({save, start}) => {
      await save('apis/clock.yaml', clock.description());
      return start(clock.runFile('./apis'));
    },
  },
  {
    messages: [/^Provider `inline::system` is not available for API `Api\.clock`$/],
    make: async ({save, start}) => {
      await save('apis/clock.yaml', clock.description());
      return start(clock.runFile('./apis'));
    },
  },
  {
    messages: ['Failed to load external API clock'],
    make: async ({save, start}) => {
      await save('apis/clock.yaml', clock.description({protocol: 'Watch'}));
      return start(clock.runFile('./apis'), {
        added: {clock_api: clock.module, clock_system: clock.provider},
      });
    },
  },
  {
    messages: [/^does not implement the following methods:/],
    pages: ['concepts/apis/external'],
    make: async ({save, start}) => {
      await save('apis/clock.yaml', clock.description());
      return start(clock.runFile('./apis'), {
        added: {clock_api: clock.module, clock_system: clock.provider},
      });
    },
  },
  {
    messages: [/^does not implement the following methods:/],
    pages: ['providers/safety/remote_sambanova'],
    make: ({start}, _message, page) => {
      const id = /remote_(\w+)$/.exec(page)?.[1] ?? '';
      return start(
        runFile(['safety'], {
          safety: [{provider_id: id, provider_type: `remote::${id}`, config: {}}],
        }),
      );
    },
  },
  {
    messages: [/^does not implement the following methods:/],
    pages: ['providers/external/external-providers-guide'],
    make: ({start}) =>
      start(blocklist.runFile(), {
        added: {
          'blocklist/__init__': '',
          'blocklist/provider': blocklist.description(),
          'blocklist/entry': blocklist.entry,
        },
      }),
  },
  {
    messages: [/^get_provider_spec not found\./],
    make: ({start}) => start(blocklist.runFile()),
  },
  {
    messages: [/cannot import name 'AdapterSpec'/],
    make: ({start}) =>
      start(blocklist.runFile(), {
        added: {
          'blocklist/__init__': '',
          'blocklist/provider': 'from llama_stack.providers.datatypes import AdapterSpec',
        },
      }),
  },
  {
    messages: [/has no attribute 'get_provider_spec'/],
    make: ({start}) =>
      start(blocklist.runFile(), {
        added: {'blocklist/__init__': '', 'blocklist/provider': ''},
      }),
  },
  {
    messages: [/^Provider `inline::blocklist` is not available for API/],
    make: ({start}) => start(blocklist.runFile({})),
  },
  {
    messages: ['No module named …'],
    make: ({start}) =>
      start(blocklist.runFile(), {
        added: {
          'blocklist/__init__': '',
          'blocklist/provider': blocklist.description('blocklist.wrong'),
          'blocklist/entry': blocklist.entry,
        },
      }),
  },
  {
    messages: ['External providers directory not found: …'],
    make: ({python, save}) =>
      save(
        'run.yaml',
        JSON.stringify(
          runFile(['files'], {files: [localFiles]}, {external_providers_dir: './nowhere'}),
        ),
      ).then(() =>
        python(
          'from llama_stack import LlamaStackAsLibraryClient',
          'LlamaStackAsLibraryClient("run.yaml").initialize()',
        ),
      ),
  },
  {
    messages: ["Failed to load provider spec from …: 'adapter_type'"],
    make: async ({save, start}) => {
      await save(
        'providers.d/remote/safety/blocklist.yaml',
        JSON.stringify({adapter: {adapter_type: 'blocklist', module: 'blocklist'}}),
      );
      return start(
        runFile(['files'], {files: [localFiles]}, {external_providers_dir: './providers.d'}),
      );
    },
  },
  {
    messages: [
      /^Provider `inline::(?:meta-reference|sqlite_vec)` for API `Api\.vector_io` is deprecated/,
    ],
    each: 'message',
    make: ({start}, message) => {
      const name = message.includes('sqlite_vec') ? 'sqlite_vec' : 'meta-reference';
      return start(
        vectorStores(name, {
          kvstore: sqlite(name),
          ...(name === 'sqlite_vec' && {db_path: './sqlite_vec.db'}),
        }),
      );
    },
  },
  {
    messages: ['unable to open database file'],
    pages: ['distributions/customizing_run_yaml'],
    make: ({start}) =>
      start(
        runFile(['files'], {
          files: [
            {
              ...localFiles,
              config: {
                storage_dir: './files',
                metadata_store: {type: 'sqlite', db_path: './nowhere/files.db'},
              },
            },
          ],
        }),
      ),
  },
  {
    messages: [/Chroma is running in http-only client mode, …$/],
    make: ({start}) =>
      start(vectorStores('chromadb', {db_path: './chroma', kvstore: sqlite('chroma')}), {
        modules: {
          // By this module, the package `chromadb-client` differs from `chromadb`.
          sitecustomize: [
            'import sys, types',
            'module = types.ModuleType("chromadb.is_thin_client")',
            'module.is_thin_client = True',
            'sys.modules[module.__name__] = module',
          ].join('\n'),
        },
      }),
  },
  {
    messages: [
      'RuntimeError: Could not connect to PGVector database server',
      'Could not connect to PGVector database server',
    ],
    make: ({start}) =>
      start(
        runFile(['vector_io', 'inference'], {
          inference: [openAi('openai', 'http://127.0.0.1:9/v1')],
          vector_io: [
            {
              provider_id: 'pgvector',
              provider_type: 'remote::pgvector',
              config: {
                host: '127.0.0.1',
                port: 9,
                db: 'a',
                user: 'a',
                password: 'a',
                kvstore: sqlite('pgvector'),
              },
            },
          ],
        }),
      ),
  },
  {
    messages: [
      'Ollama Server is not running (message: …)',
      'Ollama Server is not running (message:',
    ],
    make: (scene) => startInference(scene, 'ollama', {url: 'http://127.0.0.1:9'}),
  },
];

/** A run file that gathers telemetry. */
function telemetry(config: object): object {
  return runFile(['telemetry'], {
    telemetry: [{provider_id: 'meta-reference', provider_type: 'inline::meta-reference', config}],
  });
}
