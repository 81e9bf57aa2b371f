import type {Scene, Situation} from '../situation';
import {
  embeddingModel,
  localFiles,
  openAi,
  runFile,
  sharedRegistry,
  sqlite,
  unknown,
} from './parts';

/** A file of a batch: one request a line, each like the first one but for what a test changes. */
const batchLine = (more: object = {}): string =>
  JSON.stringify({
    custom_id: 'a',
    method: 'POST',
    url: '/v1/chat/completions',
    body: {model: 'ollama/llama3.2:3b', messages: [{role: 'user', content: 'Hello'}]},
    ...more,
  });

/** Runs a batch and gives it as it is when it has ended. */
async function runBatch(
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  inputFile: string,
): Promise<string> {
  const batch = await ask('POST', `${paths.openai}/batches`, {
    input_file_id: inputFile,
    endpoint: '/v1/chat/completions',
    completion_window: '24h',
  });
  const {id} = JSON.parse(batch) as {readonly id: string};
  for (;;) {
    const now = await ask('GET', `${paths.openai}/batches/${id}`);
    if (!/"status":\s*"(?:validating|in_progress|finalizing)"/.test(now)) return now;
  }
}

/** Lines of files with which a batch fails, by the message that says so. */
const wrongLines: readonly (readonly [message: string, line: string])[] = [
  ['This line is not parseable as valid JSON.', '{"custom_id": "a",'],
  ['Missing required parameter: …', '{"custom_id": "a"}'],
  [
    'URL provided for this request does not match the batch endpoint',
    batchLine({url: '/v1/completions'}),
  ],
  [
    'Streaming is not supported in batch processing',
    batchLine({
      body: {model: 'ollama/llama3.2:3b', messages: [{role: 'user', content: 'a'}], stream: true},
    }),
  ],
  [
    "Model '…' does not exist or is not supported",
    batchLine({body: {model: unknown, messages: [{role: 'user', content: 'a'}]}}),
  ],
];

/** Creates a store of a provider. */
async function storeOf(
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  provider: string,
  more: object = {},
): Promise<string> {
  const store = await ask('POST', `${paths.openai}/vector_stores`, {
    name: 'a',
    embedding_model: embeddingModel,
    embedding_dimension: 384,
    provider_id: provider,
    ...more,
  });
  const {id} = JSON.parse(store) as {readonly id?: string};
  if (id === undefined) throw new Error(`There is no store: ${store}`);
  return id;
}

const insert = (ask: Scene['ask'], store: string, chunk: object): Promise<string> =>
  ask('POST', '/v1/vector-io/insert', {
    vector_db_id: store,
    chunks: [{metadata: {document_id: 'a'}, ...chunk}],
  });

/** A vector of the length that the embedding model has. */
const vector = Array.from({length: 384}, () => 0.5);

const embedding = (testDoubleAddress: string): object => ({
  provider_id: 'sentence-transformers',
  provider_type: 'remote::openai',
  config: {api_key: 'none', base_url: `${testDoubleAddress}/sentence-transformers/v1`},
});

const embeddingEntry = {
  model_id: 'all-MiniLM-L6-v2',
  provider_id: 'sentence-transformers',
  provider_model_id: 'all-MiniLM-L6-v2',
  model_type: 'embedding',
  metadata: {embedding_dimension: 384},
};

/** A run file with one provider of vector stores, whose embedding model the test double serves. */
const storing = (
  testDoubleAddress: string,
  entry: object,
  more: object = {},
  apis: Readonly<Record<string, readonly object[]>> = {},
): object =>
  runFile(
    ['inference', 'vector_io', ...Object.keys(apis)],
    {inference: [embedding(testDoubleAddress)], vector_io: [entry], ...apis},
    {...sharedRegistry, models: [embeddingEntry], ...more},
  );

const faiss = (id = 'faiss', name = 'faiss'): object => ({
  provider_id: id,
  provider_type: 'inline::faiss',
  config: {kvstore: sqlite(name)},
});

const pgvector = {
  provider_id: 'pgvector',
  provider_type: 'remote::pgvector',
  config: {
    host: '${env.POSTGRES_HOST}',
    port: '${env.POSTGRES_PORT}',
    db: '${env.POSTGRES_DB}',
    user: '${env.POSTGRES_USER}',
    password: '${env.POSTGRES_PASSWORD}',
    kvstore: sqlite('pgvector'),
  },
};

const ragRuntime = {
  provider_id: 'rag-runtime',
  provider_type: 'inline::rag-runtime',
  config: {},
};

const search = (
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  store: string,
  more: object = {},
): Promise<string> =>
  ask('POST', `${paths.openai}/vector_stores/${store}/search`, {query: 'Hello', ...more});

const insertDocument = (ask: Scene['ask'], store: string, more: object = {}): Promise<string> =>
  ask('POST', '/v1/tool-runtime/rag-tool/insert', {
    documents: [{document_id: 'a', content: 'Hello', mime_type: 'text/plain', metadata: {}}],
    vector_db_id: store,
    chunk_size_in_tokens: 512,
    ...more,
  });

/** Providers that lose their own store while the server keeps its registry, by page. */
const lostStores: Readonly<Record<string, {readonly id: string; readonly entry: object}>> =
  Object.fromEntries(
    [
      ['chromadb', {db_path: './chroma'}],
      ['faiss', {}],
      ['milvus', {db_path: './milvus-data.db'}],
      ['qdrant', {path: './qdrant-data'}],
    ]
      .map(([id, config]): [string, {id: string; entry: object}] => [
        `providers/vector_io/inline_${String(id)}`,
        {
          id: String(id),
          entry: {
            provider_id: id,
            provider_type: `inline::${String(id)}`,
            config: {...(config as object), kvstore: sqlite(String(id))},
          },
        },
      ])
      .concat([['providers/vector_io/remote_pgvector', {id: 'pgvector', entry: pgvector}]]),
  );

/** A document of one page without text. */
const blankPdf = (() => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${offset} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
})();

/** Files, batches, vector stores and retrieval. */
export const retrievalSituations: readonly Situation[] = [
  ...wrongLines.map(([message, line]): Situation => ({
    messages: [message],
    make: async (scene) => runBatch(scene, await scene.objects.file(`${line}\n`, 'batch')),
  })),
  {
    messages: ['Cannot find file ….'],
    make: (scene) => runBatch(scene, 'file-unknown'),
  },
  {
    messages: [/^Idempotency key '…' was previously used with different parameters\./],
    make: async ({ask, paths, objects}) => {
      const create = async (): Promise<string> =>
        ask('POST', `${paths.openai}/batches`, {
          input_file_id: await objects.file(`${batchLine()}\n`, 'batch'),
          endpoint: '/v1/chat/completions',
          completion_window: '24h',
          idempotency_key: 'messages',
        });
      await create();
      return create();
    },
  },
  {
    messages: ["Cannot cancel batch '…' with status 'completed'"],
    make: async (scene) => {
      const {ask, paths, objects} = scene;
      const batch = await runBatch(scene, await objects.file(`${batchLine()}\n`, 'batch'));
      const {id} = JSON.parse(batch) as {readonly id: string};
      return ask('POST', `${paths.openai}/batches/${id}/cancel`);
    },
  },
  {
    messages: [/^File '…'s underlying '…' is missing, deleting metadata\.$/],
    make: async ({serve, python, paths}) => {
      const server = await serve(runFile(['files'], {files: [localFiles]}));
      const file = await server.objects.file();
      await python('import shutil', 'shutil.rmtree("files")');
      await server.ask('GET', `${paths.openai}/files/${file}/content`);
      return server.log();
    },
  },
  {
    messages: [/File expiration is not supported by this provider/],
    make: ({ask, paths, logged}) =>
      logged(() => {
        const form = new FormData();
        form.append('file', new Blob(['Hello'], {type: 'text/plain'}), 'hello.txt');
        form.append('purpose', 'assistants');
        form.append('expires_after[anchor]', 'created_at');
        form.append('expires_after[seconds]', '3600');
        return ask('POST', `${paths.openai}/files`, form);
      }),
  },
  {
    messages: ['Files API is not available'],
    make: async ({serve, paths, testDoubleAddress, objects}) => {
      const server = await serve(storing(testDoubleAddress, faiss()));
      const store = await storeOf({ask: server.ask, paths}, 'faiss');
      return server.ask('POST', `${paths.openai}/vector_stores/${store}/files`, {
        file_id: await objects.file(),
      });
    },
  },
  {
    messages: ['No chunks were generated from the file'],
    make: async ({ask, paths, objects}) => {
      const form = new FormData();
      form.append('file', new Blob([blankPdf], {type: 'application/pdf'}), 'blank.pdf');
      form.append('purpose', 'assistants');
      const file = await ask('POST', `${paths.openai}/files`, form);
      return ask('POST', `${paths.openai}/vector_stores/${await objects.vectorStore()}/files`, {
        file_id: (JSON.parse(file) as {readonly id: string}).id,
      });
    },
  },
  {
    messages: ['No embedding model provided and no embedding models available in the system'],
    make: async ({serve, paths, testDoubleAddress}) => {
      const server = await serve(
        runFile(['inference', 'vector_io'], {
          inference: [openAi('ollama', `${testDoubleAddress}/groq/v1`)],
          vector_io: [faiss()],
        }),
      );
      return server.ask('POST', `${paths.openai}/vector_stores`, {name: 'a'});
    },
  },
  {
    messages: [/^Tool_group `insert_into_memory` not served by/],
    make: async ({serve, testDoubleAddress}) => {
      const {ask} = await serve(
        storing(testDoubleAddress, faiss(), {}, {files: [localFiles], tool_runtime: [ragRuntime]}),
      );
      return insertDocument(ask, unknown);
    },
  },
  {
    messages: ['chunk_template must contain {chunk.content}'],
    make: async ({ask, objects}) =>
      ask('POST', '/v1/tool-runtime/rag-tool/query', {
        content: 'Hello',
        vector_db_ids: [await objects.vectorStore()],
        query_config: {
          query_generator_config: {type: 'default', separator: ' '},
          chunk_template: 'Result {index}',
        },
      }),
  },
  {
    messages: ['Failed to extract content from document'],
    make: async ({ask, logged, objects}) => {
      const store = await objects.vectorStore();
      return logged(() =>
        insertDocument(ask, store, {
          documents: [{document_id: 'a', content: {uri: 'http://127.0.0.1:9/a.txt'}, metadata: {}}],
        }),
      );
    },
  },
  {
    messages: ['Failed to attach file'],
    make: async (scene) => {
      const server = await scene.serve(
        storing(
          scene.testDoubleAddress,
          faiss(),
          {
            vector_dbs: [
              {
                vector_db_id: 'handbook',
                embedding_model: embeddingModel,
                embedding_dimension: 384,
                provider_id: 'faiss',
              },
            ],
            tool_groups: [{toolgroup_id: 'builtin::rag', provider_id: 'rag-runtime'}],
          },
          {files: [localFiles], tool_runtime: [ragRuntime]},
        ),
      );
      await insertDocument(server.ask, unknown);
      return server.log();
    },
  },
  {
    messages: ['Unexpected error processing document'],
    make: async ({ask, logged, objects}) => {
      const store = await objects.vectorStore();
      return logged(() => insertDocument(ask, store, {chunk_size_in_tokens: 10}));
    },
  },
  {
    messages: [/^Vector Store '…' not found\. Use 'client\.vector_dbs\.list\(\)'/],
    pages: Object.keys(lostStores),
    each: 'page',
    make: async ({serve, python, paths, testDoubleAddress, database}, _message, page) => {
      const {id, entry} = lostStores[page] ?? {id: '', entry: {}};
      const options = {environment: database};
      const before = await serve(storing(testDoubleAddress, entry), options);
      const store = await storeOf({ask: before.ask, paths}, id);
      await before.stop();
      await python('import os', `os.remove("${id}.db")`);
      const after = await serve(storing(testDoubleAddress, entry, {image_name: 'again'}), options);
      return search({ask: after.ask, paths}, store);
    },
  },
  {
    messages: ['Error searching vector store …'],
    pages: ['providers/vector_io/inline_milvus', 'providers/vector_io/inline_qdrant'],
    each: 'page',
    make: async (scene, _message, page) => {
      const store = await storeOf(scene, /inline_(\S+)$/.exec(page)?.[1] ?? '');
      return scene.logged(() => search(scene, store));
    },
  },
  {
    messages: [/^Keyword search is not supported - underlying DB FAISS/],
    make: async (scene) => {
      const store = await storeOf(scene, 'meta-reference');
      return scene.logged(() => search(scene, store, {search_mode: 'keyword'}));
    },
  },
  {
    messages: [/: 'meta-reference'$/],
    make: async ({serve, testDoubleAddress, paths}) => {
      const before = await serve(storing(testDoubleAddress, faiss('meta-reference')));
      const store = await storeOf({ask: before.ask, paths}, 'meta-reference');
      await before.stop();
      const after = await serve(storing(testDoubleAddress, faiss('faiss')));
      await insert(after.ask, store, {content: 'Hello', embedding: vector});
      return after.log();
    },
  },
  {
    messages: [/^Storage folder … is already accessed by another instance of Qdrant client\./],
    make: async ({serve, start, testDoubleAddress}) => {
      const qdrant = {
        provider_id: 'qdrant',
        provider_type: 'inline::qdrant',
        config: {path: './qdrant', kvstore: sqlite('qdrant')},
      };
      const first = await serve(storing(testDoubleAddress, qdrant));
      const second = await start(storing(testDoubleAddress, qdrant, {image_name: 'again'}));
      await first.stop();
      return second;
    },
  },
  {
    messages: [
      'RuntimeError: Vector extension is not installed.',
      'Vector extension is not installed.',
    ],
    make: ({start, testDoubleAddress, database}) =>
      start(storing(testDoubleAddress, pgvector), {
        // Extensions are installed in single databases, and not in this one.
        environment: {...database, POSTGRES_DB: 'postgres'},
      }),
  },
  {
    messages: [/'sqlite3\.Connection' object has no attribute 'enable_load_extension'$/],
    make: (scene) =>
      scene.logged(() =>
        scene.ask('POST', `${scene.paths.openai}/vector_stores`, {
          name: 'a',
          embedding_model: embeddingModel,
          embedding_dimension: 384,
          provider_id: 'sqlite-vec',
        }),
      ),
  },
  {
    messages: [/^\{"detail":"Not Found"\}$/],
    make: ({ask}) =>
      ask('POST', '/chat/completions', {
        model: 'ollama/llama3.2:3b',
        messages: [{role: 'user', content: 'Hello'}],
      }),
  },
  {
    messages: [/^Error deserializing Faiss index from storage\./],
    make: async ({serve, start, python, paths, testDoubleAddress}) => {
      const server = await serve(storing(testDoubleAddress, faiss()));
      const store = await storeOf({ask: server.ask, paths}, 'faiss');
      await insert(server.ask, store, {content: 'Hello', embedding: vector});
      await server.stop();
      await python(
        'import json, sqlite3',
        'store = sqlite3.connect("faiss.db")',
        `key, value = store.execute("SELECT key, value FROM kvstore WHERE key LIKE 'faiss_index%'").fetchone()`,
        'value = json.dumps({**json.loads(value), "faiss_index": "AAAA"})',
        'store.execute("UPDATE kvstore SET value = ? WHERE key = ?", (value, key))',
        'store.commit()',
      );
      return start(storing(testDoubleAddress, faiss()));
    },
  },
];
