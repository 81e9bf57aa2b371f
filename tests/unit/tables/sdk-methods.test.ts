import {describe, expect, it} from 'vitest';
import type {
  PythonSdkData,
  SdkHelper,
  SdkMethod,
  VersionFacts,
} from '../../../src/facts/data-types';
import {nextVersion} from '../../../src/site/versions';
import {methodSections, operationLinks, shortenType} from '../../../src/tables/sdk-methods';
import {table} from '../../support/tables';

const renderPythonConstructor = table('python-sdk-constructor');
const renderPythonErrors = table('python-sdk-errors');
const renderPythonHelperIndex = table('python-sdk-helper-index');
const renderPythonHelpers = table('python-sdk-helpers');
const renderPythonIndex = table('python-sdk-index');
const renderPythonMethods = table('python-sdk-methods');

const method = (changes: Partial<SdkMethod>): SdkMethod => ({
  method: 'client.chat.completions.create',
  resource: 'chat.completions',
  summary: 'Answers a conversation.',
  httpMethod: 'POST',
  path: '/v1/chat/completions',
  level: 'v1',
  parameters: [{name: 'model', type: 'str', required: true, in: 'body'}],
  returns: 'CompletionCreateResponse | Stream[ChatCompletionChunk]',
  streaming: true,
  operation: {slug: 'create-chat-completion', level: 'stable'},
  ...changes,
});

const helper: SdkHelper = {
  name: 'EventLogger (agents)',
  import: 'llama_stack_client.AgentEventLogger',
  module: 'llama_stack_client.lib.agents.event_logger.EventLogger',
  kind: 'class',
  summary: 'Prints events.',
  parameters: [{name: 'client', type: 'LlamaStackClient', required: true}],
  methods: [
    {
      name: 'log',
      summary: 'Logs a stream.',
      parameters: [{name: 'stream', type: 'bool', required: false, default: 'True'}],
      returns: 'None',
      abstract: true,
    },
    {name: 'agent_id', summary: 'The id.', parameters: [], returns: 'str', property: true},
  ],
  fields: [],
  notes: ['Takes {any} stream.'],
};

const sdk = (
  methods: readonly SdkMethod[],
  changes: Partial<PythonSdkData> = {},
): PythonSdkData => ({
  language: 'python',
  package: 'llama-stack-client',
  module: 'llama_stack_client',
  requires: 'Python 3.12 or later',
  constructorOptions: [
    {
      name: 'timeout',
      type: 'float | None',
      default: '60 seconds in total',
      description: 'Time limit.',
    },
    {
      name: 'api_key',
      type: 'str',
      default: 'None',
      environment: 'LLAMA_STACK_CLIENT_API_KEY',
      description: 'Token.',
    },
  ],
  requestOptions: ['timeout'],
  transport: {
    timeoutSeconds: 60,
    connectTimeoutSeconds: 5,
    maxRetries: 2,
    initialRetryDelaySeconds: 0.5,
    maxRetryDelaySeconds: 8,
    retriedStatuses: ['429'],
    retryHeader: 'x-should-retry',
  },
  errors: [
    {status: '404', class: 'NotFoundError', description: 'Not there.'},
    {status: null, class: 'APIConnectionError', description: 'No answer.'},
  ],
  methods,
  helpers: [helper],
  ...changes,
});

const levels: VersionFacts['levels'] = {
  stable: {pages: 'operations'},
  experimental: {pages: 'operations'},
  deprecated: {pages: 'operations'},
};
const links = operationLinks('../..', levels);

describe('the sections of methods', () => {
  it('gives resources and methods headings with stable ids', () => {
    const text = methodSections(['chat.completions'], [method({})], links);
    expect(text).toContain('### `client.chat.completions` {#client-chat-completions}');
    expect(text).toContain(
      '#### `client.chat.completions.create` {#client-chat-completions-create}',
    );
  });

  it('links the route to its operation page', () => {
    expect(methodSections(['chat.completions'], [method({})], links)).toContain(
      '- Route: [`POST /v1/chat/completions`](../../api/create-chat-completion.api.mdx)',
    );
  });

  it('links an operation without a page of its own to the page of its tag', () => {
    const native = method({operation: {slug: 'native-chat', level: 'stable', tag: 'inference'}});
    expect(methodSections(['chat.completions'], [native], links)).toContain(
      '](../../api/inference.tag.mdx#native-chat)',
    );
  });

  it('links an operation to the page of the version that the data names', () => {
    const experimental = method({operation: {slug: 'create-agent', level: 'experimental'}});
    expect(methodSections(['chat.completions'], [experimental], links)).toContain(
      '](../../api-experimental/create-agent.api.mdx)',
    );
    const elsewhere = operationLinks('../..', {
      ...levels,
      experimental: {pages: 'linked', version: nextVersion.name},
    });
    expect(methodSections(['chat.completions'], [experimental], elsewhere)).toContain(
      `](${nextVersion.path}/api-experimental/create-agent)`,
    );
    const shared = operationLinks('../..', {
      ...levels,
      experimental: {
        pages: 'tags',
        version: nextVersion.name,
        tags: {'All agents': ['create-agent']},
      },
    });
    expect(methodSections(['chat.completions'], [experimental], shared)).toContain(
      '](../../api-experimental/all-agents.api.mdx#create-agent)',
    );
  });

  it('writes the route without a link when it has no page', () => {
    expect(methodSections(['chat.completions'], [method({operation: undefined})], links)).toContain(
      '- Route: `POST /v1/chat/completions`\n',
    );
  });

  it('says once where parameters are sent, or beside each when the places differ', () => {
    const inQuery = {name: 'a', type: 'int | str', required: false, in: 'query'} as const;
    const inPath = {name: 'b', type: 'str', required: true, in: 'path'} as const;
    const of = (...parameters: SdkMethod['parameters']): string =>
      methodSections(['chat.completions'], [method({parameters})], links);
    const text = of(inQuery);
    expect(text).toContain('Returns: `CompletionCreateResponse | Stream[ChatCompletionChunk]`');
    expect(text).toContain('Parameters, in the query:\n\n- `a`: `int | str`');
    expect(of(inPath, inQuery)).toContain(
      'Parameters:\n\n- `b`: `str`, required, in the path\n- `a`: `int | str`, in the query',
    );
  });

  it.each([
    [{paginated: true}, 'Pagination:'],
    [{unwraps: 'data'}, "from the response's `data` field"],
    [{deprecated: true}, '**Deprecated** in the client.'],
    [{routeDeprecated: true}, '(deprecated)'],
    [{note: 'Mind {this}.'}, 'Mind \\{this\\}.'],
    [{parameters: []}, 'No parameters.'],
    [{multipart: true}, 'multipart form'],
    [{streaming: true}, '`stream=True`'],
  ] as const)('mentions %j', (changes, sign) => {
    expect(methodSections(['chat.completions'], [method(changes)], links)).toContain(sign);
  });
});

describe('the tables of a client library', () => {
  it('writes defaults that are words as prose and others as code', () => {
    const text = renderPythonConstructor([], {pythonSdk: sdk([])});
    expect(text).toContain('| 60 seconds in total |');
    expect(text).toContain('| `None` | `LLAMA_STACK_CLIENT_API_KEY` |');
  });

  it('leaves the status empty for errors without a response', () => {
    expect(renderPythonErrors([], {pythonSdk: sdk([])})).toContain(
      '| — | `APIConnectionError` | No answer. |',
    );
  });

  it('shortens a union that its widest member swallows', () => {
    expect(shortenType('Dict[str, Union[bool, float, str, Iterable[object], object, None]]')).toBe(
      'Dict[str, object]',
    );
    expect(shortenType('Union[bool, str]')).toBe('Union[bool, str]');
  });
});

describe('renderPythonHelpers', () => {
  it('shows import, parameters, methods, properties and notes', () => {
    const text = renderPythonHelpers([], {pythonSdk: sdk([])});
    expect(text).toContain('### `EventLogger (agents)` {#helper-eventlogger-agents}');
    expect(text).toContain('from llama_stack_client import AgentEventLogger');
    expect(text).toContain(
      '- `log(stream=True)`: returns `None`\\\n  Logs a stream. Implement it in your subclass.',
    );
    expect(text).toContain('Properties: `agent_id: str`.');
    expect(text).toContain('- Takes \\{any\\} stream.');
  });

  it('says when a helper cannot be used', () => {
    const helpers = [{...helper, broken: 'Its import fails.'}];
    expect(renderPythonHelpers([], {pythonSdk: sdk([], {helpers})})).toContain(
      "**Doesn't work.** Its import fails.",
    );
  });

  it('refuses data without helpers', () => {
    expect(() => renderPythonHelpers([], {pythonSdk: sdk([], {helpers: []})})).toThrow(
      'holds no helpers',
    );
  });
});

describe('the pages of the Python client', () => {
  const methods = [
    method({}),
    method({method: 'client.alpha.agents.create', resource: 'alpha.agents'}),
  ];
  const pythonSdk = sdk(methods);
  const facts = {levels: {stable: {pages: 'operations'}}} as VersionFacts;

  it('are led to by the index, whose entries have the ids of the methods', () => {
    const index = renderPythonIndex([], {pythonSdk});
    expect(index).toContain(
      '| <span id="client-chat-completions"></span><span id="client-chat-completions-create">[`client.chat.completions.create`](./generation.md#client-chat-completions-create)</span> | Answers a conversation. |',
    );
    expect(index).toContain('(./agents_and_evaluation.md#client-alpha-agents-create)');
  });

  it('hold the methods of their resources', () => {
    const page = renderPythonMethods(['../..', 'generation'], {pythonSdk, facts});
    expect(page).toContain('#### `client.chat.completions.create`');
    expect(page).not.toContain('client.alpha.agents');
  });

  it.each([
    [['../..', 'everything'], 'Write "generated:python-sdk-methods PATH_TO_DOCS_ROOT generation|'],
    [[], 'Write "generated:python-sdk-methods PATH_TO_DOCS_ROOT generation|'],
  ])('refuse %j, and say what to write', (args, message) => {
    expect(() => renderPythonMethods(args, {pythonSdk, facts})).toThrow(message);
  });

  it('are missing for a resource that nobody placed', () => {
    const lost = sdk([method({resource: 'dreams', method: 'client.dreams.list'})]);
    expect(() => renderPythonIndex([], {pythonSdk: lost})).toThrow(
      'The resource "dreams" of the Python client is on no page',
    );
  });

  it('list the helpers with what they are for', () => {
    expect(renderPythonHelperIndex([], {pythonSdk: sdk([], {helpers: [helper]})})).toContain(
      '[`EventLogger (agents)`](./helpers.md#helper-eventlogger-agents)</span> | Prints events. |',
    );
  });
});
