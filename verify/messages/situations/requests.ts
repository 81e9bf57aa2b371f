import type {Situation} from '../situation';
import {chatModel, embeddingModel, nameIn, unknown} from './parts';

/** Requests that any server answers with a message. */
export const requestSituations: readonly Situation[] = [
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
    // The part behind the provider's name stands for any model.
    messages: [/^Model '[\w/.-]*…' not found(?:\.(?: Use .*| …)?)?$/],
    each: 'message',
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
    each: 'message',
    make: ({ask}, message) =>
      ask('GET', `/v1/providers/${/Provider (\w+)/.exec(message)?.[1] ?? ''}`),
  },
  {
    messages: ['Tool_group `order_status` not served by …'],
    each: 'message',
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
];
