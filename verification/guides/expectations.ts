import type {Objects} from '../operations/objects';

/** What readers bring along to a fence: ids that something else has given them. */
export interface Given {
  /** What they write after the name of the program. */
  readonly args?: readonly string[];
  /** Variables of their environment, such as keys; the test double takes every key. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Files of their own, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What runs beside the server that fences of guides talk to. */
export interface Services {
  readonly mcpAddress: string;
  readonly testDoubleAddress: string;
  /** Variables by which a server finds the database that guides use. */
  readonly database: NodeJS.ProcessEnv;
}

async function agentAndSession(objects: Objects): Promise<readonly [string, string]> {
  const agent = await objects.agent();
  const session = await objects.session(agent);
  await objects.turn(agent, session);
  return [agent, session];
}

async function storeAndFile(objects: Objects): Promise<Given> {
  const store = await objects.vectorStore();
  const file = await objects.file();
  await objects.attach(store, file);
  return {args: [store, file]};
}

async function fileAlone(objects: Objects): Promise<Given> {
  return {args: [await objects.file()]};
}

const hostedKey = (): Promise<Given> =>
  Promise.resolve({variables: {LLAMA_STACK_CLIENT_API_KEY: 'key'}});

const serviceKeys = (): Promise<Given> =>
  Promise.resolve({variables: {GROQ_API_KEY: 'key', OPENAI_API_KEY: 'key'}});

/** A server without a key of its own does not know the models of a service. */
const unlisted =
  (model: string) =>
  async (objects: Objects): Promise<Given> => {
    await objects.forgetModel(model);
    return {};
  };

const given: Readonly<Record<string, (objects: Objects, services: Services) => Promise<Given>>> = {
  'providers/inference/remote_groq#bash-2': unlisted('groq/llama-3.3-70b-versatile'),
  'providers/inference/remote_llama-openai-compat#bash-2': unlisted('llama/Llama-3.3-70B-Instruct'),
  'providers/inference/remote_openai#bash-1': unlisted('openai/gpt-4o-mini'),
  'providers/inference/remote_sambanova#bash-2': unlisted('sambanova/Meta-Llama-3.3-70B-Instruct'),
  'providers/tool_runtime/remote_model-context-protocol#bash-5': async (objects) => {
    await objects.forgetToolGroup('mcp::orders');
    return {};
  },
  'providers/vector_io/remote_pgvector#bash-3': (_, {database}) =>
    Promise.resolve({variables: {PGVECTOR_PORT: database.POSTGRES_PORT ?? ''}}),
  'providers/tool_runtime/remote_model-context-protocol#bash-1': async (objects, {mcpAddress}) => {
    await objects.toolGroup('mcp::orders', mcpAddress);
    return {};
  },
  'building_applications/rag#python-2': storeAndFile,
  'building_applications/rag#python-3': storeAndFile,
  'building_applications/rag#python-4': storeAndFile,
  'building_applications/rag#python-5': storeAndFile,
  'building_applications/rag#python-6': storeAndFile,
  'building_applications/rag#javascript-2': storeAndFile,
  'building_applications/rag#javascript-3': storeAndFile,
  'advanced_apis/scoring#python-5': async (objects) => {
    await objects.dataset('answers', [
      {input_query: 'Capital of Peru?', expected_answer: 'Lima', generated_answer: 'Lima'},
    ]);
    return {args: ['answers']};
  },
  'building_applications/agent#python-2': async (objects) => ({
    args: await agentAndSession(objects),
  }),
  'building_applications/agent#javascript-2': async (objects) => ({
    args: await agentAndSession(objects),
  }),
  'distributions/remote_hosted_distro/index#python-1': hostedKey,
  'distributions/remote_hosted_distro/index#javascript-1': hostedKey,
  'distributions/remote_hosted_distro/index#bash-3': hostedKey,
  'providers/inference/index#python-1': serviceKeys,
  'providers/inference/remote_openai#python-1': serviceKeys,
  'providers/openai#python-2': serviceKeys,
  'providers/post_training/inline_huggingface-cpu#bash-2': async (objects) => {
    await objects.trainingJob('warranty-1');
    return {};
  },
  'providers/safety/index#bash-1': async (objects) => {
    await objects.shield('content-check');
    return {};
  },
  'references/python_sdk_reference/index#python-9': () =>
    Promise.resolve({files: {'report.pdf': 'Items can be returned within 30 days.'}}),
  'providers/files/inline_localfs#python-2': fileAlone,
  'providers/files/inline_localfs#javascript-2': fileAlone,
  'building_applications/agent_execution_loop#bash-1': async (objects) => {
    const [AGENT, SESSION] = await agentAndSession(objects);
    return {variables: {AGENT, SESSION}};
  },
};

/** Makes what readers bring along to a fence. */
export async function givenTo(
  fenceId: string,
  objects: Objects,
  services: Services,
): Promise<Given> {
  return (await given[fenceId]?.(objects, services)) ?? {};
}
