/** Writes the reference of the two command-line programs. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {
  blocks,
  code,
  codeFence,
  codeList,
  codeSpan,
  entryList,
  fact,
  markdownTable,
  proseToMdx,
} from '@docs-kit/mdx-writer';
import type {
  ApiName,
  CliArgument,
  CliCommand,
  CliEnvironmentVariable,
  CliOption,
  VersionData,
} from '../facts/data-types';
import {pythonSdkPageOf} from './python-sdk-pages';

export const commandTables: Tables<Pick<VersionData, 'llamaCli' | 'clientCli'>> = {
  'llama-command-index': {
    parameters: '',
    write: ({llamaCli}) => commandIndex(llamaCli.commands),
  },
  /** A section for each command, or each that has one of the words behind `llama`. */
  'llama-commands': {
    parameters: '[WORD...]',
    write: ({llamaCli: {commands}}, ...words) => {
      const known = new Set(commands.map((command) => wordsOf(command)[1] ?? ''));
      const unknown = words.find((word) => !known.has(word));
      if (unknown !== undefined) {
        throw new Error(
          `No command has the word "${unknown}". Use one of: ${[...known].join(', ')}.`,
        );
      }
      return commands
        .filter((command) => words.length === 0 || words.includes(wordsOf(command)[1] ?? ''))
        .map((command) => commandSection(command, '###'))
        .join('\n\n');
    },
  },
  /** Commands that this version lacks, and what to use instead. */
  'llama-absent-commands': {
    parameters: '',
    write: ({llamaCli}) =>
      markdownTable(
        {
          // The mark is for readers and for checks. A module can exist that is not a command.
          Command: ({command}) =>
            command.startsWith(`${llamaCli.program} `)
              ? `:absent[${code(command)} does not exist]`
              : code(command),
          'Use instead': ({instead}) => proseToMdx(instead),
        },
        llamaCli.absent,
      ),
  },
  /** The names that the program lists as its APIs. */
  'llama-apis': {
    parameters: '',
    write: ({llamaCli}) =>
      markdownTable(
        {
          API: ({name}) => code(name),
          'Has providers': ({kind}) => (kind === 'provided' ? 'Yes' : 'No'),
          Served: servedCell,
        },
        llamaCli.apis,
      ),
  },
  'client-command-index': {
    parameters: '',
    write: ({clientCli}) => commandIndex(clientCli.commands, clientCli.program),
  },
  /** What holds for every client command. */
  'client-globals': {
    parameters: 'options|environment|file',
    write: ({clientCli}, part) => {
      if (part === 'options') return optionList(clientCli.globalOptions);
      if (part === 'environment') return settingList(clientCli.environment);
      return settingList(clientCli.configurationFile.keys);
    },
  },
  /** A section for each group of client commands, and one in it for each command. */
  'client-commands': {
    parameters: 'PATH_OF_PYTHON_SDK_FOLDER',
    write: ({clientCli: {commands, program}}, sdkFolder) => {
      const groups = [...new Set(commands.map((command) => wordsOf(command, program)[0] ?? ''))];
      return groups
        .map((group) => {
          const ofGroup = commands.filter((command) => wordsOf(command, program)[0] === group);
          const [first] = ofGroup;
          const client = {program, sdkFolder};
          // A command that is its own group needs no second heading.
          if (first && wordsOf(first, program).length === 1)
            return commandSection(first, '###', client);
          return blocks(
            `### ${codeSpan(group)} {#${idOf(group)}}`,
            ...ofGroup.map((command) => commandSection(command, '####', client)),
          );
        })
        .join('\n\n');
    },
  },
};

/** The id of a heading: `client-models-list` for the method `client.models.list`, which pages link. */
export function idOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The name of a command without the program that it is shown under, if any. */
function shortName({name}: CliCommand, program = ''): string {
  return program !== '' && name.startsWith(`${program} `) ? name.slice(program.length + 1) : name;
}

function wordsOf(command: CliCommand, program = ''): string[] {
  return shortName(command, program).split(' ');
}

function commandIndex(commands: readonly CliCommand[], program = ''): string {
  return markdownTable(
    {
      Command: (command) => {
        const name = shortName(command, program);
        return `[${code(name)}](#${idOf(name)})`;
      },
      'What it does': ({summary, broken}) =>
        proseToMdx(broken === undefined ? summary : `${summary} Doesn't work.`),
    },
    commands,
  );
}

function commandSection(
  command: CliCommand,
  heading: string,
  {program, sdkFolder}: {readonly program?: string; readonly sdkFolder?: string} = {},
): string {
  const {name, summary, broken, usage, options, environment, columns, notes, exit} = command;
  return blocks(
    `${heading} ${codeSpan(name)} {#${idOf(shortName(command, program))}}`,
    proseToMdx(summary),
    broken !== undefined && `**Doesn't work.** ${proseToMdx(broken)}`,
    codeFence('text', usage),
    command.arguments.length > 0 && blocks('Arguments:', argumentList(command.arguments)),
    options.length > 0 && blocks('Options:', optionList(options)),
    environment.length > 0 && blocks('Environment variables:', settingList(environment)),
    columns && `Output columns: ${columns.map(codeSpan).join(', ')}.`,
    notes.length > 0 && blocks('Notes:', notes.map((note) => `- ${proseToMdx(note)}`).join('\n')),
    'Exit status:',
    exit.map(({status, when}) => `- ${code(String(status))}: ${proseToMdx(when)}`).join('\n'),
    sdkFolder && command.sdkMethods && `In Python: ${methodLinks(command.sdkMethods, sdkFolder)}.`,
  );
}

function methodLinks(methods: readonly string[], folder: string): string {
  const linkOf = (method: string): string =>
    `[${codeSpan(method)}](${folder}/${pythonSdkPageOf(method)}.md#${idOf(method)})`;
  return methods.map(linkOf).join(', ');
}

function argumentList(rows: readonly CliArgument[]): string {
  return entryList(rows, (row) => ({
    name: code(row.repeatable ? `${row.name}...` : row.name),
    facts: [row.required ? 'required' : 'optional'],
    text: proseToMdx(row.description) + choicesOf(row),
  }));
}

function optionList(rows: readonly CliOption[]): string {
  return entryList(rows, (row) => ({
    name: codeList(row.flags),
    facts: [code(row.value), typeOf(row), usual(row)],
    text: `${statusHints[row.status]}${proseToMdx(row.description)}${choicesOf(row)}${row.repeatable ? ' You can use it several times.' : ''}`,
  }));
}

const statusHints: Readonly<Record<CliOption['status'], string>> = {
  supported: '',
  deprecated: '**Deprecated.** ',
  rejected: '**Rejected.** ',
};

/** Lists environment variables, or the keys of a file, which have no defaults. */
function settingList(
  rows: readonly (Omit<CliEnvironmentVariable, 'default'> & Partial<CliEnvironmentVariable>)[],
): string {
  return entryList(rows, ({name, default: value, description}) => ({
    name: code(name),
    facts: [fact('default', code(value))],
    text: proseToMdx(description),
  }));
}

const typeOf = ({value, type}: CliOption): string =>
  ['string', 'flag', value].includes(type) ? '' : type;

function usual({required, default: value, environment}: CliOption): string {
  if (required) return 'required';
  const first = value === null || environment === undefined ? '' : `${code(environment)} or else `;
  return fact('default', first + code(value));
}

function choicesOf({choices}: Pick<CliOption, 'choices'>): string {
  return choices ? ` One of ${codeList(choices)}.` : '';
}

function servedCell({kind, servedWith}: ApiName): string {
  if (kind === 'internal') return 'Always';
  return kind === 'resource' && servedWith !== undefined
    ? `Together with ${code(servedWith)}`
    : 'If enabled';
}
