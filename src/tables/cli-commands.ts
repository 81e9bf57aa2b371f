/** Writes the reference of the two command-line programs. */
import {onlyArgument} from '@docs-kit/docs-facts/tables';
import type {
  ApiName,
  CliArgument,
  CliCommand,
  CliEnvironmentVariable,
  CliExit,
  CliOption,
} from '../facts/data-types';
import {
  blocks,
  code,
  codeList,
  codeSpan,
  EMPTY_CELL,
  markdownTable,
  proseToMdx,
} from '@docs-kit/mdx-writer';
import type {VersionData} from '../facts/data-types';
import {pythonSdkPageOf} from './python-sdk-pages';

const CLIENT_PREFIX = 'llama-stack-client ';

/**
 * Lists the commands of the `llama` program with a link to each one's section.
 *
 * @param args - none
 * @param data - needs `llamaCli`
 * @returns a table of command and summary
 * @throws Error when there are arguments
 */
export function renderLlamaCommandIndex(
  args: readonly string[],
  data: Pick<VersionData, 'llamaCli'>,
): string {
  expectNoArguments(args, 'generated:llama-command-index');
  return commandIndex(data.llamaCli.commands, commandId);
}

/**
 * Writes one section for each command of the `llama` program.
 *
 * @param args - second words of the commands to include (`stack`, `model`); none means all
 * @param data - needs `llamaCli`
 * @returns sections with `###` headings
 * @throws Error when an argument names no command
 */
export function renderLlamaCommands(
  args: readonly string[],
  data: Pick<VersionData, 'llamaCli'>,
): string {
  const {commands} = data.llamaCli;
  return selectByWord(commands, args, 1)
    .map((command) => commandSection(command, '###', commandId(command)))
    .join('\n\n');
}

/**
 * Lists commands that this version lacks, and what to use instead.
 *
 * @param args - none
 * @param data - needs `llamaCli`
 * @returns a table
 * @throws Error when there are arguments
 */
export function renderLlamaAbsentCommands(
  args: readonly string[],
  data: Pick<VersionData, 'llamaCli'>,
): string {
  expectNoArguments(args, 'generated:llama-absent-commands');
  return markdownTable(
    [
      {
        heading: 'Command',
        // The mark says the same to readers and checks; a module may exist that is not a command.
        cell: (row) =>
          row.command.startsWith('llama ')
            ? `:absent[${code(row.command)} does not exist]`
            : code(row.command),
      },
      {heading: 'Use instead', cell: (row) => proseToMdx(row.instead)},
    ],
    data.llamaCli.absent,
  );
}

/**
 * Lists the API names that `llama stack list-apis` prints.
 *
 * @param args - none
 * @param data - needs `llamaCli`
 * @returns a table of name and how the API comes about
 * @throws Error when there are arguments
 */
export function renderLlamaApis(
  args: readonly string[],
  data: Pick<VersionData, 'llamaCli'>,
): string {
  expectNoArguments(args, 'generated:llama-apis');
  return markdownTable<ApiName>(
    [
      {heading: 'API', cell: (api) => code(api.name)},
      {heading: 'Has providers', cell: (api) => (api.kind === 'provided' ? 'Yes' : 'No')},
      {heading: 'Served', cell: describeApi},
    ],
    data.llamaCli.apis,
  );
}

/**
 * Lists the commands of `llama-stack-client` with a link to each one's section.
 *
 * @param args - none
 * @param data - needs `clientCli`
 * @returns a table of command and summary
 * @throws Error when there are arguments
 */
export function renderClientCommandIndex(
  args: readonly string[],
  data: Pick<VersionData, 'clientCli'>,
): string {
  expectNoArguments(args, 'generated:client-command-index');
  return commandIndex(data.clientCli.commands, clientCommandId, CLIENT_PREFIX);
}

/**
 * Writes the options, environment variables and file keys that hold for every client command.
 *
 * @param args - one of `options`, `environment`, `file`
 * @param data - needs `clientCli`
 * @returns a table
 * @throws Error for another argument
 */
export function renderClientGlobals(
  args: readonly string[],
  data: Pick<VersionData, 'clientCli'>,
): string {
  const usage = 'generated:client-globals options|environment|file';
  const part = onlyArgument(args, usage);
  const {clientCli} = data;
  switch (part) {
    case 'options':
      return optionTable(clientCli.globalOptions);
    case 'environment':
      return environmentTable(clientCli.environment);
    case 'file':
      return markdownTable(
        [
          {heading: 'Key', cell: (key) => code(key.name)},
          {heading: 'Meaning', cell: (key) => proseToMdx(key.description)},
        ],
        clientCli.configurationFile.keys,
      );
    default:
      throw new Error(`"${part}" is no part of the client's settings. Write "${usage}".`);
  }
}

/**
 * Writes a section for each group of client commands, and one in it for each command.
 *
 * @param args - relative path of the folder of the Python SDK pages, for links to the methods
 * @param data - needs `clientCli`
 * @returns sections with `###` headings for groups and `####` headings for commands
 * @throws Error when there is not exactly one argument
 */
export function renderClientCommands(
  args: readonly string[],
  data: Pick<VersionData, 'clientCli'>,
): string {
  const sdkFolder = onlyArgument(args, 'generated:client-commands PATH_OF_PYTHON_SDK_FOLDER');
  const groups = new Map<string, CliCommand[]>();
  for (const command of data.clientCli.commands) {
    const group = clientWords(command)[0] ?? command.name;
    groups.set(group, [...(groups.get(group) ?? []), command]);
  }
  return [...groups]
    .map(([group, commands]) => {
      const [first] = commands;
      // A command that is its own group needs no second heading.
      if (first !== undefined && clientWords(first).length === 1) {
        return commandSection(first, '###', clientCommandId(first), sdkFolder);
      }
      return blocks(
        `### ${codeSpan(group)} {#${slug(group)}}`,
        ...commands.map((command) =>
          commandSection(command, '####', clientCommandId(command), sdkFolder),
        ),
      );
    })
    .join('\n\n');
}

/**
 * The id of a command's heading.
 *
 * @param command - a command of the `llama` program
 * @returns for `llama stack list-apis` the id `llama-stack-list-apis`
 */
export function commandId(command: Pick<CliCommand, 'name'>): string {
  return slug(command.name);
}

/**
 * The id of a Python method's heading, which links from other pages use.
 *
 * @param method - such as `client.chat.completions.create`
 * @returns such as `client-chat-completions-create`
 */
export function methodId(method: string): string {
  return slug(method);
}

function clientCommandId(command: Pick<CliCommand, 'name'>): string {
  return slug(command.name.slice(CLIENT_PREFIX.length));
}

function clientWords(command: CliCommand): string[] {
  return command.name.slice(CLIENT_PREFIX.length).split(' ');
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function commandIndex(
  commands: readonly CliCommand[],
  idOf: (command: CliCommand) => string,
  prefixToDrop = '',
): string {
  return markdownTable(
    [
      {
        heading: 'Command',
        cell: (command) => `[${code(command.name.slice(prefixToDrop.length))}](#${idOf(command)})`,
      },
      {
        heading: 'What it does',
        cell: (command) =>
          proseToMdx(
            command.broken === undefined ? command.summary : `${command.summary} Does not work.`,
          ),
      },
    ],
    commands,
  );
}

function commandSection(
  command: CliCommand,
  heading: string,
  id: string,
  sdkFolder?: string,
): string {
  return blocks(
    `${heading} ${codeSpan(command.name)} {#${id}}`,
    proseToMdx(command.summary),
    command.broken !== undefined && `**Does not work.** ${proseToMdx(command.broken)}`,
    `\`\`\`text\n${command.usage}\n\`\`\``,
    command.arguments.length > 0 && argumentTable(command.arguments),
    command.options.length > 0 && optionTable(command.options),
    command.environment.length > 0 && environmentTable(command.environment),
    command.columns !== undefined &&
      `Columns of the output: ${command.columns.map(codeSpan).join(', ')}.`,
    command.notes.map((note) => `- ${proseToMdx(note)}`).join('\n'),
    exitTable(command.exit),
    sdkFolder !== undefined &&
      command.sdkMethods !== undefined &&
      sdkLine(command.sdkMethods, sdkFolder),
  );
}

function sdkLine(methods: readonly string[], folder: string): string {
  const links = methods.map(
    (method) =>
      `[${codeSpan(method)}](${folder}/${pythonSdkPageOf(method)}.md#${methodId(method)})`,
  );
  return `In Python: ${links.join(', ')}.`;
}

function argumentTable(rows: readonly CliArgument[]): string {
  return markdownTable(
    [
      {heading: 'Argument', cell: (row) => code(row.repeatable ? `${row.name}...` : row.name)},
      {heading: 'Required', cell: (row) => (row.required ? 'Yes' : 'No')},
      {heading: 'Meaning', cell: (row) => `${proseToMdx(row.description)}${choices(row.choices)}`},
    ],
    rows,
  );
}

function optionTable(rows: readonly CliOption[]): string {
  return markdownTable(
    [
      {heading: 'Option', cell: (row) => codeList(row.flags)},
      {
        heading: 'Value',
        cell: (row) => (row.value === null ? 'none' : `${code(row.value)}${typeHint(row.type)}`),
      },
      {heading: 'Default', cell: optionDefault},
      {
        heading: 'Meaning',
        cell: (row) =>
          `${statusHint(row.status)}${proseToMdx(row.description)}${choices(row.choices)}${repeatable(row)}`,
      },
    ],
    rows,
  );
}

function environmentTable(rows: readonly CliEnvironmentVariable[]): string {
  return markdownTable(
    [
      {heading: 'Environment variable', cell: (row) => code(row.name)},
      {heading: 'Default', cell: (row) => (row.default === null ? EMPTY_CELL : code(row.default))},
      {heading: 'Meaning', cell: (row) => proseToMdx(row.description)},
    ],
    rows,
  );
}

function exitTable(rows: readonly CliExit[]): string {
  return markdownTable(
    [
      {heading: 'Exit status', cell: (row) => code(String(row.status))},
      {heading: 'When', cell: (row) => proseToMdx(row.when)},
    ],
    rows,
  );
}

function optionDefault(row: CliOption): string {
  if (row.required) return '**required**';
  if (row.default === null) return EMPTY_CELL;
  return row.environment === undefined
    ? code(row.default)
    : `${code(row.environment)}, else ${code(row.default)}`;
}

function typeHint(type: string): string {
  return type === 'string' ? '' : ` (${type})`;
}

function statusHint(status: CliOption['status']): string {
  return status === 'supported'
    ? ''
    : `**${status === 'deprecated' ? 'Deprecated' : 'Rejected'}.** `;
}

function choices(values: readonly string[] | undefined): string {
  return values === undefined ? '' : ` One of ${codeList(values)}.`;
}

function repeatable(row: CliOption): string {
  return row.repeatable ? ' May be repeated.' : '';
}

function describeApi(api: ApiName): string {
  if (api.kind === 'internal') return 'Always';
  return api.kind === 'resource' && api.servedWith !== undefined
    ? `Together with ${code(api.servedWith)}`
    : 'When the run file names it';
}

function selectByWord(
  commands: readonly CliCommand[],
  words: readonly string[],
  position: number,
): CliCommand[] {
  const wordOf = (command: CliCommand): string | undefined => command.name.split(' ')[position];
  const known = new Set(commands.map(wordOf));
  const unknown = words.find((word) => !known.has(word));
  if (unknown !== undefined) {
    throw new Error(`No command has the word "${unknown}". Use one of: ${[...known].join(', ')}.`);
  }
  return commands.filter((command) => words.length === 0 || words.includes(wordOf(command) ?? ''));
}

function expectNoArguments(args: readonly string[], usage: string): void {
  if (args.length > 0)
    throw new Error(`Unexpected argument "${args.join(' ')}". Write "${usage}".`);
}
