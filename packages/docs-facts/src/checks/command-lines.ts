/** Command lines of the documented programs, parsed whole. */
import type {CheckFacts, Command, Option} from './facts';
import {nearest} from '../finding';

interface Problem {
  readonly name: string;
  readonly message: string;
}

/** What may precede a program: assignments, runners, and their own options. */
const BEFORE =
  /^(?:[A-Z_0-9]+=.*|uv|run|uvx|sudo|exec|time|env|nohup|command|then|do|if|!|\(|--\S*|python|-m)$/;

/**
 * Splits a shell script into the words of each call of the documented programs.
 * @param script lines of a shell; continued lines count as one
 */
export function programCalls(script: string, {programs}: Pick<CheckFacts, 'programs'>): string[][] {
  const names = programs.map(({name}) => name);
  return script
    .replace(/\\\n\s*/g, ' ')
    .split(/\n|&&|\|\|?|;(?=\s)|\s&(?:\s|$)|\$\(/)
    .flatMap((line) => {
      const words = shellWords(line);
      const start = words.findIndex((word) => names.includes(word));
      return start >= 0 && words.slice(0, start).every((word) => BEFORE.test(word))
        ? [words.slice(start)]
        : [];
    });
}

/** The words of a command, quotes taken off; a comment and a redirection end it. */
function shellWords(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.trim().matchAll(/(?:"(?:\\.|[^"])*"|'[^']*'|\$\{[^}]*\}|[^\s"'])+/g)) {
    if (word.startsWith('#') || /^\d?[<>]/.test(word)) break;
    words.push(
      word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/^([^"']*=)(["'])([\s\S]*)\2$/, '$1$3'),
    );
  }
  return words;
}

/** A word that stands for something: `<id>`, `$NAME`, `...`, `PATH`, `[--flag]`. */
const isPlaceholder = (word: string): boolean =>
  /^<.*>$|[$…]|\.\.\.|^[A-Z][A-Z_]*$|^[[{(]/.test(word);

/**
 * Checks one call against the program's commands.
 * @param words the call, beginning with the program's name
 * @param complete whether readers run the call unchanged, so that it needs its required parts
 */
export function commandProblems(
  words: readonly string[],
  {programs}: Pick<CheckFacts, 'programs'>,
  complete: boolean,
): Problem[] {
  const program = programs.find(({name}) => name === words[0]);
  const {commands, globalOptions} = program ?? {commands: [], globalOptions: []};
  const rest = withoutGlobalOptions(words, globalOptions);
  const text = rest.join(' ');
  const command = commands
    .filter(({name}) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const [next] = command ? rest.slice(command.name.split(' ').length) : [];
  const isGroup = commands.some(({name}) => name.startsWith(`${command?.name ?? ''} `));
  if (rest[1]?.startsWith('-') && !/^--?h(?:elp)?$/.test(rest[1])) {
    const [flag] = splitFlag(rest[1]);
    const flags = globalOptions.flatMap((option) => option.flags);
    return [
      {
        name: `${words[0] ?? ''} ${flag}`,
        message: `\`${words[0] ?? ''}\` has no option "${flag}".${nearest(flag, flags)}`,
      },
    ];
  }
  if (command && !(isGroup && next !== undefined && /^[a-z][\w-]*$/.test(next)))
    return callProblems(command, rest, complete);
  const named = rest.slice(
    0,
    rest.findIndex((word, index) => index > 0 && !/^[\w-]+$/.test(word)) >>> 0,
  );
  return unknownCommand(named.length > 0 ? named : rest, commands);
}

/** Options of the program itself precede its commands. */
function withoutGlobalOptions(words: readonly string[], options: readonly Option[]): string[] {
  const rest = [...words];
  while (rest[1]?.startsWith('-') && options.length > 0) {
    const [flag = '', value] = splitFlag(rest[1]);
    const option = options.find(({flags}) => flags.includes(flag));
    if (!option) break;
    rest.splice(1, option.value !== null && value === undefined ? 2 : 1);
  }
  return rest;
}

function unknownCommand(words: readonly string[], commands: readonly Command[]): Problem[] {
  const names = commands.map(({name}) => name);
  const [program = '', next] = words;
  if (next === undefined || next.startsWith('-') || isPlaceholder(next)) return [];
  const text = words.join(' ');
  if (names.some((name) => name.startsWith(`${text} `))) return [];
  const isGroup = names.some((name) => name.startsWith(`${program} ${next} `));
  const third = words[2];
  if (isGroup && (third === undefined || third.startsWith('-') || isPlaceholder(third))) return [];
  const name = words.slice(0, isGroup ? 3 : 2).join(' ');
  return [
    {
      name,
      message: `"${name}" is no command of this version.${nearest(name, names)}`,
    },
  ];
}

const splitFlag = (word: string): [string, string | undefined] => {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
};

function callProblems(command: Command, words: readonly string[], complete: boolean): Problem[] {
  const problems: Problem[] = [];
  const report = (word: string, message: string): void => {
    problems.push({name: `${command.name} ${word}`, message: `\`${command.name}\`: ${message}`});
  };
  const {options} = command;
  const flags = options.flatMap((option) => option.flags);
  const seen = new Set<Option>();
  const positionals: string[] = [];
  const rest = words.slice(command.name.split(' ').length);
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (word === '--') break;
    if (!/^--?[A-Za-z]/.test(word)) {
      positionals.push(word);
      continue;
    }
    const [flag, inlineValue] = splitFlag(word);
    if (flag === '--help' || flag === '-h') return problems;
    const option = options.find((candidate) => candidate.flags.includes(flag));
    if (!option) {
      report(flag, `has no option "${flag}".${nearest(flag, flags)}`);
      continue;
    }
    if (option.status === 'rejected') report(flag, `refuses "${flag}" in this version.`);
    if (seen.has(option) && !option.repeatable) report(flag, `takes "${flag}" once.`);
    seen.add(option);
    if (option.value === null) {
      if (inlineValue !== undefined) report(flag, `"${flag}" takes no value.`);
      continue;
    }
    const value = inlineValue ?? rest[(index += 1)];
    if (value === undefined) {
      if (complete) report(flag, `"${flag}" needs a value (${option.value}).`);
      continue;
    }
    const problem = valueProblem(value, option);
    if (problem) report(flag, `"${flag}" ${problem}`);
  }
  const takes = command.arguments;
  if (!takes.some(({repeatable}) => repeatable) && positionals.length > takes.length) {
    const [extra = ''] = positionals.slice(takes.length);
    report(
      extra,
      `takes ${takes.length === 0 ? 'no argument' : takes.map(({name}) => name).join(' ')}; "${extra}" is too much.`,
    );
  }
  if (!complete) return problems;
  const missing = [
    ...takes
      .slice(positionals.length)
      .filter(({required}) => required)
      .map(({name}) => name),
    ...command.options
      .filter((option) => option.required && !seen.has(option))
      .map((option) => option.flags[0] ?? ''),
  ];
  if (missing.length > 0) report(missing[0] ?? '', `lacks ${missing.join(', ')}.`);
  return problems;
}

/** Says why an option does not take a value, or nothing. */
export function valueProblem(
  value: string,
  {choices, type}: Pick<Option, 'choices' | 'type'>,
): string | undefined {
  if (isPlaceholder(value)) return undefined;
  if (choices && !choices.includes(value))
    return `does not take "${value}". Use one of: ${choices.join(', ')}.${nearest(value, choices)}`;
  if (type === 'integer' && !/^-?\d+$/.test(value)) return `takes a whole number, not "${value}".`;
  if (type === 'number' && !/^-?\d*\.?\d+$/.test(value)) return `takes a number, not "${value}".`;
  if (type === 'JSON' && !isJson(value)) return `takes JSON, not "${value}".`;
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
