import type {Change as AnyChange} from './changes';
import type {Argument, Command, FollowedData, Method, Option, Parameter, Provider} from './data';
import type {Facts} from './digest';
import {isSecretName, literalValue, readSetting} from './setting';

type Change = Pick<AnyChange, 'kind' | 'key' | 'before' | 'after' | 'file'>;

/** Brings one fact up to date; `false` when only a person can. */
type Apply = (data: FollowedData, change: Change, facts: Facts) => boolean;

/** What a person has to write. The schemas of the data refuse an empty text, with its place. */
const unwritten = '';

/**
 * Brings the data of a version to a newer revision. Everything that people write stays, and what they
 * have to write of something new is empty, so that the check of the data names its place.
 * @param changes what differs between the two revisions
 * @param facts of the newer one
 * @returns the data, and the changes that are of no use to it or that it has no words for
 */
export function applyChanges<One extends Change>(
  data: FollowedData,
  changes: readonly One[],
  facts: Facts,
): {data: FollowedData; left: readonly One[]} {
  const next = structuredClone(data);
  const left = changes.filter((change) => !(appliers[change.kind]?.(next, change, facts) ?? false));
  for (const provider of next.providers) {
    provider.distributions = distributionsWith(next.distributions, provider);
  }
  for (const variable of next.variables) {
    const others = variable.readBy.filter((reader) => !reader.startsWith('distribution '));
    const readers = [...others, ...readersOf(next.distributions, variable.name)];
    variable.readBy = sortedAs(variable.readBy, readers, String);
  }
  return {data: next, left};
}

const appliers: Readonly<Record<string, Apply>> = {
  provider: ({providers}, {key, after, file}, facts) => {
    const isNew = after !== undefined;
    if (isNew) providers.push(newProvider(key, facts, file));
    else remove(providers, (one) => nameOf(one) === key);
    return true;
  },
  setting: ({providers}, {key, after}) => {
    const [provider, name] = ownerOf(key);
    const config = providers.find((one) => nameOf(one) === provider)?.config;
    if (!config) return false;
    if (after === undefined) {
      remove(config, (field) => field.key === name);
      return true;
    }
    const setting = readSetting(name, after);
    if (!setting) return false;
    const known = config.find((field) => field.key === name);
    if (!known) config.push({key: name, ...setting, description: unwritten});
    else {
      if (!('default' in setting)) delete known.default;
      Object.assign(known, setting, {secret: known.secret});
    }
    return true;
  },
  package: ({providers}, {key, after}) => {
    const [api = '', type = '', ...name] = key.split(' ');
    const packages = providers.find((one) => nameOf(one) === `${api} ${type}`)?.pipPackages;
    if (!packages) return false;
    if (after === undefined) remove(packages, (one) => one === name.join(' '));
    else packages.push(name.join(' '));
    return true;
  },
  variable: ({variables}, {key, before, after, file = ''}) => {
    const known = variables.find(({name}) => name === key);
    const [earlier, now] = [before, after].map((values = '') => values.split(' or '));
    if (after === undefined) remove(variables, (one) => one === known);
    else if (known) {
      const isGone = !now?.includes(known.default ?? '');
      if (isGone && earlier?.includes(known.default ?? '')) known.default = now?.[0] ?? '';
    } else {
      variables.push({
        name: key,
        default: now?.[0] ?? '',
        meaning: unwritten,
        area: file.includes('/providers/') ? 'provider' : 'server',
        readBy: file.endsWith('.py') ? [file] : [],
        secret: isSecretName(key),
      });
      variables.sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    return true;
  },
  command: (data, change, facts) => applyCommand(data.commands, 'option', change, facts),
  option: (data, change) => applyOption(data.commands, change),
  'client command': (data, change, facts) =>
    applyCommand(data.clientCommands, 'client option', change, facts),
  'client option': (data, change) => applyOption(data.clientCommands, change),
  method: ({methods}, {key, after}, facts) => {
    const known = methods.find(({method}) => method === key);
    if (after === undefined) remove(methods, (one) => one === known);
    else if (known) Object.assign(known, readMethod(after));
    else methods.push(newMethod(key, after, facts));
    return true;
  },
  argument: ({methods}, {key, after}) => {
    const [owner, name] = ownerOf(key);
    const method = methods.find((one) => one.method === owner);
    if (!method) return false;
    const known = method.parameters.find((one) => one.name === name);
    if (after === undefined) remove(method.parameters, (one) => one === known);
    else if (known) Object.assign(known, readArgument(after));
    else method.parameters.push(newParameter(name, after, method));
    return true;
  },
  route: ({routes}, {key, before, after}) => {
    remove(routes, (route) => after === undefined && route.replaceAll(':path}', '}') === key);
    if (before === undefined && !routes.includes(key)) routes.push(key);
    routes.sort();
    return true;
  },
  // They are imported as a whole.
  parameter: () => true,
  body: () => true,
  field: () => true,
  'stock configuration': ({distributions}, {key}) =>
    distributions.some(({name}) => name === key.split(/[ /]/)[0]),
};

const nameOf = ({api, type}: Pick<Provider, 'api' | 'type'>): string => `${api} ${type}`;

/** Splits the name of a part into that of its whole and its own. */
function ownerOf(key: string): [owner: string, name: string] {
  const end = key.lastIndexOf(' ');
  return [key.slice(0, end), key.slice(end + 1)];
}

function remove<T>(list: T[], isGone: (entry: T) => boolean): void {
  list.splice(0, list.length, ...list.filter((entry) => !isGone(entry)));
}

/** Reads a method as facts have it: `GET /v1/cages/{id} → Cage`. */
function readMethod(fact: string): Pick<Method, 'httpMethod' | 'path' | 'level' | 'returns'> {
  const [, httpMethod = '', path = '', returns = ''] = /^(\S*) ?(.*?) → (.*)$/.exec(fact) ?? [];
  return {httpMethod, path, level: path.split('/')[1] ?? '', returns};
}

function newMethod(key: string, fact: string, facts: Facts): Method {
  const said = readMethod(fact);
  return {
    method: key,
    resource: key.split('.').slice(1, -1).join('.'),
    summary: unwritten,
    ...said,
    parameters: Object.entries(facts.argument ?? {})
      .filter(([name]) => ownerOf(name)[0] === key)
      .map(([name, [value]]) => newParameter(ownerOf(name)[1], value, said)),
    streaming: said.returns.includes('Stream['),
  };
}

/** Reads an argument as facts have it: `str, required`. */
function readArgument(fact: string): Pick<Parameter, 'type' | 'required'> {
  const type = fact.replace(/, required$/, '');
  return {type, required: type !== fact};
}

function newParameter(name: string, fact: string, method: Pick<Method, 'httpMethod' | 'path'>) {
  const otherwise = ['GET', 'DELETE'].includes(method.httpMethod) ? 'query' : 'body';
  const place = method.path.includes(`{${name}}`) ? 'path' : otherwise;
  return {name, ...readArgument(fact), in: place} satisfies Parameter;
}

function newProvider(key: string, facts: Facts, registry = ''): Provider {
  const [api = '', type = ''] = key.split(' ');
  const ofProvider = (kind: string): [name: string, value: string, file: string][] =>
    Object.entries(facts[kind] ?? {})
      .filter(([name]) => name.startsWith(`${key} `))
      .map(([name, [value, file = '']]) => [name.slice(key.length + 1), value, file]);
  const settings = ofProvider('setting');
  const source = settings[0]?.[2] ?? registry;
  const [kind = '', name = ''] = type.split('::');
  return {
    api,
    type,
    kind,
    pageId: `providers/${api}/${kind}_${name}`,
    summary: unwritten,
    module: source.slice(0, source.lastIndexOf('/')).replaceAll('/', '.'),
    source,
    pipPackages: ofProvider('package').map(([one]) => one),
    apiDependencies: [],
    optionalApiDependencies: [],
    distributions: [],
    config: settings.flatMap(([name, value]) => {
      const setting = readSetting(name, value);
      return setting ? [{key: name, ...setting, description: unwritten}] : [];
    }),
    providerData: [],
    stockConfiguration: {from: 'provider', config: {}},
  };
}

/** The distributions that have a provider, in the order that the data has them in. */
function distributionsWith(
  distributions: FollowedData['distributions'],
  provider: Provider,
): Provider['distributions'] {
  const now = distributions.flatMap(({name, buildProviders, runFiles}) => {
    const isSame = (one: {api: string; type: string}): boolean => nameOf(one) === nameOf(provider);
    const inBuild = buildProviders.some(({api, types}) =>
      types.some((type) => isSame({api, type})),
    );
    const entry = runFiles[0]?.providers.find(isSame);
    if (!inBuild && !entry) return [];
    const {enabledBy} = entry ?? {};
    const inRunFile = entry !== undefined;
    return [{name, inBuild, inRunFile, ...(enabledBy === undefined ? {} : {enabledBy})}];
  });
  return sortedAs(provider.distributions, now, ({name}) => name);
}

const readersOf = (distributions: FollowedData['distributions'], variable: string): string[] =>
  distributions
    .filter(({runFiles}) =>
      runFiles.some(({environment}) => environment.some(({name}) => name === variable)),
    )
    .map(({name}) => `distribution ${name}`);

/** Entries in the order of earlier ones, and behind them what is new. */
function sortedAs<T>(earlier: readonly T[], now: readonly T[], name: (entry: T) => string): T[] {
  const names = earlier.map(name);
  const rank = (entry: T): number =>
    (names.indexOf(name(entry)) + names.length + 1) % (names.length + 1);
  return [...now].sort((a, b) => rank(a) - rank(b));
}

function applyCommand(
  commands: Command[],
  optionKind: string,
  {key, after}: Change,
  facts: Facts,
): boolean {
  if (after === undefined) remove(commands, ({name}) => name === key);
  else {
    const options = Object.entries(facts[optionKind] ?? {}).filter(
      ([name]) => ownerOf(name)[0] === key,
    );
    commands.push({
      name: key,
      group: ownerOf(key)[0],
      summary: unwritten,
      usage: `${key} [OPTIONS]`,
      arguments: options
        .filter(([name]) => !isFlag(name))
        .map(([name, [value]]) => newArgument(ownerOf(name)[1], value)),
      options: options
        .filter(([name]) => isFlag(name))
        .map(([name, [value]]) => newOption(ownerOf(name)[1], value)),
      environment: [],
      exit: [{status: 0, when: unwritten}],
      notes: [],
    });
  }
  return true;
}

function applyOption(commands: Command[], {key, before, after}: Change): boolean {
  const [owner, name] = ownerOf(key);
  const command = commands.find((one) => one.name === owner);
  if (!command) return false;
  if (!isFlag(name)) {
    remove(command.arguments, (one) => one.name === name && after === undefined);
    if (before === undefined) command.arguments.push(newArgument(name, after ?? ''));
    return true;
  }
  const known = command.options.find(({flags}) => flags.includes(name));
  if (after === undefined) {
    if (known && known.flags.length > 1) remove(known.flags, (one) => one === name);
    else remove(command.options, (one) => one === known);
  } else if (!known) command.options.push(newOption(name, after));
  else if (known.default === defaultOf(before ?? '')) known.default = defaultOf(after);
  return true;
}

/** Whether an option is given by its name; the others are arguments, given by their place. */
const isFlag = (name: string): boolean => name.split(' ').at(-1)?.startsWith('-') ?? false;

const isRepeatable = (fact: string): boolean =>
  /action "append"|nargs "[*+]"|nargs -1|multiple True/.test(fact);

const typeOf = (fact: string): string => (/type int\b/.test(fact) ? 'integer' : 'string');

const newArgument = (name: string, fact: string): Argument => ({
  name,
  type: typeOf(fact),
  required: !/nargs "[*?]"|required False/.test(fact),
  repeatable: isRepeatable(fact),
  description: unwritten,
});

function newOption(flag: string, fact: string): Option {
  const isSwitch = /action "store_(?:true|false)"|is_flag True/.test(fact);
  return {
    flags: [flag],
    value: isSwitch ? null : flag.replace(/^-+/, '').replaceAll('-', '_').toUpperCase(),
    type: isSwitch ? 'flag' : typeOf(fact),
    required: /required True/.test(fact),
    default: isSwitch ? null : defaultOf(fact),
    repeatable: isRepeatable(fact),
    status: 'supported',
    description: unwritten,
  };
}

/** The default that an option has in the facts, as people type it. */
export function defaultOf(fact: string): string | null {
  const [, text = 'None'] = /\bdefault (".*?"|[^,]+)/.exec(fact) ?? [];
  const value = literalValue(text);
  return value === null || value === undefined || value === false ? null : String(value);
}
