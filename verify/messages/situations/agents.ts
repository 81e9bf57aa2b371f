import {createServer, type RequestListener} from 'node:http';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {listen, type RunningServer} from '../../listening';
import {startMcpServer} from '../../mcp-server';
import {oddText} from '../../test-double/answers';
import type {Scene, Situation} from '../situation';
import {chatModel, openAi, runFile, sharedRegistry, sqlite} from './parts';

/** Runs a turn of an agent, and gives all events or the error. */
async function turnOf(
  {ask, objects, paths}: Scene,
  agent: object,
  turn: object = {},
): Promise<string> {
  const id = await objects.agent(agent);
  const session = await objects.session(id);
  return ask('POST', `${paths.agents}/${id}/session/${session}/turn`, {
    messages: [{role: 'user', content: 'Hello'}],
    stream: true,
    ...turn,
  });
}

/** Uses a service that runs as long as it is used. */
async function using(
  starting: Promise<RunningServer>,
  act: (address: string) => Promise<string>,
): Promise<string> {
  const server = await starting;
  try {
    return await act(server.address);
  } finally {
    await server.close();
  }
}

const answering = (listener: RequestListener): Promise<RunningServer> =>
  listen(createServer(listener), 0);

/** Registers a group of tools of an MCP server, and lists them. */
async function listTools(
  {ask}: Pick<Scene, 'ask'>,
  id: string,
  uri: string | undefined,
): Promise<string> {
  await ask('DELETE', `/v1/toolgroups/${id}`);
  await ask('POST', '/v1/toolgroups', {
    toolgroup_id: id,
    provider_id: 'model-context-protocol',
    ...(uri !== undefined && {mcp_endpoint: {uri}}),
  });
  return ask('GET', `/v1/tools?toolgroup_id=${encodeURIComponent(id)}`);
}

/** Registers a group of tools for the time of its use. */
async function withTools(
  scene: Scene,
  id: string,
  uri: string | undefined,
  act: () => Promise<string>,
): Promise<string> {
  try {
    const listed = await listTools(scene, id, uri);
    return `${listed}\n${await act()}`;
  } finally {
    await scene.ask('DELETE', `/v1/toolgroups/${id}`);
  }
}

/**
 * Calls a tool whose server has gone since its tools were listed.
 * @param listener what answers at its address instead; without one, nothing does
 */
async function invokeOnceGone(scene: Scene, listener?: RequestListener): Promise<string> {
  const mcp = await startMcpServer(0, () => {
    const server = new McpServer({name: 'clock', version: '1.0.0'});
    server.registerTool('messages_time', {description: 'Tells the time'}, () => ({
      content: [{type: 'text', text: 'Nine.'}],
    }));
    return server;
  });
  return withTools(scene, 'mcp::gone', `${mcp.address}/sse`, async () => {
    await mcp.close();
    const other = listener && (await listen(createServer(listener), mcp.port));
    try {
      return await scene.ask('POST', '/v1/tool-runtime/invoke', {
        tool_name: 'messages_time',
        kwargs: {},
      });
    } finally {
      await other?.close();
    }
  });
}

/** A response that may call the tools of an MCP server. */
const respondWithTools = (
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  ...addresses: readonly string[]
): Promise<string> =>
  ask('POST', `${paths.openai}/responses`, {
    model: chatModel,
    input: 'Hello',
    tools: addresses.map((server_url, index) => ({
      type: 'mcp',
      server_label: `calendar-${index}`,
      server_url,
    })),
  });

const closed = 'http://127.0.0.1:9/sse';

/** Registers a shield for the time of its use. */
async function withShields(
  {ask}: Pick<Scene, 'ask'>,
  models: Readonly<Record<string, string>>,
  act: () => Promise<string>,
): Promise<string> {
  try {
    for (const [id, model] of Object.entries(models)) {
      await ask('POST', '/v1/shields', {
        shield_id: id,
        provider_id: 'llama-guard',
        provider_shield_id: model,
      });
    }
    return await act();
  } finally {
    for (const id of Object.keys(models)) await ask('DELETE', `/v1/shields/${id}`);
  }
}

const runShield = (
  ask: Scene['ask'],
  shield: string,
  messages: readonly object[] = [{role: 'user', content: 'Hello'}],
): Promise<string> =>
  ask('POST', '/v1/safety/run-shield', {shield_id: shield, messages, params: {}});

const moderate = (
  {ask, paths}: Pick<Scene, 'ask' | 'paths'>,
  model: string,
  input = 'Hello',
): Promise<string> => ask('POST', `${paths.openai}/moderations`, {model, input});

const guard = 'ollama/llama-guard3:1b';

/** A run file with a guard model. */
const guarding = (testDoubleAddress: string, config: object, more: object = {}): object =>
  runFile(
    ['inference', 'safety'],
    {
      inference: [openAi('ollama', `${testDoubleAddress}/ollama/v1`)],
      safety: [{provider_id: 'llama-guard', provider_type: 'inline::llama-guard', config}],
    },
    {
      ...sharedRegistry,
      shields: [{shield_id: 'llama-guard', provider_id: 'llama-guard', provider_shield_id: guard}],
      ...more,
    },
  );

const webSearch = {
  provider_id: 'tavily-search',
  provider_type: 'remote::tavily-search',
  config: {max_results: 3},
};

/** A run file that gives responses, without a group of tools. */
const responding = (modelAddress: string): object =>
  runFile(['agents', 'inference', 'safety', 'tool_runtime', 'vector_io'], {
    inference: [openAi('ollama', modelAddress)],
    safety: [{provider_id: 'llama-guard', provider_type: 'inline::llama-guard', config: {}}],
    vector_io: [
      {
        provider_id: 'faiss',
        provider_type: 'inline::faiss',
        config: {kvstore: sqlite('faiss')},
      },
    ],
    tool_runtime: [webSearch],
    agents: [
      {
        provider_id: 'meta-reference',
        provider_type: 'inline::meta-reference',
        config: {persistence_store: sqlite('agents'), responses_store: sqlite('responses')},
      },
    ],
  });

/** A run file that gathers telemetry. */
const telemetry = (config: object, more: object = {}): object =>
  runFile(
    ['telemetry'],
    {telemetry: [{provider_id: 'telemetry', provider_type: 'inline::meta-reference', config}]},
    more,
  );

const internalError = 'Internal server error: An unexpected error occurred.';

/** Agents, tools, safety and telemetry. */
export const agentSituations: readonly Situation[] = [
  {
    messages: ['Toolgroup … not found, available toolgroups: …'],
    make: (scene) =>
      withTools(scene, 'mcp::closed', closed, () => turnOf(scene, {toolgroups: ['mcp::closed']})),
  },
  {
    messages: ['Error listing tools for toolgroup …'],
    make: (scene) =>
      scene.logged(() => withTools(scene, 'mcp::closed', closed, () => Promise.resolve(''))),
  },
  {
    messages: ['mcp_endpoint is required'],
    make: (scene) =>
      scene.logged(() => withTools(scene, 'mcp::nowhere', undefined, () => Promise.resolve(''))),
  },
  {
    messages: ['Tool … already exists'],
    make: (scene) => {
      const tool = {name: 'get_weather', description: 'Tells the weather', parameters: []};
      return turnOf(scene, {client_tools: [tool, tool]});
    },
  },
  {
    messages: ['Unexpected document mime type: …'],
    make: (scene) =>
      turnOf(scene, {}, {documents: [{content: 'Hello', mime_type: 'application/pdf'}]}),
  },
  {
    messages: ["Both 'model' and 'instructions' are required when agent_config is not provided"],
    make: ({serverAddress, python}) =>
      python(
        'from llama_stack_client import Agent, LlamaStackClient',
        `Agent(LlamaStackClient(base_url="${serverAddress}"), model="${chatModel}")`,
      ),
  },
  {
    messages: ['No parameter description found for parameter …'],
    make: ({python}) =>
      python(
        'from llama_stack_client.lib.agents.client_tool import client_tool',
        '@client_tool',
        'def get_weather(city: str):',
        '    """Tells the weather."""',
        '    return "sunny"',
        'print(get_weather.get_tool_definition())',
      ),
  },
  {
    messages: ["AttributeError: 'NoneType' object has no attribute 'payload'"],
    make: async ({objects, python, serverAddress, versionName}) => {
      const agent = await objects.agent({toolgroups: ['mcp::unknown']});
      const session = await objects.session(agent);
      return python(
        'from llama_stack_client import LlamaStackClient',
        `client = LlamaStackClient(base_url="${serverAddress}")`,
        `for chunk in client.${versionName === 'next' ? 'alpha.' : ''}agents.turn.create(`,
        `    agent_id="${agent}", session_id="${session}", stream=True,`,
        '    messages=[{"role": "user", "content": "Hello"}],',
        '):',
        '    print(chunk.event.payload)',
      );
    },
  },
  {
    messages: ["AttributeError: 'LlamaStackClient' object has no attribute 'agents'"],
    make: ({python}) =>
      python('from llama_stack_client import LlamaStackClient', 'LlamaStackClient().agents'),
  },
  {
    messages: ["AttributeError: 'LlamaStackClient' object has no attribute 'inference'"],
    make: ({python}) =>
      python('from llama_stack_client import LlamaStackClient', 'LlamaStackClient().inference'),
  },
  {
    messages: [/^Not implemented: Shields parameter is not yet implemented/],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        shields: ['llama-guard'],
      }),
  },
  {
    messages: ['Invalid value: Mutually exclusive parameters: …'],
    make: async ({ask, paths, objects}) =>
      ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        conversation: await objects.conversation(),
        previous_response_id: await objects.response(),
      }),
  },
  {
    messages: [/^Invalid value: Invalid conversation ID '…'\./],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        conversation: 'mine',
      }),
  },
  {
    messages: ['OpenAI response failed: …', 'Internal server error: …'],
    pages: ['providers/agents/inline_meta-reference'],
    make: async ({serve, paths, testDoubleAddress}) => {
      const {ask, hasModel, log} = await serve(responding(`${testDoubleAddress}/emptied/v1`));
      await hasModel('ollama/missing-model');
      const answer = await ask('POST', `${paths.openai}/responses`, {
        model: 'ollama/missing-model',
        input: 'Hello',
      });
      return `${answer}\n${await log()}`;
    },
  },
  {
    messages: ["Input tag '…' found using 'type' does not match any of the expected tags"],
    make: ({ask, paths}) =>
      ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        tools: [{type: 'telephone'}],
      }),
  },
  {
    messages: ['Duplicate tool name … found for server …'],
    make: (scene) =>
      scene.logged(() =>
        respondWithTools(scene, `${scene.mcpAddress}/sse`, `${scene.mcpAddress}/sse`),
      ),
  },
  {
    messages: ['Failed to connect to MCP server at …: Connection refused'],
    make: (scene) => invokeOnceGone(scene),
  },
  {
    messages: ['Network error connecting to MCP server at …'],
    make: (scene) => invokeOnceGone(scene, (_, response) => response.socket?.destroy()),
  },
  {
    messages: ['Authentication required:', 'Authentication required: …'],
    make: (scene) =>
      using(
        answering((_, response) => response.writeHead(401).end()),
        (address) => withTools(scene, 'mcp::locked', `${address}/sse`, () => Promise.resolve('')),
      ),
  },
  {
    messages: ['unhandled errors in a TaskGroup (1 sub-exception)'],
    make: (scene) =>
      using(
        startMcpServer(0, () => {
          const server = new McpServer({name: 'music', version: '1.0.0'});
          server.registerTool('play_jingle', {description: 'Plays a jingle'}, () => ({
            content: [{type: 'audio', data: 'AAAA', mimeType: 'audio/wav'}],
          }));
          return server;
        }),
        (address) =>
          withTools(scene, 'mcp::music', `${address}/sse`, () =>
            scene.logged(() =>
              scene.ask('POST', '/v1/tool-runtime/invoke', {tool_name: 'play_jingle', kwargs: {}}),
            ),
          ),
      ),
  },
  {
    messages: ["Tool 'knowledge_search' not found", "Tool 'web_search' not found"],
    each: 'message',
    make: async ({serve, paths, testDoubleAddress}, message) => {
      const {ask, hasModel, log} = await serve(responding(`${testDoubleAddress}/ollama/v1`));
      await hasModel(chatModel);
      const answer = await ask('POST', `${paths.openai}/responses`, {
        model: chatModel,
        input: 'Hello',
        tools: [
          message.includes('web_search')
            ? {type: 'web_search'}
            : {type: 'file_search', vector_store_ids: ['a']},
        ],
      });
      return `${answer}\n${await log()}`;
    },
  },
  {
    messages: [/^Pass Search provider's API Key in the header X-LlamaStack-Provider-Data/],
    each: 'message',
    make: async ({serve}, message) => {
      const id = `${/"(\w+)_search_api_key"/.exec(message)?.[1] ?? ''}-search`;
      const {ask} = await serve(
        runFile(
          ['tool_runtime'],
          {
            tool_runtime: [
              {provider_id: id, provider_type: `remote::${id}`, config: {max_results: 3}},
            ],
          },
          {tool_groups: [{toolgroup_id: 'builtin::websearch', provider_id: id}]},
        ),
      );
      await ask('GET', '/v1/tools');
      return ask('POST', '/v1/tool-runtime/invoke', {
        tool_name: 'web_search',
        kwargs: {query: 'Hello'},
      });
    },
  },
  {
    messages: ['not served by', /^Shield `llama-guard` not served by …$/],
    pages: ['building_applications/safety', 'providers/safety/inline_llama-guard'],
    make: async ({serve, testDoubleAddress}) => {
      const {ask} = await serve(guarding(testDoubleAddress, {}, {shields: []}));
      return runShield(ask, 'llama-guard');
    },
  },
  {
    messages: ['No shield associated with provider_resource id …'],
    make: (scene) => moderate(scene, 'unknown-guard'),
  },
  {
    messages: ['Multiple shields associated with provider_resource id …'],
    make: (scene) =>
      withShields(scene, {'messages-a': 'messages-guard', 'messages-b': 'messages-guard'}, () =>
        moderate(scene, 'messages-guard'),
      ),
  },
  {
    messages: ['Unexpected response: …'],
    make: (scene) =>
      withShields(scene, {'messages-chat': chatModel}, () => runShield(scene.ask, 'messages-chat')),
  },
  {
    messages: [/^Invalid categories in excluded categories\./, internalError],
    pages: ['building_applications/safety', 'providers/safety/inline_llama-guard'],
    make: async ({serve, testDoubleAddress}) => {
      const {ask, log} = await serve(
        guarding(testDoubleAddress, {excluded_categories: ['Violence']}),
      );
      return `${await runShield(ask, 'llama-guard')}\n${await log()}`;
    },
  },
  {
    messages: ['Messages must not be empty'],
    make: (scene) =>
      withShields(scene, {'messages-guard': guard}, () =>
        runShield(scene.ask, 'messages-guard', []),
      ),
  },
  {
    messages: ['Invalid safety codes returned'],
    make: (scene) =>
      scene.logged(() =>
        withShields(scene, {'messages-odd': guard}, () => moderate(scene, guard, oddText)),
      ),
  },
  {
    messages: [/^Object of type 'shield' and identifier 'llama-guard' already exists/],
    make: async ({serve, start, testDoubleAddress}) => {
      const first = await serve(guarding(testDoubleAddress, {}));
      await first.stop();
      return start(
        guarding(
          testDoubleAddress,
          {},
          {
            shields: [
              {
                shield_id: 'llama-guard',
                provider_id: 'llama-guard',
                provider_shield_id: 'another-guard',
              },
            ],
          },
        ),
      );
    },
  },
  {
    messages: [/^already exists\. Unregister it first/],
    pages: ['distributions/customizing_run_yaml'],
    make: async ({serve, start, testDoubleAddress}) => {
      const first = await serve(guarding(testDoubleAddress, {}));
      await first.stop();
      return start(
        guarding(
          testDoubleAddress,
          {},
          {
            shields: [
              {
                shield_id: 'llama-guard',
                provider_id: 'llama-guard',
                provider_shield_id: 'another-guard',
              },
            ],
          },
        ),
      );
    },
  },
  {
    messages: ['Trace … not found'],
    make: ({ask, paths}) => ask('GET', `${paths.telemetry}/traces/unknown`),
  },
  {
    messages: ['Span … not found'],
    make: ({ask, paths}) => ask('GET', `${paths.telemetry}/traces/unknown/spans/unknown`),
  },
  {
    messages: [/^In order to query_metrics, you must have sqlite set/, internalError],
    pages: ['building_applications/telemetry', 'providers/telemetry/inline_meta-reference'],
    each: 'message',
    make: async ({serve, paths}, message) => {
      const {ask} = await serve(telemetry({sinks: 'console'}));
      return message.startsWith('In order')
        ? ask('POST', `${paths.telemetry}/metrics/prompt_tokens`, {
            start_time: 0,
            query_type: 'range',
          })
        : ask('POST', `${paths.telemetry}/traces`, {limit: 1});
    },
  },
  {
    messages: ['DatasetIO API not available'],
    make: async ({serve, paths}) => {
      const {ask, log} = await serve(telemetry({sinks: 'sqlite', sqlite_db_path: './traces.db'}));
      await ask('POST', `${paths.telemetry}/spans/export`, {
        attribute_filters: [],
        attributes_to_save: ['input'],
        dataset_id: 'a',
      });
      return log();
    },
  },
  {
    messages: [/^Access denied: user does not have required scope: telemetry\.read$/],
    make: async ({serve, paths}) => {
      const service = await answering((_, response) => {
        response
          .writeHead(200, {'content-type': 'application/json'})
          .end(JSON.stringify({principal: 'a', attributes: {roles: ['reader']}}));
      });
      try {
        const {ask} = await serve(
          telemetry(
            {sinks: 'sqlite', sqlite_db_path: './traces.db'},
            {
              server: {
                port: 8321,
                auth: {provider_config: {type: 'custom', endpoint: service.address}},
              },
            },
          ),
        );
        return await ask(
          'POST',
          `${paths.telemetry}/traces`,
          {limit: 1},
          {authorization: 'Bearer a'},
        );
      } finally {
        await service.close();
      }
    },
  },
  {
    messages: ['Error exporting span to SQLite: …'],
    make: async ({serve, python}) => {
      const server = await serve(telemetry({sinks: 'sqlite', sqlite_db_path: './traces.db'}));
      await server.ask('GET', '/v1/providers');
      await python(
        'import sqlite3, time, urllib.request',
        'store = sqlite3.connect("traces.db")',
        'store.execute("BEGIN EXCLUSIVE")',
        `urllib.request.urlopen("${server.address}/v1/providers")`,
        // A server waits for five seconds before it gives up.
        'time.sleep(8)',
      );
      return server.log();
    },
  },
  {
    messages: [
      'Not implemented: NVIDIA safety provider currently does not implement run_moderation',
    ],
    make: async ({serve, paths, testDoubleAddress}) => {
      const {ask} = await serve(
        runFile(
          ['safety'],
          {
            safety: [
              {
                provider_id: 'nvidia',
                provider_type: 'remote::nvidia',
                config: {guardrails_service_url: testDoubleAddress, config_id: 'a'},
              },
            ],
          },
          {shields: [{shield_id: 'a', provider_id: 'nvidia', provider_shield_id: 'a'}]},
        ),
      );
      return moderate({ask, paths}, 'a');
    },
  },
];
