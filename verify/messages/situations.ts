import type {Objects} from '../operations/objects';
import type {ApiPaths} from '../operations/objects';

/** What a situation can be made with. */
export interface Scene {
  readonly paths: ApiPaths;
  readonly mcpAddress: string;
  readonly objects: Objects;
  /** Sends a request and gives its answer, whatever its status. */
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Calls a program of the environment, such as `llama`, and gives what it prints. */
  readonly call: (program: string, ...args: readonly string[]) => Promise<string>;
  /** Starts a server with a run file that it should refuse, and gives what it prints. */
  readonly start: (runFile: object) => Promise<string>;
  /** Saves a file where programs are called. */
  readonly save: (name: string, content: string) => Promise<void>;
}

/** A situation in which the framework says what guides quote. */
export interface Situation {
  /** Messages as pages quote them, or their form; versions may quote some of them only. */
  readonly messages: readonly (string | RegExp)[];
  /** Pages that quote them of just this situation; without it, all that quote them. */
  readonly pages?: readonly string[];
  /** Whether it is made once for each message, which names what is asked for. */
  readonly each?: true;
  /** Makes the situation, and gives the answer or what was printed. */
  readonly make: (scene: Scene, message: string) => Promise<string>;
}

const chatModel = 'ollama/llama3.2:3b';
const unknown = 'unknown-0';
const embeddingModel = 'sentence-transformers/all-MiniLM-L6-v2';

/** The smallest run file, of one API. */
const runFile = (apis: readonly string[], providers: object, more: object = {}): object => ({
  version: 2,
  image_name: 'messages',
  apis,
  providers,
  ...more,
});
const localFiles = {
  provider_id: 'localfs',
  provider_type: 'inline::localfs',
  config: {storage_dir: './files', metadata_store: {type: 'sqlite', db_path: './files.db'}},
};

/** The name in a message: in quotes, with a part of its own where the message leaves that open. */
function nameIn(message: string): string {
  return (/['`]([^'`]+)['`]/.exec(message)?.[1] ?? '').replace('…', unknown);
}

/** Situations that take seconds; the others of the tables are described from the source. */
export const situations: readonly Situation[] = [
  {
    messages: [
      "Model '…' not found",
      "Model '…' not found.",
      "Model '…' not found. …",
      "Model '…' not found. Use 'client.models.list()' to list available Models.",
    ],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/chat/completions`, {
        model: unknown,
        messages: [{role: 'user', content: 'Hello'}],
      }),
  },
  {
    messages: [
      'Not implemented: Non-streaming agent turns not yet implemented',
      'Non-streaming agent turns not yet implemented',
    ],
    make: async ({ask, paths, objects}) => {
      const agent = await objects.agent();
      const session = await objects.session(agent);
      return ask('POST', `${paths.agents}/${agent}/session/${session}/turn`, {
        messages: [{role: 'user', content: 'Hello'}],
        stream: false,
      });
    },
  },
  {
    messages: ['Could not find agent info for …', 'Invalid value: Could not find agent info for …'],
    make: ({ask, paths}) =>
      ask('POST', `${paths.agents}/${unknown}/session`, {session_name: 'questions'}),
  },
  {
    messages: ["Session '…' not found or access denied."],
    make: async ({ask, paths, objects}) =>
      ask('GET', `${paths.agents}/${await objects.agent()}/session/${unknown}`),
  },
  {
    messages: [
      "Tool Group '…' not found. Use 'client.toolgroups.list()' to list available Tool Groups.",
    ],
    make: ({ask}) => ask('GET', `/v1/toolgroups/${unknown}`),
  },
  {
    messages: ['Invalid value: Response with id … not found'],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        previous_response_id: unknown,
      }),
  },
  {
    messages: ['Invalid value: Invalid endpoint: …'],
    make: async ({ask, paths, objects}) =>
      ask('POST', `${paths.openai}/batches`, {
        input_file_id: await objects.file(),
        endpoint: '/v1/unknown',
        completion_window: '24h',
      }),
  },
  {
    messages: ["Batch '…' not found. …"],
    make: ({ask, paths}) => ask('GET', `${paths.openai}/batches/${unknown}`),
  },
  {
    messages: ["File '…' not found. …"],
    make: ({ask, paths}) => ask('GET', `${paths.openai}/files/${unknown}`),
  },
  {
    messages: [
      'Benchmark … not served by …',
      'Benchmark `…` not served by …',
      'Invalid value: Benchmark `…` not served by …',
    ],
    make: ({ask, paths}) => ask('GET', `${paths.evaluation}/benchmarks/${unknown}/jobs/0`),
  },
  {
    messages: [
      'Scoring_function … not served by …',
      'Scoring_function `…` not served by …',
      'Invalid value: Scoring_function `…` not served by …',
    ],
    make: ({ask}) =>
      ask('POST', '/v1/scoring/score', {
        input_rows: [{input_query: 'a', expected_answer: 'b', generated_answer: 'c'}],
        scoring_functions: {[unknown]: null},
      }),
  },
  {
    messages: ['Dataset `…` not served by …', 'Invalid value: Dataset `…` not served by …'],
    make: ({ask, paths}) => ask('GET', `${paths.datasets}/datasetio/iterrows/${unknown}`),
  },
  {
    messages: [
      'No provider specified and multiple providers available. Please specify a provider_id.',
      'Invalid value: No provider specified and multiple providers available. Please specify a provider_id.',
    ],
    make: ({ask}) =>
      ask('POST', '/v1/scoring-functions', {
        scoring_fn_id: 'unknown-function',
        description: 'Grades nothing.',
        return_type: {type: 'string'},
      }),
  },
  {
    messages: [
      'No vector DBs were provided to the knowledge search tool. Please provide at least one vector DB ID.',
    ],
    make: ({ask}) =>
      ask('POST', '/v1/tool-runtime/invoke', {
        tool_name: 'knowledge_search',
        kwargs: {query: 'Hello', vector_db_ids: []},
      }),
  },
  {
    messages: ['Embedding dimension is required', 'Invalid value: Embedding dimension is required'],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/vector_stores`, {name: 'a', embedding_model: embeddingModel}),
  },
  {
    messages: [
      'Keyword search is not supported',
      'Not implemented: Keyword search is not supported - …',
    ],
    make: async ({ask, objects}) => {
      const store = await objects.vectorStore();
      return ask('POST', '/v1/vector-io/query', {
        vector_db_id: store,
        query: 'Hello',
        params: {mode: 'keyword'},
      });
    },
  },
  {
    messages: [
      'Embedding at index 0 has dimension 3, expected 384',
      'Invalid value: Embedding at index 0 has dimension 3, expected 384',
    ],
    make: async ({ask, objects}) =>
      ask('POST', '/v1/vector-io/insert', {
        vector_db_id: await objects.vectorStore(),
        chunks: [{content: 'a', metadata: {document_id: 'a'}, embedding: [1, 2, 3]}],
      }),
  },
  {
    messages: ['Invalid value: Embedding dimension mismatch. Expected …, got …'],
    make: async ({ask, paths}) => {
      const store = await ask('POST', `${paths.openai}/vector_stores`, {
        name: 'a',
        embedding_model: embeddingModel,
        embedding_dimension: 128,
        provider_id: 'faiss',
      });
      return ask('POST', '/v1/vector-io/insert', {
        vector_db_id: (JSON.parse(store) as {readonly id: string}).id,
        chunks: [{content: 'a', metadata: {document_id: 'a'}}],
      });
    },
  },
  {
    messages: ['Could not find distribution NAME.', 'Could not find distribution'],
    make: ({call}) => call('llama', 'stack', 'build', '--distro', unknown, '--image-type', 'venv'),
  },
  {
    messages: ['Please specify a image-type (container | venv) for starter'],
    make: ({call}) => call('llama', 'stack', 'build', '--distro', 'starter'),
  },
  {
    messages: ['Could not parse `--providers`.'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'inference', '--image-type', 'venv'),
  },
  {
    messages: ['NAME is not a valid API.'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--providers', 'unknown=remote::x', '--image-type', 'venv'),
  },
  {
    messages: ['Could not parse config file FILE'],
    make: async ({call, save}) => {
      await save('wrong.yaml', 'version: 2\ndistribution_spec: wrong\n');
      return call('llama', 'stack', 'build', '--config', 'wrong.yaml', '--image-type', 'venv');
    },
  },
  {
    messages: ['unrecognized arguments: --list-templates'],
    make: ({call}) => call('llama', 'stack', 'build', '--list-templates'),
  },
  {
    messages: [
      "Could not resolve config or distribution 'NAME'.",
      'Could not resolve config or distribution',
    ],
    make: ({call}) => call('llama', 'stack', 'run', unknown),
  },
  {
    messages: ['Please provide a model id'],
    make: ({call}) => call('llama', 'download', '--source', 'meta'),
  },
  {
    messages: ['Connection error.'],
    pages: ['getting_started/quickstart', 'getting_started/detailed_tutorial'],
    make: ({call}) =>
      call(
        'python',
        '-c',
        'from llama_stack_client import LlamaStackClient; LlamaStackClient(base_url="http://127.0.0.1:9").models.list()',
      ),
  },
  {
    messages: [
      "Environment variable 'NAME' not set or empty at …",
      "Environment variable 'NAME' not set or empty",
      "Environment variable 'X' not set or empty …",
    ],
    make: ({start}) =>
      start(runFile(['files'], {files: [{...localFiles, config: {storage_dir: '${env.X}'}}]})),
  },
  {
    messages: ['Provider `TYPE` is not available for API `API`'],
    make: ({start}) =>
      start(runFile(['files'], {files: [{...localFiles, provider_type: 'remote::x'}]})),
  },
  {
    messages: ['Field required'],
    pages: ['distributions/configuration', 'providers/index'],
    make: ({start}) =>
      start(
        runFile(['files'], {
          files: [{...localFiles, config: {metadata_store: localFiles.config.metadata_store}}],
        }),
      ),
  },
  {
    messages: ['Input should be a valid string'],
    pages: ['providers/index'],
    make: ({start}) =>
      start(
        runFile(['files'], {
          files: [{...localFiles, config: {...localFiles.config, storage_dir: 3}}],
        }),
      ),
  },
  {
    messages: ["required dependency 'files' is not available"],
    make: ({start}) =>
      start(
        runFile(['tool_runtime', 'inference', 'vector_io'], {
          inference: [
            {provider_id: 'openai', provider_type: 'remote::openai', config: {api_key: 'none'}},
          ],
          vector_io: [
            {
              provider_id: 'faiss',
              provider_type: 'inline::faiss',
              config: {kvstore: {type: 'sqlite', db_path: './faiss.db'}},
            },
          ],
          tool_runtime: [{provider_id: 'rag', provider_type: 'inline::rag-runtime', config: {}}],
        }),
      ),
  },
  {
    messages: ['Embedding model must have an embedding dimension in its metadata'],
    make: ({start}) =>
      start(
        runFile(
          ['inference'],
          {
            inference: [
              {provider_id: 'openai', provider_type: 'remote::openai', config: {api_key: 'none'}},
            ],
          },
          {
            models: [
              {
                model_id: embeddingModel,
                provider_id: 'openai',
                model_type: 'embedding',
                metadata: {},
              },
            ],
          },
        ),
      ),
  },
  {
    messages: ['Provider `NAME` not found'],
    make: ({start}) =>
      start(
        runFile(
          ['inference'],
          {
            inference: [
              {provider_id: 'openai', provider_type: 'remote::openai', config: {api_key: 'none'}},
            ],
          },
          {
            models: [
              {
                model_id: 'a',
                provider_id: unknown,
                provider_model_id: 'a',
                model_type: 'llm',
                metadata: {},
              },
            ],
          },
        ),
      ),
  },
  {
    // The part behind the provider's name stands for any model.
    messages: [/^Model '[\w/.-]*…' not found(?:\.(?: Use .*| …)?)?$/],
    each: true,
    make: ({ask, paths}, message) =>
      ask('POST', `${paths.openai}/chat/completions`, {
        model: nameIn(message),
        messages: [{role: 'user', content: 'Hello'}],
      }),
  },
  {
    messages: ['Invalid value: File batch … not found'],
    make: async ({ask, paths, objects}) =>
      ask(
        'GET',
        `${paths.openai}/vector_stores/${await objects.vectorStore()}/file_batches/${unknown}`,
      ),
  },
  {
    messages: [/^Invalid value: Provider (?:bedrock|vertexai) not found$/],
    each: true,
    make: ({ask}, message) =>
      ask('GET', `/v1/providers/${/Provider (\w+)/.exec(message)?.[1] ?? ''}`),
  },
  {
    messages: ['Tool_group `order_status` not served by …'],
    each: true,
    make: ({ask}, message) =>
      ask('POST', '/v1/tool-runtime/invoke', {tool_name: nameIn(message), kwargs: {}}),
  },
  {
    messages: ['Invalid value: Vector_db `…` not served by …'],
    make: ({ask}) => ask('POST', '/v1/vector-io/query', {vector_db_id: unknown, query: 'Hello'}),
  },
  {
    messages: ["Invalid value: Vector_db '…' not found"],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/vector_stores/${unknown}/search`, {query: 'Hello'}),
  },
  {
    messages: [
      "Object of type 'dataset' and identifier '…' already exists. Unregister it first if you want to replace it.",
    ],
    make: async ({ask, paths, objects}) => {
      await objects.dataset('messages', [{a: 'b'}]);
      return ask('POST', `${paths.datasets}/datasets`, {
        purpose: 'eval/question-answer',
        source: {type: 'rows', rows: [{c: 'd'}]},
        dataset_id: 'messages',
      });
    },
  },
  ...['Chroma', 'Qdrant'].map((name): Situation => ({
    messages: [`Not implemented: Keyword search is not supported in ${name}`],
    make: async ({ask, paths}) => {
      const store = await ask('POST', `${paths.openai}/vector_stores`, {
        name: 'a',
        embedding_model: embeddingModel,
        embedding_dimension: 384,
        provider_id: name === 'Chroma' ? 'chromadb' : 'qdrant',
      });
      return ask('POST', '/v1/vector-io/query', {
        vector_db_id: (JSON.parse(store) as {readonly id: string}).id,
        query: 'Hello',
        params: {mode: 'keyword'},
      });
    },
  })),
  {
    messages: ['Please specify an image name when building a venv image'],
    make: ({call}) =>
      call('llama', 'stack', 'build', '--distro', 'starter', '--image-type', 'venv'),
  },
  {
    messages: [/unrecognized arguments: --env$/],
    make: ({call}) => call('llama', 'stack', 'run', 'starter', '--env', 'A=b'),
  },
  {
    messages: ["invalid choice: 'model'"],
    make: ({call}) => call('llama', 'model', 'list'),
  },
  {
    messages: ["invalid choice: 'download'"],
    make: ({call}) => call('llama', 'download'),
  },
  {
    messages: [/^The --image-type and --image-name flags are no longer supported\.$/],
    make: ({call}) => call('llama', 'stack', 'run', 'starter', '--image-type', 'venv'),
  },
  {
    messages: [
      /^Environment variable '[A-Z][A-Z0-9]*_[A-Z0-9_]+' not set or empty(?:$| …$| at …$)/,
    ],
    each: true,
    make: ({start}, message) =>
      start(
        runFile(['files'], {
          files: [{...localFiles, config: {storage_dir: `\${env.${nameIn(message)}}`}}],
        }),
      ),
  },
  {
    messages: ['Cannot use wildcard origins with credentials enabled'],
    make: ({start}) =>
      start(
        runFile(
          ['files'],
          {files: [localFiles]},
          {server: {port: 8321, cors: {allow_origins: ['*'], allow_credentials: true}}},
        ),
      ),
  },
  {
    messages: ['One of jwks or introspection must be configured'],
    make: ({start}) =>
      start(
        runFile(
          ['files'],
          {files: [localFiles]},
          {server: {port: 8321, auth: {provider_config: {type: 'oauth2_token'}}}},
        ),
      ),
  },
  {
    messages: ["'…' is not a valid TelemetrySink"],
    make: ({start}) =>
      start(
        runFile(['telemetry'], {
          telemetry: [
            {
              provider_id: 'meta-reference',
              provider_type: 'inline::meta-reference',
              config: {sinks: 'unknown'},
            },
          ],
        }),
      ),
  },
];
