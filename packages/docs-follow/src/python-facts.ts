/** Facts that Python source declares: providers with settings, commands, methods of a client, variables. */
import {
  parsePython,
  type PythonCall,
  type PythonClass,
  type PythonFunction,
  type PythonModule,
  type PythonName,
} from './python/syntax';
import type {FactCollection} from './digest';

/** Modules with look-ups over all of them. */
export class PythonProgram {
  readonly #classes: Map<string, PythonClass[]>;
  readonly #functions: Map<string, {file: string; function: PythonFunction}[]>;
  readonly #byFile: Map<string, PythonModule>;

  constructor(readonly modules: readonly PythonModule[]) {
    this.#byFile = new Map(modules.map((module) => [module.file, module]));
    this.#classes = grouped(
      modules.flatMap(({classes}) => classes.map((each) => [each.name, each])),
    );
    this.#functions = grouped(
      modules.flatMap(({file, functions}) =>
        functions.map((each) => [each.name, {file, function: each}] as const),
      ),
    );
  }

  /** The class of a name that a file uses: its own, an imported one, or the nearest. */
  classOf(name: string, from: string): PythonClass | undefined {
    return nearest(this.#classes.get(name) ?? [], from, this.#byFile.get(from)?.imports[name]);
  }

  /** The same for a function. */
  functionOf(name: string, from: string): {file: string; function: PythonFunction} | undefined {
    return nearest(this.#functions.get(name) ?? [], from, this.#byFile.get(from)?.imports[name]);
  }

  /** The value of a constant that a file defines or imports; undefined for what is none. */
  constantOf(name: string, from: string): string | undefined {
    const module = this.#byFile.get(from);
    const own = module?.constants[name];
    if (own !== undefined || module?.imports[name] === undefined) return own;
    const others = this.modules.filter(({constants}) => name in constants);
    return nearest(others, from, module.imports[name])?.constants[name];
  }

  /** Fields of a class with those of its bases, each with the file that declares it. */
  fieldsOf(
    one: PythonClass,
    trail: readonly string[] = [],
  ): Map<string, PythonName & {file: string}> {
    const fields = new Map<string, PythonName & {file: string}>();
    if (trail.includes(one.name)) return fields;
    for (const name of one.bases) {
      const base = this.classOf(name.replace(/\[.*/, ''), one.file);
      if (!base) continue;
      for (const [key, field] of this.fieldsOf(base, [...trail, one.name])) fields.set(key, field);
    }
    for (const field of one.fields) {
      if (
        field.type === undefined ||
        /ClassVar|^_|^model_config$/.test(`${field.type} ${field.name}`)
      )
        continue;
      const alias = /\balias=["'](\w+)["']/.exec(field.value ?? '')?.[1];
      fields.set(alias ?? field.name, {...field, file: one.file});
    }
    return fields;
  }

  /** What a field accepts: its type, and its default or that it is required. */
  describe({type = '', value, file}: PythonName & {file: string}): string {
    const given = this.defaultOf(value, file);
    return given === undefined ? `${type}, required` : `${type}, default ${given}`;
  }

  private defaultOf(value: string | undefined, file: string): string | undefined {
    if (value === undefined) return undefined;
    const [call] = /^(?:\w+\.)?[Ff]ield\(/.test(value) ? parsePython(file, value).calls : [];
    const {default_factory: factory, default: named = factory} = call?.named ?? {};
    const given = call ? (named ?? call.positional[0]) : value;
    return given === undefined || given === '...'
      ? undefined
      : (this.constantOf(given, file) ?? given);
  }
}

function grouped<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const all = new Map<string, Value[]>();
  for (const [name, value] of entries) all.set(name, [...(all.get(name) ?? []), value]);
  return all;
}

/** The one in the same file, else the one that is nearest to what the file imports. */
function nearest<Value extends {readonly file: string}>(
  found: readonly Value[],
  from: string,
  imported = '',
): Value | undefined {
  const own = found.find(({file}) => file === from);
  if (own) return own;
  const folder = from.split('/').slice(0, -1);
  const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(imported) ?? [];
  const start = dots === '' ? [] : folder.slice(0, folder.length - dots.length + 1);
  const target = [...(imported === '' ? folder : start), ...name.split('.').filter(Boolean)];
  const shared = ({file}: Value): number => {
    const parts = file.replace(/\.py$/, '').split('/');
    const index = parts.findIndex((part, at) => part !== target[at]);
    return index < 0 ? parts.length : index;
  };
  return [...found].sort((a, b) => shared(b) - shared(a) || (a.file < b.file ? -1 : 1))[0];
}

const unquoted = (text = ''): string => text.replace(/^[rbuf]*(["'])(.*)\1$/s, '$2');
const literals = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '');

/** Providers that calls in a registry declare: `Spec(api=…, provider_type=…, config_class=…)`. */
export function addProviders(
  program: PythonProgram,
  registry: RegExp,
  facts: FactCollection,
): void {
  for (const {file, calls, constants} of program.modules.filter(({file}) => registry.test(file))) {
    for (const call of calls) {
      const named = namedOf(call, constants);
      const {api = call.within?.named.api, config_class: config} = named;
      const type = named.provider_type ?? named.adapter_type;
      if (api === undefined || config === undefined || type === undefined) continue;
      const kind = named.provider_type === undefined ? 'remote::' : '';
      const key = `${api.split('.').at(-1) ?? ''} ${kind}${unquoted(type)}`;
      facts.add('provider', key, named.deprecation_warning ?? named.deprecation_error ?? '', file);
      for (const name of packagesOf(program, named.pip_packages ?? '', file)) {
        facts.add('package', `${key} ${name}`, '', file);
      }
      const path = unquoted(config).split('.');
      const found = program.classOf(path.at(-1) ?? '', `${path.slice(0, -1).join('/')}/`);
      if (!found) continue;
      for (const [setting, field] of program.fieldsOf(found)) {
        facts.add('setting', `${key} ${setting}`, program.describe(field), field.file);
      }
    }
  }
}

/** Named arguments of a call, also those that it unpacks: `**{**shared, "provider_type": "inline::zoo"}`. */
function namedOf(
  call: PythonCall,
  constants: Readonly<Record<string, string>>,
): Record<string, string> {
  const unpacked = call.positional.filter((text) => text.startsWith('**')).join(' ');
  const shared = [...unpacked.matchAll(/\*\*(\w+)/g)].map(([, name = '']) => constants[name] ?? '');
  const pairs = [...shared, unpacked].flatMap((text) => [
    ...text.matchAll(/(?<!\w)["']?(\w+)["']?(?:: |=)("[^"]*"|\[[^\]]*\]|\([^)]*\)[^)]*\)|[\w.]+)/g),
  ]);
  return {
    ...Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value])),
    ...call.named,
  };
}

/** Names of packages in a list, and in the constants that it is made of. */
function packagesOf(program: PythonProgram, list: string, file: string): string[] {
  const own = list.replace(/\w+\[["'][^\]]*\]/g, '');
  const others = own.replace(/"[^"]*"|'[^']*'/g, '').match(/\b[A-Za-z]\w{3,}\b/g) ?? [];
  const lists = others.map((name) => program.constantOf(name, file) ?? '');
  return [own, ...lists.filter((value) => value.startsWith('['))].flatMap(literals);
}

/** Keys of a configuration, and the fields of every class that they name: `server`, `Server.port`. */
export function addConfiguration(
  program: PythonProgram,
  names: readonly string[],
  facts: FactCollection,
): void {
  const seen = new Set<PythonClass>();
  const visit = (text: string, from: string): void => {
    for (const name of text.match(/\b[A-Z]\w+/g) ?? []) {
      const one = program.classOf(name, from);
      const alias = one ? undefined : program.constantOf(name, from);
      if (alias !== undefined) visit(alias, from);
      if (!one || seen.has(one)) continue;
      seen.add(one);
      for (const [key, field] of program.fieldsOf(one)) {
        facts.add(
          'configuration',
          names.includes(one.name) ? key : `${one.name}.${key}`,
          program.describe(field),
          field.file,
        );
        visit(field.type ?? '', field.file);
      }
      for (const {name: value, value: text = ''} of one.fields.filter(
        ({type}) => type === undefined,
      )) {
        if (/^["']/.test(text))
          facts.add('configuration', `${one.name}: ${unquoted(text)}`, value, one.file);
      }
    }
  };
  for (const name of names) visit(name, '');
}

/** Commands of argparse: what a class with `add_parser(…, prog="zoo feed")` adds as arguments. */
export function addCommands(
  program: PythonProgram,
  programs: readonly string[],
  facts: FactCollection,
): void {
  const [main = ''] = programs;
  for (const {file, calls} of program.modules) {
    for (const parser of calls.filter(({callee}) => /\.add_parser$|ArgumentParser$/.test(callee))) {
      const [first = '', ...rest] = unquoted(parser.named.prog).split(' ');
      if (!programs.includes(first)) continue;
      const command = [main, ...rest].join(' ');
      facts.add('command', command, '', file);
      for (const call of calls) {
        if (!call.callee.endsWith('.add_argument') || call.owner !== parser.owner) continue;
        const flags = call.positional.map(unquoted);
        const value = ['type', 'default', 'choices', 'nargs', 'action', 'required']
          .flatMap((name) => (name in call.named ? [`${name} ${call.named[name]}`] : []))
          .join(', ');
        for (const flag of flags) facts.add('option', `${command} ${flag}`, value, file);
      }
    }
  }
}

/** Commands of click: functions with `@click.command()` or `@group.command()`, under their groups. */
export function addClickCommands(
  program: PythonProgram,
  name: string,
  facts: FactCollection,
): void {
  const parents = new Map<PythonFunction, {parent: PythonFunction; name?: string}>();
  const named = (text = ''): string | undefined =>
    /^["']/.test(text) ? unquoted(text) : undefined;
  const commands: {file: string; function: PythonFunction; own?: string}[] = [];
  for (const {file, functions, calls} of program.modules) {
    for (const one of functions) {
      const maker = one.decorators.find(({callee}) => /\.(?:command|group)$/.test(callee));
      if (!maker) continue;
      commands.push({file, function: one, own: named(maker.named.name ?? maker.positional[0])});
      const group = program.functionOf(maker.callee.replace(/\.\w+$/, ''), file);
      if (group) parents.set(one, {parent: group.function});
    }
    for (const {callee, positional, named: more} of calls) {
      if (!callee.endsWith('.add_command')) continue;
      const child = program.functionOf(positional[0] ?? '', file);
      const group = program.functionOf(callee.replace(/\.add_command$/, ''), file);
      if (child && group) {
        parents.set(child.function, {
          parent: group.function,
          name: named(more.name ?? positional[1]),
        });
      }
    }
  }
  const pathOf = (one: PythonFunction): string => {
    const place = parents.get(one);
    if (!place) return name;
    const own = commands.find((command) => command.function === one)?.own;
    return `${pathOf(place.parent)} ${place.name ?? own ?? one.name.replaceAll('_', '-')}`;
  };
  for (const {file, function: one} of commands) {
    const command = pathOf(one);
    facts.add('client command', command, '', file);
    for (const {callee, positional, named: more} of one.decorators) {
      if (!/\.(?:option|argument)$/.test(callee)) continue;
      const value = ['type', 'default', 'required', 'is_flag', 'multiple', 'nargs']
        .flatMap((key) => (key in more ? [`${key} ${more[key]}`] : []))
        .join(', ');
      for (const flag of positional
        .map(unquoted)
        .filter((flag) => callee.endsWith('.argument') || flag.startsWith('-'))) {
        facts.add('client option', `${command} ${flag}`, value, file);
      }
    }
  }
}

/** Methods of a client and their parameters, by the way that leads to them: `client.cages.list`. */
export function addMethods(
  program: PythonProgram,
  client: string,
  common: RegExp,
  facts: FactCollection,
): void {
  const visit = (one: PythonClass, path: string, trail: readonly PythonClass[]): void => {
    if (trail.includes(one)) return;
    const resources = [
      ...one.fields.map(({name, type = ''}) => [name, type.split('.').at(-1) ?? ''] as const),
      ...one.functions
        .filter(({decorators}) => decorators.some(({callee}) => callee.endsWith('property')))
        .map(({name, returns = ''}) => [name, returns] as const),
    ];
    for (const [name, type] of resources) {
      const resource = /^\w+Resource$/.test(type) ? program.classOf(type, one.file) : undefined;
      if (resource) visit(resource, `${path}.${name}`, [...trail, one]);
    }
    if (trail.length === 0) return;
    for (const {name, parameters, decorators, request = '', returns = ''} of one.functions) {
      const isLeftOut = ({callee}: {callee: string}): boolean =>
        /property$|^overload$/.test(callee);
      if (name.startsWith('_') || decorators.some(isLeftOut)) continue;
      facts.add('method', `${path}.${name}`, `${request} → ${returns}`, one.file);
      for (const {name: parameter, type = '', value} of parameters) {
        if (parameter === 'self' || common.test(parameter)) continue;
        facts.add(
          'argument',
          `${path}.${name} ${parameter}`,
          value === undefined ? `${shortType(type)}, required` : shortType(type),
          one.file,
        );
      }
    }
  };
  const start = program.modules.flatMap(({classes}) => classes).find(({name}) => name === client);
  if (start) visit(start, 'client', []);
}

/** A type as documentation writes it: without the module of a class, and what stands for "not given". */
const shortType = (type: string): string =>
  type
    .replace(/\b[a-z_]+_params\./g, '')
    .replace('Literal[False] | Literal[True]', 'bool')
    .replace(/ \| (?:Omit|NotGiven)$/, '')
    .replaceAll('"', "'");

/** Environment variables that texts read, each with its defaults. */
export function addVariables(
  sources: readonly {file: string; text: string}[],
  facts: FactCollection,
): void {
  const patterns = [
    /\$\{env\.([A-Z][A-Z0-9_]+)(?::?[=+-]([^}]*))?\}/g,
    /\benviron(?:\.get|\.setdefault)?[([]\s*["']([A-Z][A-Z0-9_]+)["'](?:,\s*([^),\n]+))?/g,
    /\bgetenv\(\s*["']([A-Z][A-Z0-9_]+)["'](?:,\s*([^),\n]+))?/g,
  ];
  for (const {file, text} of sources) {
    for (const pattern of patterns) {
      for (const [whole, name = '', value = ''] of text.matchAll(pattern)) {
        facts.add('variable', name, whole.includes(':+') ? '' : unquoted(value.trim()), file);
      }
    }
  }
}
