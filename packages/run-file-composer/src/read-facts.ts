import type {
  ApiFacts,
  Caution,
  ComposerFacts,
  ProviderFacts,
  Setting,
  StoreKind,
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

/** What only a composer needs to know of a version, as people write it. */
export interface CompositionSources extends Omit<
  VersionFacts,
  'label' | 'path' | 'apis' | 'providers' | 'kinds' | 'variables'
> {
  readonly apis: Readonly<Record<string, Omit<ApiFacts, 'name' | 'purpose'>>>;
  /** The settings of each type of store, by the kind of the store. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, ValueMap>>>>;
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
  /** Meanings of variables that no stock file has. */
  readonly variables: Readonly<Record<string, string>>;
  /** What commands show as the value of a variable. */
  readonly examples: Readonly<Record<string, string>>;
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
  const {examples, ...written} = composition;
  checkNames(sources);
  const words: Readonly<Record<string, string>> = {
    framework: requirementOf(source.framework),
    client: requirementOf(source.clients.python),
  };
  const entries = sources.distributions.distributions
    .flatMap(({runFiles}) => runFiles)
    .flatMap((runFile) => runFile.providers);
  return {
    ...written,
    label,
    path,
    apis: providers.apis.flatMap(({name, purpose}) => {
      const api = written.apis[name];
      return api ? [{name, purpose, ...api}] : [];
    }),
    providers: providers.providers.map((provider) => {
      const entry = entries.find(
        (each) => each.api === provider.api && each.type === provider.type,
      );
      return providerFacts(provider, entry?.id, sources);
    }),
    kinds: Object.fromEntries(
      Object.entries(written.kinds).map(([kind, types]) => [
        kind,
        kindOf(providers.stores[kind], types),
      ]),
    ),
    variables: variableFacts(sources.environmentVariables.variables, written.variables, examples),
    commands: written.commands.map((command) => ({
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
  own: CompositionSources['variables'],
  examples: CompositionSources['examples'],
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
