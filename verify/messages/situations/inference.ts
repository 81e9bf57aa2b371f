import {startTestDouble} from '../../test-double';
import type {OwnServer} from '../own-server';
import type {Scene, Situation} from '../situation';
import {chatModel, embeddingModel, localFiles, nameIn, openAi, runFile, unknown} from './parts';

/** A provider whose service the test double stands in for. */
interface Service {
  readonly id: string;
  readonly type: string;
  /** Its configuration at an address of the test double. */
  readonly config: (address: string) => object;
  readonly model: string;
}

/** Services by the page of their provider; some pages tell to reach them with another type. */
const services: Readonly<Record<string, (version: string) => Service>> = {
  'providers/inference/remote_azure': () => ({
    id: 'azure',
    type: 'azure',
    config: (address) => ({api_base: `${address}/azure/`}),
    model: 'gpt-5-mini',
  }),
  'providers/inference/remote_cerebras': (version) => ({
    id: 'cerebras',
    // The release's own provider does not start.
    type: version === 'next' ? 'cerebras' : 'openai',
    config: (address) => ({
      base_url: version === 'next' ? `${address}/cerebras/` : `${address}/cerebras/v1`,
    }),
    model: 'llama-3.3-70b',
  }),
  'providers/inference/remote_groq': () => ({
    id: 'groq',
    type: 'groq',
    config: (address) => ({url: `${address}/groq`}),
    model: 'llama-3.3-70b-versatile',
  }),
  'providers/inference/remote_llama-openai-compat': () => ({
    id: 'llama',
    type: 'llama-openai-compat',
    config: (address) => ({openai_compat_api_base: `${address}/llama/v1`}),
    model: 'Llama-3.3-70B-Instruct',
  }),
  'providers/inference/remote_nvidia': (version) => ({
    id: 'nvidia',
    type: version === 'next' ? 'nvidia' : 'openai',
    config: (address) =>
      version === 'next' ? {url: `${address}/nvidia`} : {base_url: `${address}/nvidia/v1`},
    model: 'meta/llama-3.1-8b-instruct',
  }),
  'providers/inference/remote_openai': () => ({
    id: 'openai',
    type: 'openai',
    config: (address) => ({base_url: `${address}/openai/v1`}),
    model: 'gpt-4o',
  }),
  'providers/inference/remote_passthrough': (version) => ({
    id: 'upstream',
    type: version === 'next' ? 'openai' : 'vllm',
    config: (address) =>
      version === 'next' ? {base_url: `${address}/upstream/v1`} : {url: `${address}/upstream/v1`},
    model: 'ollama/llama3.2:3b',
  }),
  'providers/inference/remote_sambanova': () => ({
    id: 'sambanova',
    type: 'sambanova',
    config: (address) => ({url: `${address}/sambanova/v1`}),
    model: 'Meta-Llama-3.3-70B-Instruct',
  }),
  'providers/inference/remote_tgi': (version) => ({
    id: 'tgi',
    type: version === 'next' ? 'openai' : 'tgi',
    config: (address) =>
      version === 'next' ? {base_url: `${address}/tgi-qwen/v1`} : {url: `${address}/tgi-qwen`},
    model: 'Qwen/Qwen3-0.6B',
  }),
  'providers/inference/remote_vllm': () => ({
    id: 'vllm',
    type: 'vllm',
    config: (address) => ({url: `${address}/vllm/v1`}),
    model: 'meta-llama/Llama-3.2-3B-Instruct',
  }),
  'providers/inference/remote_ollama': () => ({
    id: 'ollama',
    type: 'ollama',
    config: (address) => ({url: `${address}/ollama`}),
    model: 'llama3.2:3b',
  }),
  'distributions/self_hosted_distro/starter': () => ({
    id: 'openai',
    type: 'openai',
    config: (address) => ({base_url: `${address}/openai/v1`}),
    model: 'gpt-4o',
  }),
  'distributions/self_hosted_distro/dell': (version) => ({
    id: 'tgi0',
    type: version === 'next' ? 'openai' : 'tgi',
    config: (address) =>
      version === 'next' ? {base_url: `${address}/tgi-llama/v1`} : {url: `${address}/tgi-llama`},
    model: 'meta-llama/Llama-3.1-8B-Instruct',
  }),
};

const serviceOf = ({versionName}: Scene, page: string): Service => {
  const service = services[page]?.(versionName);
  if (service) return service;
  throw new Error(`It is not known which service ${page} is about.`);
};

/** The field of a configuration that takes the key; the services of some types have none. */
const keyField = (type: string): string | undefined =>
  type === 'vllm' ? 'api_token' : ['ollama', 'tgi'].includes(type) ? undefined : 'api_key';

/** The entry of a service at an address of the test double, with a key where one is given. */
function entryOf({id, type, config}: Service, address: string, key?: string): object {
  const field = keyField(type);
  return {
    provider_id: id,
    provider_type: `remote::${type}`,
    config: {...config(address), ...(field !== undefined && key !== undefined && {[field]: key})},
  };
}

const servicePages = Object.keys(services);

/** A server of several services that all get the same key. */
function serveWithKey(scene: Scene, pages: readonly string[], key: string): Promise<OwnServer> {
  const entries = new Map(
    pages.map((page) => {
      const service = serviceOf(scene, page);
      return [service.id, entryOf(service, scene.testDoubleAddress, key)];
    }),
  );
  return scene.serve(runFile(['inference'], {inference: [...entries.values()]}));
}

const chat = (
  ask: Scene['ask'],
  {openai}: Scene['paths'],
  model: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> =>
  ask(
    'POST',
    `${openai}/chat/completions`,
    {model, messages: [{role: 'user', content: 'Hello'}]},
    headers,
  );

/** Asks the model of the service that a page is about, with a key that the service refuses. */
const chatRefused = (key: string, pages: readonly string[]): Situation['make'] => {
  return async (scene, _message, page) => {
    const {ask, hasModel} = await serveWithKey(scene, pages, key);
    const {id, model} = serviceOf(scene, page);
    await hasModel(`${id}/${model}`);
    return chat(ask, scene.paths, `${id}/${model}`);
  };
};

/** Registers a model that a service does not have. */
const registerUnknown: Situation['make'] = ({ask, ...scene}, _message, page) =>
  ask('POST', '/v1/models', {
    model_id: 'mine',
    provider_id: serviceOf({ask, ...scene}, page).id,
    provider_model_id: unknown,
    model_type: 'llm',
  });

/** Asks a model after its service has stopped. */
const chatAfterStop: Situation['make'] = async (scene, _message, page) => {
  const service = serviceOf(scene, page);
  const double = await startTestDouble();
  try {
    const {ask, hasModel} = await scene.serve(
      runFile(['inference'], {inference: [entryOf(service, double.address, 'none')]}),
    );
    await hasModel(`${service.id}/${service.model}`);
    await double.close();
    return await chat(ask, scene.paths, `${service.id}/${service.model}`);
  } finally {
    await double.close();
  }
};

const pagesOf = (...names: readonly string[]): string[] =>
  names.map((name) => `providers/inference/remote_${name}`);

const refusedPages = [
  ...pagesOf('azure', 'cerebras', 'groq', 'llama-openai-compat', 'nvidia', 'openai'),
  ...pagesOf('passthrough', 'sambanova', 'vllm'),
];

const internalError = 'Internal server error: An unexpected error occurred.';

const sentenceTransformers = runFile(
  ['inference'],
  {
    inference: [
      {
        provider_id: 'sentence-transformers',
        provider_type: 'inline::sentence-transformers',
        config: {},
      },
    ],
  },
  {
    models: [
      {
        model_id: 'all-MiniLM-L6-v2',
        provider_id: 'sentence-transformers',
        provider_model_id: 'all-MiniLM-L6-v2',
        model_type: 'embedding',
        metadata: {embedding_dimension: 384},
      },
    ],
  },
);

/** Requests to providers of inference, and what their services answer. */
export const inferenceSituations: readonly Situation[] = [
  {
    messages: [
      /^'…' model is not supported\. …$/,
      /^Model … is not being served by vLLM\. …$/,
      /^Model … is not available from provider …$/,
      /^Model '…' not found\. …$/,
    ],
    pages: ['distributions/customizing_run_yaml'],
    each: 'message',
    make: (scene, message) => {
      const [page = ''] = pagesOf(/vLLM|'…' not found/.test(message) ? 'vllm' : 'openai');
      const service = serviceOf(scene, page);
      // With a key of one's own, vLLM is not asked which models it has.
      const key = service.id === 'vllm' ? undefined : 'none';
      return scene.start(
        runFile(
          ['inference'],
          {inference: [entryOf(service, scene.testDoubleAddress, key)]},
          {
            models: [
              {
                model_id: 'mine',
                provider_id: service.id,
                provider_model_id: unknown,
                model_type: 'llm',
                metadata: {},
              },
            ],
          },
        ),
      );
    },
  },
  {
    messages: [/^Error code: 401 (?:- )?…$/],
    pages: refusedPages,
    each: 'page',
    make: chatRefused('revoked-key', refusedPages),
  },
  {
    messages: [internalError],
    pages: pagesOf('ollama', 'vllm'),
    each: 'page',
    make: chatAfterStop,
  },
  {
    messages: [internalError],
    pages: [...refusedPages, 'distributions/self_hosted_distro/starter'],
    each: 'page',
    make: chatRefused('revoked-key', [...refusedPages, 'distributions/self_hosted_distro/starter']),
  },
  {
    messages: ['Error code: 429 …'],
    pages: pagesOf('groq', 'openai'),
    each: 'page',
    make: chatRefused('used-up-key', pagesOf('groq', 'openai')),
  },
  {
    messages: ['Error code: 403 …'],
    pages: pagesOf('nvidia'),
    make: chatRefused('forbidden-key', pagesOf('nvidia')),
  },
  {
    messages: ['Error code: 404 …'],
    pages: pagesOf('azure', 'groq', 'nvidia'),
    each: 'page',
    make: chatRefused('lost-model-key', pagesOf('azure', 'groq', 'nvidia')),
  },
  {
    messages: [/^(?:Invalid value: )?API key (?:is not set|not provided)\./],
    pages: servicePages,
    each: 'page',
    make: async (scene, _message, page) => {
      const service = serviceOf(scene, page);
      const {ask} = await scene.serve(
        runFile(['inference'], {inference: [entryOf(service, scene.testDoubleAddress, '')]}),
      );
      return ask('POST', '/v1/models', {
        model_id: service.model,
        provider_id: service.id,
        provider_model_id: service.model,
        model_type: 'llm',
      });
    },
  },
  {
    messages: [
      /^Model refresh failed for provider \w+: …$/,
      /^\w+InferenceAdapter\.list_provider_model_ids\(\) failed with: …$/,
    ],
    pages: servicePages,
    each: 'message',
    make: async (scene, message) => {
      const {log} = await serveWithKey(
        scene,
        pagesOf('azure', 'cerebras', 'groq', 'tgi'),
        'wrong-key',
      );
      // It lists the models after it has begun to listen.
      return log(message.replace(/…$/, '').trim());
    },
  },
  {
    messages: [/^Invalid value: '…' model is not supported\. Supported models are: …$/],
    pages: servicePages,
    each: 'page',
    make: registerUnknown,
  },
  {
    messages: [
      /^(?:Invalid value: )?Model … is not available from provider \w+$/,
      /^(?:Invalid value: )?Model … does not match the model … served by TGI\.$/,
      /^Invalid value: Model … is not being served by vLLM\. Available models: …$/,
      /^Invalid value: Model '…' not found\. Available models: …$/,
    ],
    pages: servicePages,
    each: 'page',
    make: registerUnknown,
  },
  {
    messages: ['Not implemented:'],
    pages: pagesOf('cerebras', 'llama-openai-compat', 'tgi'),
    each: 'page',
    make: async ({ask, paths, ...scene}, _message, page) => {
      const {id, model} = serviceOf({ask, paths, ...scene}, page);
      await ask('POST', '/v1/models', {
        model_id: `${id}-embedding`,
        provider_id: id,
        provider_model_id: model,
        model_type: 'embedding',
        metadata: {embedding_dimension: 384},
      });
      return ask('POST', `${paths.openai}/embeddings`, {model: `${id}-embedding`, input: 'Hello'});
    },
  },
  {
    messages: [/^Invalid value: Provider (?:azure|cerebras|milvus|nvidia|ollama|tgi) not found$/],
    each: 'message',
    make: async ({serve}, message) => {
      const server = await serve(runFile(['files'], {files: [localFiles]}));
      return server.ask('GET', `/v1/providers/${/Provider (\w+)/.exec(message)?.[1] ?? ''}`);
    },
  },
  {
    messages: ['Error parsing provider data: …'],
    make: ({ask, paths, logged}) =>
      logged(() =>
        chat(ask, paths, 'azure/gpt-5-mini', {
          'x-llamastack-provider-data': '{"azure_api_key": "a"}',
        }),
      ),
  },
  {
    messages: ['Provider data not encoded as a JSON object!'],
    make: ({ask, paths, logged}) =>
      logged(() => chat(ask, paths, chatModel, {'x-llamastack-provider-data': "{'a': 'b'}"})),
  },
  {
    messages: [
      "Model 'sentence-transformers/…' is of type 'embedding' rather than the expected type 'llm'",
    ],
    make: ({ask, paths, logged}) => logged(() => chat(ask, paths, embeddingModel)),
  },
  {
    messages: [
      "Model 'upstream/…' is of type 'llm' rather than the expected type 'embedding'",
      internalError,
    ],
    pages: [...pagesOf('passthrough'), 'providers/openai'],
    make: ({ask, paths, logged}) =>
      logged(() =>
        ask('POST', `${paths.openai}/embeddings`, {
          model: 'upstream/ollama/llama3.2:3b',
          input: 'Hello',
        }),
      ),
  },
  {
    messages: [/model identifier 'all-MiniLM-L6-v2' not found in routing table/],
    make: ({ask, paths, logged}) =>
      logged(() =>
        ask('POST', `${paths.openai}/embeddings`, {model: 'all-MiniLM-L6-v2', input: 'Hello'}),
      ),
  },
  {
    messages: ['Invalid value: Empty list not supported'],
    make: async ({serve, paths}) => {
      const {ask} = await serve(sentenceTransformers);
      return ask('POST', `${paths.openai}/embeddings`, {model: embeddingModel, input: []});
    },
  },
  {
    messages: ["No module named 'sentence_transformers'", internalError],
    pages: ['providers/inference/inline_sentence-transformers'],
    make: async ({serve, paths}) => {
      const {ask, log} = await serve(sentenceTransformers, {without: ['sentence_transformers']});
      const answer = await ask('POST', `${paths.openai}/embeddings`, {
        model: embeddingModel,
        input: 'Hello',
      });
      return `${answer}\n${await log()}`;
    },
  },
  {
    messages: ['All connection attempts failed'],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/chat/completions`, {
        model: 'sambanova/Meta-Llama-3.3-70B-Instruct',
        messages: [
          {
            role: 'user',
            content: [{type: 'image_url', image_url: {url: 'http://127.0.0.1:9/a.png'}}],
          },
        ],
      }),
  },
  {
    messages: [/^Not checking model availability for … as API token may trigger OAuth workflow$/],
    make: async (scene) => {
      const {ask, log} = await serveWithKey(scene, pagesOf('vllm'), 'none');
      await ask('POST', '/v1/models', {
        model_id: 'mine',
        provider_id: 'vllm',
        provider_model_id: 'mine',
        model_type: 'llm',
      });
      return log();
    },
  },
  {
    messages: ['Health check failed: …'],
    make: async ({serve}) => {
      const {ask} = await serve(
        runFile(['inference'], {
          inference: [
            {
              provider_id: 'vllm',
              provider_type: 'remote::vllm',
              config: {url: 'http://127.0.0.1:9/v1'},
            },
          ],
        }),
      );
      return ask('GET', '/v1/providers/vllm');
    },
  },
  {
    messages: ['Not implemented: Grammar response format not supported yet'],
    make: async ({ask}) => {
      const model = 'meta-llama/Llama-3.1-8B-Instruct';
      await ask('POST', '/v1/models', {
        model_id: 'messages-tgi',
        provider_id: 'tgi0',
        provider_model_id: model,
        model_type: 'llm',
        metadata: {llama_model: model},
      });
      return ask('POST', '/v1/inference/chat-completion', {
        model_id: 'messages-tgi',
        messages: [{role: 'user', content: 'Hello'}],
        sampling_params: {strategy: {type: 'top_p', temperature: 0.7, top_p: 0.9}},
        response_format: {type: 'grammar', bnf: {}},
      });
    },
  },
  {
    messages: [/^Model '(?:ollama\/)?llama3\.2:3b' not found/, /^Model 'gpt-4o' not found/],
    each: 'message',
    make: async ({serve, paths, testDoubleAddress}, message) => {
      // No provider of the server has the model.
      const {ask} = await serve(
        runFile(['inference'], {inference: [openAi('groq', `${testDoubleAddress}/groq/v1`)]}),
      );
      return chat(ask, paths, nameIn(message));
    },
  },
  {
    messages: [internalError],
    pages: ['providers/openai', 'distributions/starting_llama_stack_server'],
    make: async ({serve, paths, testDoubleAddress}) => {
      const {ask, hasModel} = await serve(
        runFile(['inference'], {
          inference: [openAi('openai', `${testDoubleAddress}/openai/v1`)],
        }),
        {environment: {LLAMA_STACK_TEST_INFERENCE_MODE: undefined}},
      );
      await hasModel('openai/gpt-4o');
      return ask('POST', `${paths.openai}/chat/completions`, {
        model: 'openai/gpt-4o',
        messages: [{role: 'user', content: 'Hello'}],
        stream: true,
      });
    },
  },
];
