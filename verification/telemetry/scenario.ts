import {textAt} from '@docs-kit/docs-verify/operations/api';
import {type ApiPaths, apiPathsOf} from '../operations/objects';
import {Problem} from '@docs-kit/docs-verify/problem';
import {slowText} from '@docs-kit/docs-verify/test-double/index';
import type {Collection, OtlpReceiver} from '@docs-kit/docs-verify/test-double/otlp-receiver';
import type {ReceivedSum} from '@docs-kit/docs-verify/test-double/otlp-decoding';
import type {ObservedRequest, ObservedTelemetry} from './observed';

/** A server whose telemetry goes to a receiver, with what it can call. */
export interface ObservedServer {
  readonly versionName: string;
  readonly serverAddress: string;
  readonly mcpAddress: string;
  /** Name under which the server sends telemetry. */
  readonly serviceName: string;
  readonly receiver: OtlpReceiver;
}

const chatModel = 'ollama/llama3.2:3b';
/** The framework lets this one call tools of agents. */
const toolModel = 'ollama/llama3.2:3b-instruct-fp16';
const embeddingModel = 'sentence-transformers/all-MiniLM-L6-v2';
const question = [{role: 'user', content: 'What is the capital of France?'}];
const timeLimit = 60_000;
/** The scenario registers it, and takes it off again. */
const shield = 'telemetry-shield';
/** A trace of a caller, as the W3C header `traceparent` names it. */
const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The key of a caller for a service; the test double takes every key. */
const callersKey = 'key-of-a-caller';

type Send = (
  method: string,
  path: string,
  body?: unknown,
  options?: SendOptions,
) => Promise<unknown>;

interface SendOptions {
  /** Status that is expected instead of one of success. */
  readonly status?: number;
  /** Id of the trace that the request is to join. */
  readonly joined?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A kind of model call: one request or more that end with it. */
interface Call {
  /** As the guide names it in its table of what is counted. */
  readonly name: string;
  readonly make: (send: Send, paths: ApiPaths) => Promise<void>;
  /** Only in these versions. */
  readonly versions?: readonly string[];
}

/** The first one is counted, so that the server begins to send its counters. */
const calls: readonly Call[] = [
  {
    name: 'Chat completion',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/chat/completions`, {model: chatModel, messages: question});
    },
  },
  {
    name: 'Completion',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/completions`, {model: chatModel, prompt: 'Hello!'});
    },
  },
  {
    name: 'Streamed chat completion',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/chat/completions`, {
        model: chatModel,
        messages: question,
        stream: true,
      });
    },
  },
  {
    name: 'Streamed completion',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/completions`, {
        model: chatModel,
        prompt: 'Hello!',
        stream: true,
      });
    },
  },
  {
    name: 'Embeddings',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/embeddings`, {model: embeddingModel, input: 'Hello!'});
    },
  },
  {
    name: 'Shield',
    make: async (send) => {
      await send('POST', '/v1/shields', {
        shield_id: shield,
        provider_id: 'llama-guard',
        provider_shield_id: 'ollama/llama-guard3:1b',
      });
      await send('POST', '/v1/safety/run-shield', {
        shield_id: shield,
        messages: question,
        params: {},
      });
    },
  },
  {
    name: 'Native inference',
    versions: ['v0.2.23'],
    make: async (send) => {
      await send('POST', '/v1/inference/chat-completion', {
        model_id: chatModel,
        messages: question,
      });
    },
  },
  {
    name: 'Response',
    make: async (send, {openai}) => {
      await send('POST', `${openai}/responses`, {model: chatModel, input: 'Hello!'});
    },
  },
  {
    name: 'Agent turn',
    make: async (send, {agents}) => {
      await takeTurn(send, agents, {name: 'docs-helper'});
    },
  },
];

/** Requests that call no model themselves, or only as those above do. */
async function otherRequests(send: Send, paths: ApiPaths, mcpAddress: string): Promise<void> {
  const {openai, agents} = paths;
  // A server may give it an id of its own.
  const vectorDb = textAt(
    await send('POST', '/v1/vector-dbs', {
      vector_db_id: 'telemetry-handbook',
      embedding_model: embeddingModel,
      embedding_dimension: 384,
      provider_id: 'faiss',
    }),
    'identifier',
  );
  await send('POST', '/v1/tool-runtime/rag-tool/insert', {
    documents: [{document_id: 'handbook', content: 'The office opens at eight.', metadata: {}}],
    vector_db_id: vectorDb,
    chunk_size_in_tokens: 256,
  });
  const tools = [{type: 'mcp', server_label: 'orders', server_url: `${mcpAddress}/sse`}];
  await send('POST', `${openai}/responses`, {model: chatModel, input: 'Where is order 7?', tools});
  const vectorStore = textAt(
    await send('POST', `${openai}/vector_stores`, {
      name: 'handbook',
      provider_id: 'faiss',
      embedding_model: embeddingModel,
      embedding_dimension: 384,
    }),
    'id',
  );
  await send('POST', `${openai}/responses`, {
    model: chatModel,
    input: 'When does the office open?',
    tools: [{type: 'file_search', vector_store_ids: [vectorStore]}],
  });
  await takeTurn(send, agents, {
    toolgroups: [{name: 'builtin::rag/knowledge_search', args: {vector_db_ids: [vectorDb]}}],
    input_shields: [shield],
  });
  const waiting = await takeTurn(send, agents, {
    name: 'docs-helper',
    client_tools: [
      {
        name: 'get_port',
        description: 'Tells the port of a server',
        parameters: [
          {name: 'server', parameter_type: 'string', description: 'Its name', required: true},
        ],
      },
    ],
  });
  const call = waiting.turn.output_message.tool_calls[0];
  await send('POST', `${waiting.path}/turn/${waiting.turn.turn_id}/resume`, {
    tool_responses: [{call_id: call?.call_id, tool_name: call?.tool_name, content: '8321'}],
    stream: true,
  });
  await send(
    'POST',
    `${openai}/chat/completions`,
    {model: 'ollama/unknown', messages: question},
    {status: 404},
  );
  await send('GET', '/v1/models', undefined, {joined: callersTrace});
  await send(
    'POST',
    `${openai}/chat/completions`,
    {model: 'openai/gpt-4o-mini', messages: question},
    {headers: {'x-llamastack-provider-data': JSON.stringify({openai_api_key: callersKey})}},
  );
  await send('DELETE', `${openai}/vector_stores/${vectorStore}`);
  await send('DELETE', `/v1/vector-dbs/${vectorDb}`);
  await send('DELETE', `/v1/shields/${shield}`);
}

interface Turn {
  readonly turn_id: string;
  readonly output_message: {
    readonly tool_calls: readonly {readonly call_id: string; readonly tool_name: string}[];
  };
}

/** Makes an agent with a session, and takes a turn with it, streamed. */
async function takeTurn(
  send: Send,
  agents: string,
  config: object,
): Promise<{readonly path: string; readonly turn: Turn}> {
  const agent = textAt(
    await send('POST', agents, {
      agent_config: {
        model: toolModel,
        instructions: 'You answer questions.',
        enable_session_persistence: true,
        ...config,
      },
    }),
    'agent_id',
  );
  const session = textAt(
    await send('POST', `${agents}/${agent}/session`, {session_name: 'questions'}),
    'session_id',
  );
  const path = `${agents}/${agent}/session/${session}`;
  const events = (await send('POST', `${path}/turn`, {
    messages: [{role: 'user', content: 'When does the office open?'}],
    stream: true,
  })) as readonly {readonly event?: {readonly payload: {readonly turn?: Turn}}}[];
  const turn = events.at(-1)?.event?.payload.turn;
  if (!turn)
    throw new Error(`The last event of a turn has no turn: ${JSON.stringify(events.at(-1))}`);
  return {path, turn};
}

/**
 * Sends requests to a server that is asked nothing else in the meantime, and collects what it
 * records of each, at the receiver and in its own store.
 * @throws Problem when a request fails, or its root span does not arrive
 */
export async function observeTelemetry(server: ObservedServer): Promise<ObservedTelemetry> {
  const paths = apiPathsOf(server.versionName);
  const collection = server.receiver.collect(server.serviceName);
  const requests: ObservedRequest[] = [];
  const send: Send = (method, path, body, options) =>
    sendAndObserve(server, collection, requests, {method, path, body, ...options});
  const counted: Record<string, readonly string[]> = {};
  try {
    for (const {name, make, versions} of calls) {
      if (versions && !versions.includes(server.versionName)) continue;
      const before = collection.sums();
      await make(send, paths);
      // An export may be on its way that began before the call ended: the one after it has all.
      const seen = collection.sumExports();
      await collection.until('counters of tokens', () => collection.sumExports() >= seen + 2);
      counted[name] = grownSums(before, collection.sums());
    }
    await otherRequests(send, paths, server.mcpAddress);
    const overlappingShareTrace = await doOverlappingShareTrace(server, paths, collection);
    const stored: ObservedRequest[] = [];
    for (const request of requests) {
      stored.push({...request, stored: await storedTrace(server, paths, request)});
    }
    const keySpans = requests
      .flatMap(({spans}) => spans)
      .filter(({attributes}) =>
        Object.values(attributes).some((value) => String(value).includes(callersKey)),
      )
      .map(({name}) => name);
    return {
      requests: stored,
      sums: collection.sums(),
      counted,
      keySpans: [...new Set(keySpans)],
      overlappingShareTrace,
    };
  } finally {
    collection.end();
  }
}

async function sendAndObserve(
  {serverAddress}: ObservedServer,
  collection: Collection,
  requests: ObservedRequest[],
  {
    method,
    path,
    body,
    status,
    joined,
    headers,
  }: SendOptions & {readonly method: string; readonly path: string; readonly body: unknown},
): Promise<unknown> {
  const request = `${method} ${path}`;
  const seen = collection.spans().length;
  const response = await fetch(`${serverAddress}${path}`, {
    method,
    signal: AbortSignal.timeout(timeLimit),
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(joined !== undefined && {traceparent: `00-${joined}-00f067aa0ba902b7-01`}),
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  const text = await response.text();
  if (status === undefined ? !response.ok : response.status !== status) {
    throw new Problem(
      `${request} answered ${response.status} while telemetry was observed: ${text.slice(0, 500)}`,
      'Correct the scenario in verification/telemetry/scenario.ts.',
    );
  }
  const rootSpan = () =>
    collection
      .spans()
      .slice(seen)
      .find(({attributes}) => attributes.raw_path === path);
  await collection.until(`the root span of ${request}`, () => rootSpan() !== undefined);
  const traceId = rootSpan()?.traceId ?? '';
  requests.push({
    request,
    traceId,
    headerId: response.headers.get('x-trace-id') ?? '',
    joined,
    spans: collection.spans().filter((span) => span.traceId === traceId),
  });
  return answerOf(text);
}

/** Sends a request while the server still answers an earlier one. */
async function doOverlappingShareTrace(
  {serverAddress}: ObservedServer,
  {openai}: ApiPaths,
  collection: Collection,
): Promise<boolean> {
  const path = `${openai}/chat/completions`;
  const ask = async (content: string): Promise<void> => {
    const response = await fetch(`${serverAddress}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimit),
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({model: chatModel, messages: [{role: 'user', content}]}),
    });
    await response.text();
  };
  const seen = collection.spans().length;
  const earlier = ask(slowText);
  await collection.until(
    'a span of a request that is still answered',
    () => collection.spans().length > seen,
  );
  await Promise.all([earlier, ask('Hello!')]);
  const roots = () =>
    collection
      .spans()
      .slice(seen)
      .filter(({attributes}) => attributes.raw_path === path);
  await collection.until('the root spans of two requests', () => roots().length === 2);
  return new Set(roots().map(({traceId}) => traceId)).size === 1;
}

/** The value of a JSON text, or the events of a stream. */
function answerOf(text: string): unknown {
  if (!text.startsWith('data:')) return text.startsWith('{') ? JSON.parse(text) : text;
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line): unknown => JSON.parse(line.slice('data: '.length)));
}

function grownSums(before: readonly ReceivedSum[], after: readonly ReceivedSum[]): string[] {
  const total = (sums: readonly ReceivedSum[], name: string): number =>
    sums.filter(({metric}) => metric === name).reduce((sum, {value}) => sum + value, 0);
  const names = [...new Set(after.map(({metric}) => metric))];
  return names.filter((name) => total(after, name) > total(before, name)).sort();
}

/** A trace as the Telemetry API answers it, found by the id that OpenTelemetry gave it. */
async function storedTrace(
  {serverAddress}: ObservedServer,
  {telemetry}: ApiPaths,
  {traceId}: ObservedRequest,
): Promise<ObservedRequest['stored']> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${serverAddress}${telemetry}${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimit),
      headers: {'content-type': 'application/json'},
      ...(body && {body: JSON.stringify(body)}),
    });
    return response.ok ? response.json() : undefined;
  };
  const trace = (await ask('GET', `/traces/${traceId}`)) as
    {readonly root_span_id: string} | undefined;
  if (!trace) return undefined;
  const tree = (await ask('POST', `/spans/${trace.root_span_id}/tree`, {max_depth: 20})) as
    {readonly data: Readonly<Record<string, {readonly name: string}>>} | undefined;
  return {spans: Object.values(tree?.data ?? {}).map(({name}) => name)};
}
