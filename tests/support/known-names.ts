import {readJson} from './specifications';
import type {Fence, GuideCode} from './guide-texts';

interface Option {
  readonly flags: readonly string[];
}

interface Command {
  readonly name: string;
  readonly arguments: readonly {readonly name: string}[];
  readonly options: readonly Option[];
}

interface CommandLine {
  readonly commands: readonly Command[];
  readonly globalOptions?: readonly Option[];
}

/** Names that a version of the framework knows, from the data that is pinned for it. */
export interface KnownNames {
  readonly environmentVariables: ReadonlySet<string>;
  /** Placeholders of positional arguments: they look like variables. */
  readonly placeholders: ReadonlySet<string>;
  /** Flags of each command, by its full name. */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pythonMethods: ReadonlySet<string>;
  readonly nodeMethods: ReadonlySet<string>;
  /** Paths of routes, with `*` for each parameter. */
  readonly routes: readonly string[];
}

/** Reads the names of a version. */
export function readKnownNames(version: string): KnownNames {
  const file = <T>(name: string): T => readJson<T>(`data/${version}/${name}.json`);
  const {variables} = file<{variables: {name: string}[]}>('environment-variables');
  const methods = (name: string): ReadonlySet<string> =>
    new Set(file<{methods: {method: string}[]}>(name).methods.map(({method}) => method));
  const lines = [file<CommandLine>('llama-cli'), file<CommandLine>('client-cli')];
  return {
    environmentVariables: new Set(variables.map(({name}) => name)),
    placeholders: new Set(
      lines.flatMap(({commands}) =>
        commands.flatMap((command) => command.arguments.map(({name}) => name)),
      ),
    ),
    commands: new Map(
      lines.flatMap(({commands, globalOptions = []}) =>
        commands.map(({name, options}) => [
          name,
          new Set(['--help', '-h', ...[...options, ...globalOptions].flatMap(({flags}) => flags)]),
        ]),
      ),
    ),
    pythonMethods: methods('python-sdk'),
    nodeMethods: methods('typescript-sdk'),
    routes: file<{routes: string[]}>('routes').routes.map((route) => route.replace(/^\w+ /, '')),
  };
}

/** A name that a page uses and its version does not know. */
export interface UnknownName {
  readonly where: string;
  readonly name: string;
}

type Kind = 'environment variable' | 'command' | 'Python method' | 'Node.js method' | 'route';

/** Finds the names of one kind that pages use and the version does not know. */
export function unknownNames(kind: Kind, code: GuideCode, known: KnownNames): UnknownName[] {
  return finders[kind](code, known);
}

const at = ({file, line}: {file: string; line: number}): string => `${file}:${line}`;
const inLanguage = ({fences}: GuideCode, ...languages: string[]): Fence[] =>
  fences.filter(({language}) => languages.includes(language));

const finders: Readonly<Record<Kind, (code: GuideCode, known: KnownNames) => UnknownName[]>> = {
  'environment variable': (code, {environmentVariables, placeholders}) =>
    [...inLanguage(code, 'bash', 'yaml'), ...code.inline].flatMap((piece) =>
      [...piece.code.matchAll(/(?<![\w.$/-])[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+(?![\w/-])/g)]
        .map(([name]) => name)
        .filter((name) => !environmentVariables.has(name) && !placeholders.has(name))
        .filter((name) => !isShellVariable(name, piece.code))
        .map((name) => ({where: at(piece), name})),
    ),
  command: (code, {commands}) =>
    [...inLanguage(code, 'bash'), ...code.inline].flatMap((piece) =>
      commandLines(piece.code)
        .flatMap((words) => unknownWords(words, commands))
        .map((name) => ({where: at(piece), name})),
    ),
  'Python method': (code, {pythonMethods}) =>
    calls(inLanguage(code, 'python'), /\bclient((?:\.[a-z_]+)+)\(/g, pythonMethods),
  'Node.js method': (code, {nodeMethods}) =>
    calls(
      inLanguage(code, 'javascript', 'typescript'),
      /\bclient((?:\.[a-zA-Z]+)+)\(/g,
      nodeMethods,
    ),
  route: (code, {routes}) => {
    const patterns = routes.map(
      (route) =>
        new RegExp(`^${route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '.+?')}$`),
    );
    return [...inLanguage(code, 'bash', 'http'), ...code.inline].flatMap((piece) =>
      [...piece.code.matchAll(/(?:^|[\s"'`]|localhost:\d+)(\/v1(?:alpha|beta)?\/[^\s"'`?)\\,|]*)/g)]
        .map(([, route = '']) => route.replace(/[.:;]$/, ''))
        .filter((route) => !route.includes('…') && !patterns.some((pattern) => pattern.test(route)))
        .filter(
          (route) => !routes.some((known) => known.startsWith(`${route.replace(/\/$/, '')}/`)),
        )
        .map((name) => ({where: at(piece), name})),
    );
  },
};

/** A variable of the script itself: assigned on a line of its own, and not exported. */
function isShellVariable(name: string, script: string): boolean {
  return new RegExp(`^\\s*${name}=(?:\\$\\(.*|\\S*)$`, 'm').test(script);
}

function calls(
  fences: readonly Fence[],
  pattern: RegExp,
  methods: ReadonlySet<string>,
): UnknownName[] {
  return fences.flatMap((fence) =>
    [...fence.code.matchAll(pattern)]
      .map(([, path = '']) => `client${path}`)
      .filter((name) => !methods.has(name.replace(/\.with_(raw|streaming)_response/, '')))
      .map((name) => ({where: at(fence), name})),
  );
}

/** The words of each call of the framework's programs in a shell script. */
function commandLines(script: string): string[][] {
  return script
    .replace(/\\\n/g, ' ')
    .split(/\n|&&|\|\|?|;/)
    .flatMap((line) => {
      const words = line.trim().split(/\s+/);
      const start = words.findIndex((word) => word === 'llama' || word === 'llama-stack-client');
      const before = words.slice(0, Math.max(start, 0));
      const isCall =
        start >= 0 &&
        before.every((word) => /^[A-Z_0-9]+=|^(uv|run|sudo|exec|time|env)$|^--/.test(word));
      return isCall ? [words.slice(start)] : [];
    });
}

function unknownWords(
  words: readonly string[],
  commands: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const names = [...commands.keys()].filter((name) => {
    const parts = name.split(' ');
    return parts.every((part, index) => words[index] === part);
  });
  const name = names.sort((a, b) => b.length - a.length)[0];
  const next = words[1];
  if (!name) {
    const isGroup = [...commands.keys()].some((known) =>
      known.startsWith(`${words.slice(0, 2).join(' ')} `),
    );
    return isGroup || next === undefined || next.startsWith('-')
      ? []
      : [words.slice(0, 3).join(' ')];
  }
  const flags = commands.get(name);
  return words
    .slice(name.split(' ').length)
    .filter((word) => /^--?[a-z]/.test(word))
    .map((word) => word.split('=')[0] ?? '')
    .filter((flag) => !flags?.has(flag))
    .map((flag) => `${name} ${flag}`);
}
