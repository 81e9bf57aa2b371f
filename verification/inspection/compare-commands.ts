import type {CliArgument, CliOption} from '../../src/facts/data-types';
import type {ComparisonRecord} from '@docs-kit/docs-verify/record/record';
import type {DescribedCommand, DescribedOption} from './describe';

/** A command as `data/<version>/llama-cli.json` and `client-cli.json` have it. */
export interface DocumentedCommand {
  readonly options: readonly CliOption[];
  readonly arguments: readonly CliArgument[];
}

/**
 * Compares the commands of the installed programs with the documented ones: their names, the
 * spellings, values, defaults and choices of their options, and their positionals.
 * @param commands by name, such as `llama stack run`
 * @throws Error when a side has no command: a comparison of nothing would find no difference
 */
export function compareCommands(
  commands: Readonly<Record<string, DescribedCommand>>,
  documented: Readonly<Record<string, DocumentedCommand>>,
): ComparisonRecord {
  const names = new Set([...Object.keys(commands), ...Object.keys(documented)]);
  if (Object.keys(commands).length === 0 || Object.keys(documented).length === 0) {
    throw new Error('There are no commands to compare: expected some on both sides.');
  }
  const broken = Object.entries(commands).flatMap(([name, {error}]) =>
    error === undefined ? [] : [{name, error}],
  );
  // What belongs to a program that cannot be asked is named once, by the program.
  const compared = [...names].filter(
    (name) => !broken.some(({name: program}) => `${name} `.startsWith(`${program} `)),
  );
  return {
    compared: compared.length,
    differences: [
      ...broken.map(({name, error}) => `${name}: ${error}`),
      ...compared.flatMap((name) => differencesOf(name, commands[name], documented[name])),
    ],
  };
}

function differencesOf(
  name: string,
  command: DescribedCommand | undefined,
  documented: DocumentedCommand | undefined,
): string[] {
  if (!command) return [`${name} is documented, but the program lacks it`];
  if (!documented) return isGroupAlone(command) ? [] : [`${name} is not documented`];
  return [
    ...optionDifferences(name, command.options, documented.options),
    ...argumentDifferences(name, command.arguments, documented.arguments),
  ];
}

/** A command that only holds others is described with them. */
function isGroupAlone({isGroup, options}: DescribedCommand): boolean {
  return isGroup && options.every(isHelp);
}

const isHelp = ({flags}: Pick<CliOption, 'flags'>): boolean => flags.includes('--help');

function optionDifferences(
  name: string,
  options: readonly DescribedOption[],
  documented: readonly CliOption[],
): string[] {
  const byFlag = new Map(options.flatMap((option) => option.flags.map((flag) => [flag, option])));
  const listed = new Map(
    documented.flatMap((option) => option.flags.map((flag) => [flag, option])),
  );
  return [
    ...[...byFlag].flatMap(([flag, option]) => {
      if (isHelp(option)) return [];
      const entry = listed.get(flag);
      return entry
        ? valueDifferences(`${name} ${flag}`, option, entry)
        : [`${name}: ${flag} is not documented`];
    }),
    ...[...listed.keys()]
      .filter((flag) => !byFlag.has(flag))
      .map((flag) => `${name}: ${flag} is documented, but the program lacks it`),
  ];
}

function valueDifferences(
  place: string,
  {takesValue, required, default: value, choices}: DescribedOption,
  documented: CliOption,
): string[] {
  const differences: string[] = [];
  if (takesValue !== (documented.value !== null)) {
    differences.push(`${place} takes ${takesValue ? 'a' : 'no'} value`);
  }
  if (required && !documented.required) differences.push(`${place} is required`);
  // An option without a default of the parser may still get one from the code behind it.
  if (takesValue && value && value !== documented.default) {
    differences.push(`${place}: the default is ${value}`);
  }
  const known = new Set(documented.choices);
  if (choices.length !== known.size || !choices.every((choice) => known.has(choice))) {
    differences.push(`${place}: the choices are ${choices.join(', ') || 'not limited'}`);
  }
  return differences;
}

/**
 * Positionals have no name on a command line: they are compared by their place. The data says what
 * a command needs to do its work, and a parser may ask for less.
 */
function argumentDifferences(
  name: string,
  positionals: DescribedCommand['arguments'],
  documented: readonly CliArgument[],
): string[] {
  if (positionals.length !== documented.length) {
    const names = positionals.map(({name: positional}) => positional).join(' ') || 'no positional';
    return [`${name} takes ${names}`];
  }
  return positionals.flatMap((positional, index) =>
    positional.required && !documented[index]?.required
      ? [`${name}: ${positional.name} is required`]
      : [],
  );
}
