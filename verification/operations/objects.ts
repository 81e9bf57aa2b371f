import {runs} from '../versions';
import {type Api, textAt} from '@docs-kit/docs-verify/operations/api';

/** Paths under which a version serves the APIs that samples need objects of. */
export type ApiPaths = (typeof runs.versions)[string]['paths'] & {
  /** Operations in OpenAI's form. */
  readonly openai: string;
  readonly agents: string;
  readonly evaluation: string;
  readonly datasets: string;
  readonly telemetry: string;
};

/**
 * Finds the paths of a version.
 * @throws Error when they are not known
 */
export function apiPathsOf(versionName: string): ApiPaths {
  const found = runs.versions[versionName]?.paths;
  // The schema of the file demands all of them.
  if (found) return found as ApiPaths;
  throw new Error(
    `The paths of "${versionName}" are not known: add them to verification/versions.yaml.`,
  );
}

const chatModel = 'ollama/llama3.2:3b';
const embeddingModel = 'sentence-transformers/all-MiniLM-L6-v2';
const handbook =
  'The office in Lisbon opens at eight. Every parent may take 80 working days of leave. ' +
  'Items can be returned within 30 days.';

/** Makes the objects that samples name, and returns the ids that the server has given them. */
export function createObjects(api: Api, paths: ApiPaths) {
  const {openai, agents, evaluation, datasets, telemetry} = paths;

  const file = async (text = handbook, purpose = 'assistants'): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([text], {type: 'text/plain'}), 'handbook.txt');
    form.append('purpose', purpose);
    return textAt(await api.send('POST', `${openai}/files`, form), 'id');
  };
  const vectorStore = async (): Promise<string> =>
    textAt(
      await api.send('POST', `${openai}/vector_stores`, {
        name: 'HR handbook',
        embedding_model: embeddingModel,
        embedding_dimension: 384,
        provider_id: 'faiss',
      }),
      'id',
    );
  const attach = async (store: string, fileId: string): Promise<void> => {
    await api.send('POST', `${openai}/vector_stores/${store}/files`, {
      file_id: fileId,
      attributes: {department: 'people'},
    });
  };
  const agent = async (more: object = {}): Promise<string> =>
    textAt(
      await api.send('POST', agents, {
        agent_config: {
          name: 'docs-helper',
          model: chatModel,
          instructions: 'You answer questions.',
          enable_session_persistence: true,
          ...more,
        },
      }),
      'agent_id',
    );
  const session = async (agentId: string): Promise<string> =>
    textAt(
      await api.send('POST', `${agents}/${agentId}/session`, {session_name: 'questions'}),
      'session_id',
    );
  const turn = async (agentId: string, sessionId: string, model = 'user'): Promise<unknown> => {
    const events = (await api.send('POST', `${agents}/${agentId}/session/${sessionId}/turn`, {
      messages: [{role: model, content: 'Which port does the server listen on?'}],
      stream: true,
    })) as readonly unknown[];
    const last = events.at(-1) as {event: {payload: {turn: unknown}}};
    return last.event.payload.turn;
  };
  const dataset = async (id: string, rows: readonly object[]): Promise<void> => {
    await api.attempt('DELETE', `${datasets}/datasets/${id}`);
    await api.send('POST', `${datasets}/datasets`, {
      dataset_id: id,
      purpose: 'eval/messages-answer',
      source: {type: 'rows', rows},
    });
  };
  const benchmark = async (id: string, datasetId: string): Promise<void> => {
    await api.attempt('DELETE', `${evaluation}/benchmarks/${id}`);
    await api.send('POST', `${evaluation}/benchmarks`, {
      benchmark_id: id,
      dataset_id: datasetId,
      scoring_functions: ['basic::subset_of'],
      provider_id: 'meta-reference',
    });
  };
  const evalJob = async (benchmarkId: string): Promise<string> =>
    textAt(
      await api.send('POST', `${evaluation}/benchmarks/${benchmarkId}/jobs`, {
        benchmark_config: {
          eval_candidate: {
            type: 'model',
            model: chatModel,
            sampling_params: {strategy: {type: 'greedy'}, max_tokens: 16},
          },
          scoring_params: {
            'basic::subset_of': {type: 'basic', aggregation_functions: ['accuracy']},
          },
        },
      }),
      'job_id',
    );
  const shield = async (id: string): Promise<void> => {
    await api.send('POST', '/v1/shields', {
      shield_id: id,
      provider_id: 'llama-guard',
      provider_shield_id: 'ollama/llama-guard3:1b',
    });
  };
  const toolGroup = async (id: string, mcpAddress: string): Promise<void> => {
    await api.send('POST', '/v1/toolgroups', {
      toolgroup_id: id,
      provider_id: 'model-context-protocol',
      mcp_endpoint: {uri: `${mcpAddress}/sse`},
    });
  };
  const forgetModel = (id: string): Promise<unknown> => api.attempt('DELETE', `/v1/models/${id}`);
  const forgetToolGroup = (id: string): Promise<unknown> =>
    api.attempt('DELETE', `/v1/toolgroups/${id}`);
  const response = async (): Promise<string> =>
    textAt(
      await api.send('POST', `${openai}/responses`, {model: chatModel, input: 'Hello!'}),
      'id',
    );
  const chatCompletion = async (): Promise<string> => {
    const id = textAt(
      await api.send('POST', `${openai}/chat/completions`, {
        model: chatModel,
        messages: [{role: 'user', content: 'What is the capital of France?'}],
      }),
      'id',
    );
    // The server stores a chat completion some time after it has answered.
    await api.sendUntilFound('GET', `${openai}/chat/completions/${id}`);
    return id;
  };
  const prompt = async (): Promise<string> =>
    textAt(
      await api.send('POST', '/v1/prompts', {
        prompt: 'You answer questions about {{ product }}.',
        variables: ['product'],
      }),
      'prompt_id',
    );
  const promptVersion = (id: string): Promise<unknown> =>
    api.send('POST', `/v1/prompts/${id}`, {
      prompt: 'You answer questions about {{ product }} in one sentence.',
      version: 1,
      variables: ['product'],
      set_as_default: false,
    });
  const conversation = async (): Promise<string> =>
    textAt(
      await api.send('POST', '/v1/conversations', {
        items: [
          {type: 'message', role: 'user', content: [{type: 'input_text', text: 'Hello!'}]},
          {type: 'message', role: 'user', content: [{type: 'input_text', text: 'Again!'}]},
        ],
      }),
      'id',
    );
  const conversationItem = async (id: string): Promise<string> =>
    textAt(await api.send('GET', `/v1/conversations/${id}/items?order=asc`), 'data', 0, 'id');
  const fileBatch = async (store: string, fileIds: readonly string[]): Promise<string> =>
    textAt(
      await api.send('POST', `${openai}/vector_stores/${store}/file_batches`, {file_ids: fileIds}),
      'id',
    );
  const batchRequests = (question = 'Name one planet.', count = 2): Promise<string> => {
    const lines = Array.from({length: count}, (_, number) =>
      JSON.stringify({
        custom_id: `request-${number}`,
        method: 'POST',
        url: '/v1/chat/completions',
        body: {model: chatModel, messages: [{role: 'user', content: question}]},
      }),
    );
    return file(lines.join('\n'), 'batch');
  };
  const batch = async (fileId: string): Promise<string> =>
    textAt(
      await api.send('POST', `${openai}/batches`, {
        input_file_id: fileId,
        endpoint: '/v1/chat/completions',
        completion_window: '24h',
      }),
      'id',
    );
  /** It fails at once, without PyTorch, and the server remembers it until it stops. */
  const trainingJob = (id: string): Promise<unknown> =>
    api.attempt('POST', '/v1/post-training/supervised-fine-tune', {
      job_uuid: id,
      model: 'meta-llama/Llama-3.2-1B-Instruct',
      training_config: {n_epochs: 1, max_steps_per_epoch: 1, gradient_accumulation_steps: 1},
      hyperparam_search_config: {},
      logger_config: {},
    });
  const trace = async (
    ofAgent: object = {},
  ): Promise<{
    readonly trace: string;
    readonly span: string;
    readonly session: string;
  }> => {
    const agentId = await agent(ofAgent);
    const sessionId = await session(agentId);
    await turn(agentId, sessionId);
    const traces = await api.send('POST', `${telemetry}/traces`, {
      limit: 1,
      order_by: ['-start_time'],
    });
    return {
      trace: textAt(traces, 'data', 0, 'trace_id'),
      span: textAt(traces, 'data', 0, 'root_span_id'),
      session: sessionId,
    };
  };
  return {
    file,
    vectorStore,
    attach,
    agent,
    session,
    turn,
    dataset,
    benchmark,
    evalJob,
    shield,
    toolGroup,
    forgetModel,
    forgetToolGroup,
    response,
    chatCompletion,
    prompt,
    promptVersion,
    conversation,
    conversationItem,
    fileBatch,
    batchRequests,
    batch,
    trainingJob,
    trace,
  };
}

export type Objects = ReturnType<typeof createObjects>;
