import {randomUUID} from 'node:crypto';
import type {Api} from '@docs-kit/docs-verify/operations/api';
import {slowText} from '@docs-kit/docs-verify/test-double/index';
import type {Operation} from '@docs-kit/openapi-reference/model';
import {type ApiPaths, createObjects, type Objects} from './objects';

/** Ids in a sample's text, each with the one that the server has given the object. */
export type Replacements = ReadonlyMap<string, string>;

interface Preparing {
  readonly operation: Operation;
  /** The curl program of the set: it names every id that the others name. */
  readonly code: string;
  readonly api: Api;
  readonly paths: ApiPaths;
  readonly mcpAddress: string;
}

/**
 * Makes what the programs of an operation expect to exist, and removes what they are about to
 * create. Only the server can give an id, so each id in the programs is replaced by the one of the
 * object that was made in its place; nothing else in a program changes.
 */
export async function prepare(preparing: Preparing): Promise<Replacements> {
  const {operation, code, api, paths, mcpAddress} = preparing;
  const objects = createObjects(api, paths);
  await prepareNamed(operation.id, api, objects, paths, mcpAddress);
  const replacements = new Map([['http://localhost:8000', mcpAddress]]);
  const placeholders = placeholderValues(operation.path, code);
  await replaceStores(preparing, objects, replacements);
  await replaceAgents(operation.id, placeholders, objects, replacements);
  await replaceOthers(preparing, placeholders, objects, replacements);
  return replacements;
}

/** Replaces the ids in a program. */
export function replaceIds(code: string, replacements: Replacements): string {
  let text = code;
  for (const [documented, actual] of replacements) text = text.replaceAll(documented, actual);
  return text;
}

const matches = (pattern: RegExp, code: string): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([text]) => text)),
];

/** Values of the placeholders of a path, read from a request that names the whole address. */
export function placeholderValues(path: string, code: string): ReadonlyMap<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = path
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(String.raw`([^/'"?\s]+)`);
  const found = new RegExp(`localhost:\\d+${pattern}['"?\\s]`).exec(code);
  return new Map(names.map((name, index) => [name, found?.[index + 1] ?? '']));
}

async function replaceStores(
  {operation, code}: Preparing,
  objects: Objects,
  replacements: Map<string, string>,
): Promise<void> {
  const [storeId] = matches(/\bvs_[0-9a-f-]{36}/g, code);
  const fileIds = matches(/\bfile-[0-9a-f]{32}/g, code);
  const [batchId] = matches(/\bbatch_[0-9a-f-]{36}/g, code);
  for (const id of fileIds) replacements.set(id, await objects.file());
  if (storeId === undefined) return;
  const store = await objects.vectorStore();
  replacements.set(storeId, store);
  const attached = fileIds.length > 0 ? fileIds : [undefined];
  // What is about to be attached must not be attached already.
  if (!/^createVectorStoreFile(Batch)?$/.test(operation.id)) {
    for (const id of attached) {
      await objects.attach(
        store,
        id === undefined ? await objects.file() : (replacements.get(id) ?? ''),
      );
    }
  }
  if (batchId !== undefined && operation.path.includes('file_batches')) {
    const isCancelled = operation.id === 'cancelVectorStoreFileBatch';
    const file = await objects.file(isCancelled ? slowText : undefined);
    replacements.set(batchId, await objects.fileBatch(store, [file]));
  }
}

async function replaceAgents(
  operationId: string,
  placeholders: ReadonlyMap<string, string>,
  objects: Objects,
  replacements: Map<string, string>,
): Promise<void> {
  const agentId = placeholders.get('agent_id');
  if (agentId === undefined) return;
  const needsToolCall = operationId === 'resumeAgentTurn';
  const agent = await objects.agent(
    needsToolCall ? {model: 'ollama/llama3.2:3b-instruct-fp16', client_tools: [clientTool]} : {},
  );
  replacements.set(agentId, agent);
  const session = await objects.session(agent);
  const sessionId = placeholders.get('session_id');
  if (sessionId === undefined) return;
  replacements.set(sessionId, session);
  const turnId = placeholders.get('turn_id');
  if (turnId === undefined) return;
  const turn = (await objects.turn(agent, session)) as {
    readonly turn_id: string;
    readonly steps: readonly {readonly step_id: string}[];
    readonly output_message: {readonly tool_calls?: readonly {readonly call_id: string}[]};
  };
  replacements.set(turnId, turn.turn_id);
  const stepId = placeholders.get('step_id');
  if (stepId !== undefined) replacements.set(stepId, turn.steps[0]?.step_id ?? '');
  const [call] = turn.output_message.tool_calls ?? [];
  if (needsToolCall && call) replacements.set('call_w5k2m9zd', call.call_id);
}

const clientTool = {
  name: 'get_disk_usage',
  description: 'Tells how full a disk is',
  parameters: [
    {
      name: 'path',
      parameter_type: 'string',
      description: 'Where the disk is mounted',
      required: true,
    },
  ],
  input_schema: {
    type: 'object',
    properties: {path: {type: 'string', description: 'Where the disk is mounted'}},
    required: ['path'],
  },
};

/** Operations that find what agents left in the telemetry store. */
const queriesOfTelemetry: ReadonlySet<string> = new Set([
  'queryTraces',
  'querySpans',
  'queryMetrics',
]);

async function replaceOthers(
  {operation, code}: Preparing,
  placeholders: ReadonlyMap<string, string>,
  objects: Objects,
  replacements: Map<string, string>,
): Promise<void> {
  for (const id of matches(/\bresp[-_][0-9a-f-]{36}/g, code)) {
    replacements.set(id, await objects.response());
  }
  for (const id of matches(/\bpmpt_[0-9a-f]{48}/g, code)) {
    const prompt = await objects.prompt();
    if (operation.id === 'setDefaultPromptVersion') await objects.promptVersion(prompt);
    replacements.set(id, prompt);
  }
  for (const id of matches(/\bconv_[0-9a-f]{48}/g, code)) {
    const conversation = await objects.conversation();
    replacements.set(id, conversation);
    for (const item of matches(/\bmsg_[0-9a-f]+/g, code)) {
      replacements.set(item, await objects.conversationItem(conversation));
    }
  }
  if (operation.id === 'createBatch') {
    for (const id of matches(/\bfile-[0-9a-f]{32}/g, code))
      replacements.set(id, await objects.batchRequests());
  }
  for (const id of matches(/\bbatch_[0-9a-f]{16}\b/g, code)) {
    // The server sends ten requests at a time: this one still runs when it is canceled.
    const requests =
      operation.id === 'cancelBatch'
        ? await objects.batchRequests(slowText, 40)
        : await objects.batchRequests();
    replacements.set(id, await objects.batch(requests));
  }
  if (queriesOfTelemetry.has(operation.id)) {
    // Spans with the name of a tool, which the example asks for, come from calls of the server.
    const {session} = await objects.trace(
      operation.id === 'querySpans'
        ? {model: 'ollama/llama3.2:3b-instruct-fp16', toolgroups: ['mcp::calendar']}
        : {},
    );
    // Tokens are counted for calls of a model itself.
    if (operation.id === 'queryMetrics') await objects.chatCompletion();
    const now = Math.floor(Date.now() / 1000);
    // What the examples ask for: a session, and the values of two hours.
    replacements.set('b8d1f0a2-5c3e-4f67-8a9b-0c1d2e3f4a5b', session);
    replacements.set('1760000000', String(now - 3600));
    replacements.set('1760007200', String(now + 3600));
  }
  if (operation.path.includes('post-training')) {
    for (const id of matches(/\bsupport-(?:sft|dpo)-\d+/g, code)) {
      // An id is taken until the server stops.
      const job = `${id}-${randomUUID()}`;
      replacements.set(id, job);
      if (operation.path.includes('/job/')) await objects.trainingJob(job);
    }
  }
  const completionId = placeholders.get('completion_id');
  if (completionId !== undefined) replacements.set(completionId, await objects.chatCompletion());
  if (placeholders.has('trace_id') || placeholders.has('span_id')) {
    const {trace, span} = await objects.trace();
    const traceId = placeholders.get('trace_id');
    const spanId = placeholders.get('span_id');
    if (traceId !== undefined) replacements.set(traceId, trace);
    if (spanId !== undefined) replacements.set(spanId, span);
  }
  const jobId = placeholders.get('job_id');
  const benchmarkId = placeholders.get('benchmark_id');
  if (jobId !== undefined && benchmarkId !== undefined) await objects.evalJob(benchmarkId);
}

const portQuestions = [
  {
    input_query: 'Which port does the server listen on?',
    expected_answer: '8321',
    chat_completion_input:
      '[{"role": "user", "content": "Which port does a Llama Stack server listen on?"}]',
  },
];

const capitals = [
  {
    input_query: 'What is the capital of Portugal?',
    expected_answer: 'Lisbon',
    generated_answer: 'The capital of Portugal is Lisbon.',
  },
];

const shield = {
  shield_id: 'llama-guard',
  provider_shield_id: 'meta-llama/Llama-Guard-3-8B',
  provider_id: 'llama-guard',
};

const politeness = {
  scoring_fn_id: 'llm-as-judge::politeness',
  description: 'Grades how polite an answer is.',
  return_type: {type: 'string'},
  provider_id: 'llm-as-judge',
  params: {
    type: 'llm_as_judge',
    judge_model: 'ollama/llama3.2:3b',
    prompt_template: 'Answer: {generated_answer}',
    judge_score_regexes: ['Grade: ([ABC])'],
    aggregation_functions: ['categorical_count'],
  },
};

/** Objects that samples call by names of their own choice. */
async function prepareNamed(
  operationId: string,
  api: Api,
  objects: Objects,
  {datasets, evaluation}: ApiPaths,
  mcpAddress: string,
): Promise<unknown> {
  const renew = async (collection: string, id: string, body: unknown): Promise<void> => {
    await api.attempt('DELETE', `${collection}/${id}`);
    await api.send('POST', collection, body);
  };
  const model = {
    model_id: 'chat-default',
    provider_id: 'ollama',
    provider_model_id: 'llama3.2:3b',
    model_type: 'llm',
  };
  const toolGroup = {
    toolgroup_id: 'mcp::calendar',
    provider_id: 'model-context-protocol',
    mcp_endpoint: {uri: `${mcpAddress}/sse`},
  };
  const quiz = async (): Promise<void> => {
    await objects.dataset('port-questions', portQuestions);
    await objects.benchmark('port-quiz', 'port-questions');
  };
  switch (operationId) {
    case 'listResponses':
      return objects.response();
    case 'listChatCompletions':
      return objects.chatCompletion();
    case 'listFiles':
      return objects.file();
    case 'listBatches':
      return objects.batch(await objects.batchRequests());
    case 'listVectorStores':
    case 'listVectorDatabases':
      return objects.vectorStore();
    case 'listPrompts':
      return objects.prompt();
    case 'listAgents':
      return objects.agent();
    case 'registerModel':
      return api.attempt('DELETE', '/v1/models/chat-default');
    case 'unregisterModel':
      return renew('/v1/models', 'chat-default', model);
    case 'registerShield':
      return api.attempt('DELETE', '/v1/shields/llama-guard');
    case 'getShield':
    case 'unregisterShield':
    case 'runShield':
    case 'createModeration':
    case 'listShields':
    case 'createAgentTurn':
      return renew('/v1/shields', 'llama-guard', shield);
    case 'registerScoringFunction':
      return api.attempt('DELETE', `/v1/scoring-functions/${politeness.scoring_fn_id}`);
    case 'unregisterScoringFunction':
      return renew('/v1/scoring-functions', politeness.scoring_fn_id, politeness);
    case 'registerToolGroup':
      return api.attempt('DELETE', '/v1/toolgroups/mcp::calendar');
    case 'getToolGroup':
    case 'unregisterToolGroup':
    case 'querySpans':
      return renew('/v1/toolgroups', 'mcp::calendar', toolGroup);
    case 'scoreBatch':
      return objects.dataset('capitals', capitals);
    case 'registerDataset':
      return api.attempt('DELETE', `${datasets}/datasets/port-questions`);
    case 'getDataset':
    case 'unregisterDataset':
    case 'listDatasets':
    case 'listDatasetRows':
    case 'appendDatasetRows':
      return objects.dataset('port-questions', portQuestions);
    case 'registerBenchmark':
      await objects.dataset('port-questions', portQuestions);
      return api.attempt('DELETE', `${evaluation}/benchmarks/port-quiz`);
    case 'getBenchmark':
    case 'listBenchmarks':
    case 'unregisterBenchmark':
    case 'runEval':
    case 'evaluateRows':
    case 'getEvalJob':
    case 'cancelEvalJob':
    case 'getEvalJobResult':
      return quiz();
    case 'saveSpansToDataset':
      return objects.dataset('agent-traces', capitals);
    default:
  }
}
