import type {SdkData, VersionData} from '../facts/data-types';
import type {Fence, PageCode} from '../remark/parse-page';

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

/** Facts of a version that names are looked up in. */
export interface NameFacts extends Pick<
  VersionData,
  'environmentVariables' | 'llamaCli' | 'clientCli' | 'pythonSdk' | 'typescriptSdk'
> {
  /** Method and path of each route that the server has. */
  readonly routes: readonly string[];
}

/** Lists the names that a version of the framework knows. */
export function knownNames(facts: NameFacts): KnownNames {
  const {llamaCli, clientCli} = facts;
  const commands = [
    ...llamaCli.commands.map((command) => ({...command, globalOptions: []})),
    ...clientCli.commands.map((command) => ({
      ...command,
      globalOptions: clientCli.globalOptions,
    })),
  ];
  const methods = (data: SdkData): ReadonlySet<string> =>
    new Set(data.methods.map(({method}) => method));
  return {
    environmentVariables: new Set(facts.environmentVariables.variables.map(({name}) => name)),
    placeholders: new Set(commands.flatMap((command) => command.arguments.map(({name}) => name))),
    commands: new Map(
      commands.map(({name, options, globalOptions}) => [
        name,
        new Set(['--help', '-h', ...[...options, ...globalOptions].flatMap(({flags}) => flags)]),
      ]),
    ),
    pythonMethods: methods(facts.pythonSdk),
    nodeMethods: methods(facts.typescriptSdk),
    routes: facts.routes.map((route) => route.replace(/^\w+ /, '')),
  };
}

/** A name that a page uses and its version does not know. */
export interface UnknownName {
  readonly where: string;
  readonly name: string;
}

type Kind = 'environment variable' | 'command' | 'Python method' | 'Node.js method' | 'route';

/** Finds the names of one kind that pages use and the version does not know. */
export function unknownNames(kind: Kind, code: PageCode, known: KnownNames): UnknownName[] {
  return finders[kind](code, known);
}

const at = ({file, line}: {file: string; line: number}): string => `${file}:${line}`;
const inLanguage = ({fences}: PageCode, ...languages: string[]): Fence[] =>
  fences.filter(({language}) => languages.includes(language));

const finders: Readonly<Record<Kind, (code: PageCode, known: KnownNames) => UnknownName[]>> = {
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
