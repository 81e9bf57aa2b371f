import {describe, expect, it} from 'vitest';
import type {
  ClientCliData,
  CliCommand,
  CliOption,
  LlamaCliData,
} from '../../../src/facts/data-types';
import {table} from '../../support/tables';

const renderClientCommandIndex = table('client-command-index');
const renderClientCommands = table('client-commands');
const renderClientGlobals = table('client-globals');
const renderLlamaAbsentCommands = table('llama-absent-commands');
const renderLlamaApis = table('llama-apis');
const renderLlamaCommandIndex = table('llama-command-index');
const renderLlamaCommands = table('llama-commands');

const option = (changes: Partial<CliOption>): CliOption => ({
  flags: ['--port'],
  value: 'PORT',
  type: 'integer',
  required: false,
  default: '8321',
  repeatable: false,
  status: 'supported',
  description: 'Port to listen on.',
  ...changes,
});

const command = (changes: Partial<CliCommand>): CliCommand => ({
  name: 'llama stack run',
  group: 'llama stack',
  summary: 'Starts the server.',
  usage: 'llama stack run [OPTIONS] CONFIG',
  arguments: [],
  options: [],
  environment: [],
  exit: [{status: 0, when: 'Stopped.'}],
  notes: [],
  ...changes,
});

const llama = (commands: readonly CliCommand[]): {llamaCli: LlamaCliData} => ({
  llamaCli: {
    program: 'llama',
    pageId: 'references/llama',
    package: 'llama-stack',
    requires: 'Python 3.12 or later',
    commands,
    apis: [
      {name: 'inference', kind: 'provided'},
      {name: 'models', kind: 'resource', servedWith: 'inference'},
      {name: 'inspect', kind: 'internal'},
    ],
    absent: [{command: 'llama stack configure', instead: 'Edit the run file.'}],
  },
});

const client = (commands: readonly CliCommand[]): {clientCli: ClientCliData} => ({
  clientCli: {
    program: 'llama-stack-client',
    pageId: 'references/client',
    package: 'llama-stack-client',
    requires: 'Python 3.12 or later',
    globalOptions: [option({flags: ['--endpoint'], value: 'URL', type: 'string', default: null})],
    environment: [{name: 'OPENAI_API_KEY', default: null, description: 'Sent along.'}],
    configurationFile: {
      path: '~/.llama/client/config.yaml',
      keys: [{name: 'endpoint', description: 'Address.'}],
    },
    commands,
  },
});

describe('the reference of the llama program', () => {
  it('gives each command a heading with a stable id', () => {
    expect(renderLlamaCommands([], llama([command({name: 'llama stack list-apis'})]))).toContain(
      '### `llama stack list-apis` {#llama-stack-list-apis}',
    );
  });

  it('links the index to those headings', () => {
    expect(renderLlamaCommandIndex([], llama([command({})]))).toContain(
      '| [`llama stack run`](#llama-stack-run) | Starts the server. |',
    );
  });

  it('shows default, environment variable, type and choices of an option', () => {
    const text = renderLlamaCommands(
      [],
      llama([command({options: [option({environment: 'LLAMA_STACK_PORT', choices: ['1', '2']})]})]),
    );
    expect(text).toContain(
      '- `--port`: `PORT`, integer, default `LLAMA_STACK_PORT` or else `8321`\\\n  Port to listen on. One of `1`, `2`.',
    );
  });

  it.each([
    [{required: true}, '`PORT`, integer, required\\'],
    [{status: 'rejected'}, '**Rejected.**'],
    [{status: 'deprecated'}, '**Deprecated.**'],
    [{repeatable: true}, 'You can use it several times.'],
    [{value: null, type: 'flag', default: null}, '- `--port`\\'],
    [{value: 'JSON', type: 'JSON', default: null}, '- `--port`: `JSON`\\'],
  ] as const)('marks an option with %j', (changes, mark) => {
    expect(renderLlamaCommands([], llama([command({options: [option(changes)]})]))).toContain(mark);
  });

  it('keeps variables in braces inside code spans', () => {
    const text = renderLlamaCommands(
      [],
      llama([command({notes: ['Reads `${env.NAME}` and {more}.']})]),
    );
    expect(text).toContain('- Reads `${env.NAME}` and \\{more\\}.');
  });

  it('selects commands by their second word', () => {
    const data = llama([command({}), command({name: 'llama model list', group: 'llama model'})]);
    expect(renderLlamaCommands(['model'], data)).not.toContain('{#llama-stack-run}');
  });

  it('refuses a word that no command has, and lists those that exist', () => {
    expect(() => renderLlamaCommands(['modle'], llama([command({})]))).toThrow(
      'No command has the word "modle". Use one of: stack.',
    );
  });

  it('says how each API comes to be served', () => {
    const text = renderLlamaApis([], llama([command({})]));
    expect(text).toContain('| `inference` | Yes | If enabled |');
    expect(text).toContain('| `models` | No | Together with `inference` |');
    expect(text).toContain('| `inspect` | No | Always |');
  });

  it('lists commands that do not exist with what to use instead', () => {
    expect(renderLlamaAbsentCommands([], llama([]))).toContain(
      '| :absent[`llama stack configure` does not exist] | Edit the run file. |',
    );
  });

  it('refuses an argument where none belongs', () => {
    expect(() => renderLlamaApis(['x'], llama([]))).toThrow('Write "generated:llama-apis".');
  });
});

describe('the reference of llama-stack-client', () => {
  const list = command({
    name: 'llama-stack-client models list',
    usage: 'llama-stack-client models list',
    sdkMethods: ['client.models.list'],
  });
  const configure = command({
    name: 'llama-stack-client configure',
    usage: 'llama-stack-client configure',
  });

  it('puts commands under their group and links to the Python methods', () => {
    const text = renderClientCommands(['./sdk'], client([list]));
    expect(text).toContain('### `models` {#models}');
    expect(text).toContain('#### `llama-stack-client models list` {#models-list}');
    expect(text).toContain(
      'In Python: [`client.models.list`](./sdk/generation.md#client-models-list).',
    );
  });

  it('writes one heading for a command that is its own group', () => {
    const text = renderClientCommands(['./sdk'], client([configure]));
    expect(text).toContain('### `llama-stack-client configure` {#configure}');
    expect(text.match(/\{#configure\}/g)).toHaveLength(1);
  });

  it('says in index and section when a command cannot work', () => {
    const data = client([{...list, broken: 'The resource is gone.'}]);
    expect(renderClientCommandIndex([], data)).toContain("Doesn't work.");
    expect(renderClientCommands(['./sdk'], data)).toContain(
      "**Doesn't work.** The resource is gone.",
    );
  });

  it('demands the path of the folder to link to', () => {
    expect(() => renderClientCommands([], client([list]))).toThrow(
      'generated:client-commands PATH_OF_PYTHON_SDK_FOLDER',
    );
  });

  it.each([
    ['options', '`--endpoint`'],
    ['environment', '`OPENAI_API_KEY`'],
    ['file', '`endpoint`'],
  ])('writes the global %s', (part, sign) => {
    expect(renderClientGlobals([part], client([]))).toContain(sign);
  });

  it('refuses an unknown part of the settings', () => {
    expect(() => renderClientGlobals(['keys'], client([]))).toThrow(
      'Write "generated:client-globals options|environment|file".',
    );
  });
});
