import type {
  Ability,
  Caution,
  CommandFacts,
  ComposerFacts,
  KeyRole,
  Option,
  ProviderFacts,
  Setting,
  StoreFacts,
  StoreKind,
  Value,
  ValueMap,
  VariableFacts,
  VersionFacts,
} from './facts';

interface Field {
  readonly key: string;
  readonly type: string;
  readonly description: string;
}

/** What a site knows of the providers of a version. */
export interface ProviderSources {
  readonly apis: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly pageId: string;
  }[];
  readonly stores: Readonly<
    Record<
      string,
      {
        readonly pipPackages: Readonly<Record<string, readonly string[]>>;
        readonly types: Readonly<Record<string, readonly Field[]>>;
      }
    >
  >;
  readonly providers: readonly {
    readonly api: string;
    readonly type: string;
    readonly summary: string;
    readonly pageId: string;
    readonly pipPackages: readonly string[];
    readonly apiDependencies: readonly string[];
    readonly deprecated?: {readonly replacement: string} | undefined;
    readonly config: readonly Field[];
    readonly stockConfiguration: {readonly config: object};
  }[];
}

type KeyAndNote = readonly [key: string, note: string];
type SettingSource = readonly [key: string, value: Value, note: string];

/** What only a composer needs to know of a version, as people write it. */
export interface CompositionSources {
  readonly start: readonly string[];
  readonly head: readonly SettingSource[];
  readonly keys: Readonly<
    Record<KeyRole | 'authenticationConfig' | 'authenticationType', KeyAndNote>
  >;
  readonly notes: Readonly<Record<string, string>>;
  readonly apis: Readonly<
    Record<
      string,
      {readonly first: string; readonly brings: readonly string[]; readonly isSingle: boolean}
    >
  >;
  readonly always: readonly string[];
  /** The APIs whose providers a reader has chosen for samples. */
  readonly setup: VersionFacts['setup'];
  readonly missing: string;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, ValueMap>>>>;
  readonly stores: readonly StoreFacts[];
  readonly abilities: readonly Ability[];
  /** What providers need beyond their stock configuration, by `api/type`. */
  readonly providers: Readonly<
    Record<
      string,
      {
        readonly config?: ValueMap;
        readonly packages?: readonly string[];
        readonly toolGroup?: string;
        readonly cautions?: readonly Caution[];
      }
    >
  >;
  readonly authentication: readonly {
    readonly id: string;
    readonly label: string;
    readonly config: readonly SettingSource[];
    readonly cautions?: readonly Caution[];
  }[];
  readonly policies: readonly {
    readonly id: string;
    readonly label: string;
    readonly rules: readonly ValueMap[];
  }[];
  readonly quota: {
    readonly settings: readonly SettingSource[];
    readonly cautions: readonly Caution[];
  };
  readonly variables: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, string>>;
  readonly packages: readonly string[];
  readonly limits: Readonly<Record<string, string>>;
  readonly commands: readonly CommandFacts[];
}

interface Revision {
  readonly repository: string;
  readonly package: string;
  readonly commit: string;
  readonly tag?: string | undefined;
  readonly published: boolean;
}

/** What a site knows of a version. */
export interface FactSources {
  readonly label: string;
  /** Path of the version's pages, without a trailing slash. */
  readonly path: string;
  readonly providers: ProviderSources;
  /** Stock files, from which providers take their ids: the first that has one decides. */
  readonly distributions: {
    readonly distributions: readonly {
      readonly runFiles: readonly {
        readonly providers: readonly {
          readonly api: string;
          readonly type: string;
          readonly id: string;
        }[];
      }[];
    }[];
  };
  readonly environmentVariables: {
    readonly variables: readonly {
      readonly name: string;
      readonly meaning: string;
      readonly secret: boolean;
    }[];
  };
  /** What is installed: `<framework>` and `<client>` in commands. */
  readonly source: {
    readonly framework: Revision;
    readonly clients: {readonly python: Revision};
  };
  readonly composition: CompositionSources;
}

/** The requirement of a revision, as pip takes it. */
const requirementOf = ({repository, package: name, commit, tag, published}: Revision): string =>
  published && tag
    ? `${name}==${tag.replace(/^v/, '')}`
    : `${name} @ git+${repository}.git@${commit}`;

/**
 * Gathers the facts of a version from what a site knows of it.
 * @throws Error that names what the composition says of something that does not exist
 */
export function readFacts(sources: FactSources): VersionFacts {
  const {label, path, providers, composition, source} = sources;
  const {apis, keys, kinds, authentication, policies, quota} = composition;
  checkNames(sources);
  const words: Readonly<Record<string, string>> = {
    framework: requirementOf(source.framework),
    client: requirementOf(source.clients.python),
  };
  const entries = sources.distributions.distributions
    .flatMap(({runFiles}) => runFiles)
    .flatMap((runFile) => runFile.providers);
  const setting = ([key, value, note]: SettingSource): Setting => ({key, value, note});
  const key = ([name, note]: KeyAndNote): Setting => ({key: name, note});
  return {
    label,
    path,
    start: composition.start,
    head: composition.head.map(setting),
    keys: Object.fromEntries(
      Object.entries(keys).map(([role, each]) => [role, key(each)]),
    ) as VersionFacts['keys'],
    apis: providers.apis.flatMap(({name, purpose}) => {
      const api = apis[name];
      return api ? [{name, purpose, ...api}] : [];
    }),
    notes: composition.notes,
    always: composition.always,
    setup: composition.setup,
    missing: composition.missing,
    providers: providers.providers.map((provider) => {
      const entry = entries.find(
        (each) => each.api === provider.api && each.type === provider.type,
      );
      return providerFacts(provider, entry?.id, sources);
    }),
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, types]) => [kind, kindOf(providers.stores[kind], types)]),
    ),
    stores: composition.stores,
    abilities: composition.abilities,
    authentication: authentication.map(({id, label: name, config, cautions}): Option => {
      const [configKey, typeKey] = [key(keys.authenticationConfig), key(keys.authenticationType)];
      const value: ValueMap = {
        [typeKey.key]: id,
        ...Object.fromEntries(config.map(([each, filling]) => [each, filling])),
      };
      const notes = {
        [typeKey.key]: typeKey.note,
        ...Object.fromEntries(config.map(([each, , note]) => [each, note])),
      };
      return {
        id,
        label: name,
        settings: [{...configKey, value, notes}],
        ...(cautions && {cautions}),
      };
    }),
    policies: policies.map(({id, label: name, rules}) => ({
      id,
      label: name,
      settings: [{...key(keys.policy), value: rules}],
    })),
    quota: {settings: quota.settings.map(setting), cautions: quota.cautions},
    variables: variableFacts(sources.environmentVariables.variables, composition),
    packages: composition.packages,
    limits: composition.limits,
    commands: composition.commands.map((command) => ({
      ...command,
      parts: command.parts.map((part) => ({
        ...part,
        code: part.code.replace(/<(\w+)>/g, (found, name: string) => words[name] ?? found),
      })),
    })),
  };
}

function providerFacts(
  provider: ProviderSources['providers'][0],
  id: string | undefined,
  {composition}: FactSources,
): ProviderFacts {
  const {api, type, summary, pageId, pipPackages, apiDependencies, deprecated} = provider;
  const {
    config = {},
    packages = [],
    toolGroup,
    cautions = [],
  } = composition.providers[`${api}/${type}`] ?? {};
  const replaced = deprecated?.replacement;
  return {
    api,
    type,
    id: id ?? (type.split('::').slice(1).join('-') || type),
    summary,
    page: pageId,
    packages: [...pipPackages, ...packages],
    needs: apiDependencies,
    settings: settingsOf(provider, config, composition),
    cautions: [
      ...cautions,
      ...(replaced
        ? [
            {
              level: 'warning' as const,
              why: `It’s the deprecated name of ${replaced}.`,
              instead: `Choose ${replaced}.`,
            },
          ]
        : []),
    ],
    ...(toolGroup && {toolGroup}),
  };
}

/** The settings of a stock configuration, as far as the composition says nothing else. */
function settingsOf(
  {config, stockConfiguration}: ProviderSources['providers'][0],
  own: ValueMap,
  {stores}: CompositionSources,
): Setting[] {
  const values = {...(stockConfiguration.config as ValueMap), ...own};
  return config.flatMap(({key, type, description}) => {
    const value = values[key];
    const store = stores.find((each) => each.kind === type && each.file === undefined);
    if (store) {
      const path = JSON.stringify(value ?? '');
      const file = /[\w-]+\.db(?=")/.exec(path)?.[0] ?? `${key}.db`;
      return [{key, note: description, value: file, store: store.key}];
    }
    return value === undefined ? [] : [{key, note: description, value}];
  });
}

function kindOf(
  source: ProviderSources['stores'][string] | undefined,
  types: Readonly<Record<string, ValueMap>>,
): StoreKind {
  return {
    types: Object.fromEntries(
      Object.entries(types).map(([type, values]) => [
        type,
        {
          packages: source?.pipPackages[type] ?? [],
          settings: Object.entries(values).map(([key, value]) => ({
            key,
            value,
            note: source?.types[type]?.find((field) => field.key === key)?.description ?? '',
          })),
        },
      ]),
    ),
  };
}

/** Variables of a composition that hold secrets. */
const secretName = /_(?:KEY|TOKEN|PASSWORD|SECRET)$/;

const variableFacts = (
  variables: FactSources['environmentVariables']['variables'],
  {variables: own, examples}: CompositionSources,
): Record<string, VariableFacts> =>
  Object.fromEntries(
    [
      ...variables.map(({name, meaning, secret}) => [name, {meaning, isSecret: secret}] as const),
      ...Object.entries(own).map(
        ([name, meaning]) => [name, {meaning, isSecret: secretName.test(name)}] as const,
      ),
    ].map(([name, facts]) => [
      name,
      examples[name] === undefined ? facts : {...facts, example: examples[name]},
    ]),
  );

/** @throws Error that names an API or a provider which a composition names and the version lacks */
function checkNames({providers, composition, label}: FactSources): void {
  const apis = providers.apis.map(({name}) => name);
  const types = providers.providers.map(({api, type}) => `${api}/${type}`);
  const {start, abilities} = composition;
  const named = [
    ...start,
    ...Object.keys(composition.providers),
    ...Object.entries(composition.apis).map(([api, {first}]) => `${api}/${first}`),
    ...abilities.flatMap(({api, lacking, neededBy, first}) => [
      ...[...lacking, first].map((type) => `${api}/${type}`),
      ...neededBy,
    ]),
  ];
  const unknown = [
    ...named.filter((name) => !types.includes(name) && !apis.includes(name)),
    ...apis.filter((name) => !composition.apis[name]),
  ];
  if (unknown.length === 0) return;
  throw new Error(
    `The composition of ${label}: expected each API of the version and providers that it has, found ${unknown.join(', ')}. Correct the names.`,
  );
}

export interface ComposerOptions {
  /** What is known of each version, by its name; the first is chosen at first. */
  readonly versions: Readonly<Record<string, FactSources>>;
}

/**
 * The facts of all versions.
 * @throws Error as `readFacts` does
 */
export const composerFacts = ({versions}: ComposerOptions): ComposerFacts =>
  Object.fromEntries(Object.entries(versions).map(([name, sources]) => [name, readFacts(sources)]));
