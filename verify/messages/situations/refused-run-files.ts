import type {Situation} from '../situation';
import {embeddingModel, localFiles, nameIn, runFile, unknown} from './parts';

/** Run files with which a server does not start. */
export const refusedRunFiles: readonly Situation[] = [
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
    messages: ['TypeError: expected str, bytes or os.PathLike object, not tuple'],
    make: ({start}) =>
      start(
        runFile(
          ['files'],
          {files: [localFiles]},
          {logging_config: {category_levels: {core: 'debug'}}},
        ),
      ),
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
    messages: [
      /^Environment variable '[A-Z][A-Z0-9]*_[A-Z0-9_]+' not set or empty(?:$| …$| at …$)/,
    ],
    each: 'message',
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
