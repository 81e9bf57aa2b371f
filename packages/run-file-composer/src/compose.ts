import {type Choice} from './choice';
import {fill} from './commands';
import type {
  CommandFacts,
  ComposerFacts,
  ProviderFacts,
  Setting,
  StoreFacts,
  Value,
  VersionFacts,
} from './facts';
import {type Entry, writeFile} from './file';
import {installationsOf} from './packages';
import {type Problem, problemsOf} from './problems';

export type {Problem} from './problems';

/** A variable that the file refers to. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** What the file takes without it; undefined where the server stops. */
  readonly default?: string | undefined;
  readonly isSecret: boolean;
  readonly example: string;
}

export interface Composed {
  /** The file as YAML, with a comment in each line. */
  readonly runFile: string;
  readonly variables: readonly Variable[];
  /** Arguments of one installation each. */
  readonly packages: readonly string[];
  readonly commands: readonly CommandFacts[];
  readonly problems: readonly Problem[];
}

/**
 * Composes the file of a choice, what it needs, and how to start it. What does not go together is among
 * the problems, and still in the file, unless the problem says that it is left out.
 * @throws Error when the facts lack the version of the choice
 */
export function compose(choice: Choice, allFacts: ComposerFacts): Composed {
  const facts = allFacts[choice.version];
  if (!facts) throw new Error(`run-file-composer: no facts of the version "${choice.version}".`);
  const chosen = chosenProviders(choice, facts);
  const composer = new Composer(choice, facts, chosen);
  const runFile = writeFile(composer.entries());
  const variables = variablesOf(runFile, facts);
  const packages = installationsOf(
    [
      ...facts.packages,
      ...chosen.flatMap((provider) => provider.packages),
      ...composer.storePackages,
    ],
    facts.limits,
  );
  const open = variables.filter(({isSecret}) => !isSecret).map(texts);
  const values = {
    package: packages,
    name: [choice.name],
    file: runFile.trimEnd().split('\n'),
    secret: variables.filter(({isSecret}) => isSecret).map(texts),
    local: open.filter(({value, elsewhere}) => value !== elsewhere),
    plain: variables
      .filter((each) => each.default === undefined && !each.isSecret)
      .map(texts)
      .filter(({value, elsewhere}) => value === elsewhere),
  };
  return {
    runFile,
    variables,
    packages,
    commands: facts.commands.map((command) => ({
      ...command,
      parts: command.parts.map((part) => fill(part, values)),
    })),
    problems: problemsOf(choice, chosen, facts),
  };
}

/** A variable as commands write it; this machine has another address in a container. */
function texts({name, meaning, example, default: value = example}: Variable) {
  const elsewhere = value.replace(/(^|\/\/)localhost(?=[:/]|$)/, '$1host.docker.internal');
  return {name, meaning, value, elsewhere};
}

/** The chosen providers in the order of the facts, each with an id of its own in its API. */
function chosenProviders({providers}: Choice, facts: VersionFacts): ProviderFacts[] {
  return facts.apis.flatMap(({name}) => {
    const ids = new Set<string>();
    return facts.providers
      .filter(({api, type}) => api === name && providers[name]?.includes(type))
      .map((provider) => {
        const id = ids.has(provider.id) ? provider.type.replace(/\W+/g, '-') : provider.id;
        ids.add(id);
        return {...provider, id};
      });
  });
}

class Composer {
  /** Packages of the stores in the file. */
  readonly storePackages: string[] = [];

  constructor(
    private readonly choice: Choice,
    private readonly facts: VersionFacts,
    private readonly chosen: readonly ProviderFacts[],
  ) {}

  entries(): Entry[] {
    const {keys, apis, head, stores} = this.facts;
    const served = apis.filter(({name}) => this.chosen.some(({api}) => api === name));
    return [
      ...head.map((setting) => this.entry(setting, '')),
      {
        ...keys.apis,
        value: {texts: served.map(({name, purpose}) => ({text: name, note: `${purpose}.`}))},
      },
      {
        ...keys.providers,
        value: {
          map: served.map(({name, purpose}) => ({
            key: name,
            note: `${purpose}.`,
            value: {
              list: this.chosen.filter(({api}) => api === name).map((each) => this.provider(each)),
            },
          })),
        },
      },
      ...stores.flatMap((store) => this.section(store)),
      ...this.tools(),
      ...group(keys.server, this.server()),
    ];
  }

  private provider({api, id, type, summary, settings}: ProviderFacts): Entry[] {
    const {keys} = this.facts;
    return [
      {...keys.id, value: id},
      {...keys.type, note: `${summary}.`, value: type},
      ...group(keys.config, this.all(settings, `${api}_${id}`)),
    ];
  }

  private all(settings: readonly Setting[], place = ''): Entry[] {
    return settings.map((setting) => this.entry(setting, place));
  }

  private entry({key, note, value = null, store, notes}: Setting, place: string): Entry {
    if (store) {
      const {kind = ''} = this.facts.stores.find((each) => each.key === store) ?? {};
      const type = this.choice.stores[store];
      return this.store({key, note, kind, type, file: String(value), table: `${place}_${key}`});
    }
    if (Array.isArray(value) && value.some((each: Value) => typeof each === 'object')) {
      const list = value.map((each: Value) => this.mapOf(each, note, place));
      return {key, note, value: {list}};
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return {key, note, value: {map: this.mapOf(value, note, place, notes)}};
    }
    return {key, note, value: this.filled(value)};
  }

  /** A map inside of a value, whose keys may have comments of their own. */
  private mapOf(value: Value, note: string, place: string, notes: Setting['notes'] = {}): Entry[] {
    return Object.entries(value ?? {}).map(([key, each]: [string, Value]) =>
      this.entry({key, note: notes[key] ?? this.facts.notes[key] ?? note, value: each}, place),
    );
  }

  private section({key, kind, note, file, isOptional}: StoreFacts): Entry[] {
    const type = this.choice.stores[key];
    if (file === undefined || (isOptional && type === 'none')) return [];
    return [this.store({key, note, kind, type, file, table: key})];
  }

  private store(place: {
    readonly key: string;
    readonly note: string;
    readonly kind: string;
    readonly type: string | undefined;
    readonly file: string;
    readonly table: string;
  }): Entry {
    const {key, note, kind, file} = place;
    const types = this.facts.kinds[kind]?.types ?? {};
    const type = place.type ?? Object.keys(types)[0] ?? '';
    const {packages = [], settings = []} = types[type] ?? {};
    this.storePackages.push(...packages);
    const table = `kv_${place.table.replace(/\W/g, '_')}`;
    const map = settings.map((setting) => {
      const value =
        typeof setting.value === 'string'
          ? setting.value.replace('<file>', file).replace('<table>', table)
          : setting.value;
      return this.entry({...setting, ...(value !== undefined && {value})}, '');
    });
    return {key, note, value: {map: [{...this.facts.keys.storeType, value: type}, ...map]}};
  }

  private tools(): Entry[] {
    const {keys} = this.facts;
    const owners = new Map<string, string>();
    for (const {toolGroup, id} of this.chosen) {
      if (toolGroup && !owners.has(toolGroup)) owners.set(toolGroup, id);
    }
    const list = [...owners].map(([name, id]) => [
      {...keys.toolGroup, value: name},
      {...keys.toolProvider, value: id},
    ]);
    return list.length > 0 ? [{...keys.tools, value: {list}}] : [];
  }

  private server(): Entry[] {
    const {keys, authentication, policies, quota} = this.facts;
    const auth = authentication.find(({id}) => id === this.choice.authentication);
    const policy = policies.find(({id}) => id === this.choice.policy);
    return [
      ...(auth
        ? group(keys.authentication, [
            ...this.all(auth.settings),
            ...this.all(policy?.settings ?? []),
          ])
        : []),
      ...(this.choice.quota ? group(keys.quota, this.all(quota.settings)) : []),
    ];
  }

  private filled(value: Value): Value {
    if (value === '<quota>') return this.choice.quota ?? null;
    return typeof value === 'string' ? value.replaceAll('<name>', this.choice.name) : value;
  }
}

/** Entries below a key, or nothing where there are none. */
const group = (setting: Setting, map: readonly Entry[]): Entry[] =>
  map.length > 0 ? [{...setting, value: {map}}] : [];

const reference = /\$\{env\.(\w+)(?::=([^}]*))?\}/g;

/** The variables of a file, in its order; one that has a default somewhere and none elsewhere is needed. */
function variablesOf(runFile: string, facts: VersionFacts): Variable[] {
  const found = new Map<string, Variable>();
  for (const [, name = '', value] of runFile.matchAll(reference)) {
    const known = found.get(name);
    if (known && known.default === undefined) continue;
    const {meaning = '', isSecret = false, example = ''} = facts.variables[name] ?? {};
    found.set(name, {name, meaning, isSecret, example, default: value});
  }
  return [...found.values()];
}
