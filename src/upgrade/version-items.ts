import type {FactValue, Item} from '@docs-kit/openapi-changes';
import type {CliCommand, CliOption, RunFile, SdkData, VersionData} from '../facts/data-types';
import {idOf} from '../tables/cli-commands';
import {pythonSdkPageOf} from '../tables/python-sdk-pages';

/** A version as comparisons see it: its data, and the addresses of its pages. */
export interface VersionSource {
  readonly data: VersionData;
  /** Path of the version's pages: `/docs/next`. */
  readonly path: string;
}

/** The kinds of facts that versions are compared by. */
export type ItemKind = keyof typeof items;

/**
 * Lists what the data of a version holds, kind by kind.
 * @param compared both versions of the comparison: one knows of sections that the other lacks
 */
export function versionItems(
  source: VersionSource,
  compared: readonly VersionData[],
): Readonly<Record<string, readonly Item[]>> {
  return Object.fromEntries(
    Object.entries(items).map(([kind, itemsOf]) => [kind, itemsOf(source, compared)]),
  );
}

const items = {
  commands: ({data: {llamaCli}, path}) =>
    commandItems(llamaCli.commands, 'Command line', pagePath(path, llamaCli.pageId)),
  clientCommands: ({data: {clientCli}, path}) =>
    commandItems(clientCli.commands, 'Command line', pagePath(path, clientCli.pageId)),
  environmentVariables: ({data: {environmentVariables}, path}) =>
    environmentVariables.variables.map((variable) => ({
      name: variable.name,
      group: 'Configuration',
      page: `${path}/distributions/configuration`,
      facts: {
        default: quoted(variable.default),
        'other defaults': variable.otherDefaults?.map((value) => JSON.stringify(value)),
      },
    })),
  // Sections of a run file that one of the compared versions knows and the other does not.
  runFileSections: ({data, path}, compared) =>
    [...new Set(compared.flatMap(({facts}) => facts.unknownRunSections))]
      .filter((name) => !data.facts.unknownRunSections.includes(name))
      .map((name) => ({
        name,
        group: 'Configuration',
        page: `${path}/distributions/configuration`,
        facts: {},
      })),
  distributions: ({data: {distributions}, path}) =>
    distributions.distributions.flatMap(({name, pageId, runFiles, ...distribution}) => {
      const page = `${path}/${pageId ?? 'distributions/list_of_distributions'}`;
      return [
        {
          name,
          group: 'Distributions',
          page,
          facts: {
            'container image': distribution.containerImage,
            'pip packages': distribution.additionalPipPackages,
            ...Object.fromEntries(
              distribution.buildProviders.map(({api, types}) => [`${api} providers`, types]),
            ),
          },
        },
        ...runFiles.map((runFile) => ({
          name: `${name}/${runFile.file}`,
          group: 'Distributions',
          partOf: name,
          page,
          facts: runFileFacts(runFile),
        })),
      ];
    }),
  providers: ({data: {providers}, path}) =>
    providers.providers.flatMap((provider) => {
      const name = `${provider.api}/${provider.type}`;
      const common = {group: provider.api, page: pagePath(path, provider.pageId)};
      return [
        {
          ...common,
          name,
          facts: {
            'pip packages': provider.pipPackages,
            'required APIs': provider.apiDependencies,
            'optional APIs': provider.optionalApiDependencies,
            deprecated: provider.deprecated?.replacement,
            'provider data header keys': provider.providerData.map(({key}) => key),
          },
        },
        ...provider.config.map((field) => ({
          ...common,
          name: `${name} ${field.key}`,
          partOf: name,
          facts: {
            type: field.type,
            required: field.required ? 'yes' : 'no',
            default: field.default === undefined ? undefined : JSON.stringify(field.default),
            variable: field.environment?.variable,
            'stock default': quoted(field.environment?.default),
          },
        })),
      ];
    }),
  pythonSdk: ({data: {pythonSdk}, path}) =>
    sdkItems(
      pythonSdk,
      'Python SDK',
      `${path}/references/python_sdk_reference`,
      (method) => `/${pythonSdkPageOf(method)}#${idOf(method)}`,
    ),
  nodeSdk: ({data: {typescriptSdk}, path}) =>
    sdkItems(typescriptSdk, 'Node.js SDK', `${path}/getting_started/libraries`),
  models: ({data: {llamaModels}, path}) =>
    llamaModels.models.map(({descriptor, huggingFaceRepo, contextLength}) => ({
      name: descriptor,
      group: 'Llama models',
      page: `${path}/references/llama_cli_reference`,
      facts: {repository: huggingFaceRepo, 'context length': String(contextLength)},
    })),
} as const satisfies Readonly<
  Record<string, (source: VersionSource, compared: readonly VersionData[]) => readonly Item[]>
>;

const quoted = (value: string | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : JSON.stringify(value);

const pagePath = (versionPath: string, id: string): string =>
  `${versionPath}/${id.replace(/\/index$/, '')}`;

function runFileFacts(runFile: RunFile): Item['facts'] {
  const defaults = runFile.environment.map(
    ({name, defaults: [value]}) => `${name}=${value ?? '(none)'}`,
  );
  return {
    APIs: runFile.apis,
    providers: runFile.providers.map(({api, type}) => `${api}/${type}`),
    models: runFile.models.map(({id}) => id),
    shields: runFile.shields.map(({id}) => id),
    'tool groups': runFile.toolGroups.map(({id}) => id),
    stores: Object.keys(runFile.stores ?? {}),
    'variables and defaults': defaults,
  };
}

/** Commands, and the arguments and options of each as its parts. */
function commandItems(commands: readonly CliCommand[], group: string, page: string): Item[] {
  return commands.flatMap(({name, arguments: positionals, options, broken}) => {
    const common = {group, page};
    return [
      {...common, name, facts: {'does not work': broken}},
      ...positionals.map((argument) => ({
        ...common,
        name: `${name} ${argument.name}`,
        partOf: name,
        facts: {required: argument.required ? 'yes' : 'no', choices: argument.choices},
      })),
      ...options.map((option) => ({
        ...common,
        name: `${name} ${option.flags[0] ?? ''}`,
        partOf: name,
        facts: optionFacts(option),
      })),
    ];
  });
}

function optionFacts(option: CliOption): Record<string, FactValue | undefined> {
  return {
    spellings: option.flags,
    type: option.type,
    required: option.required ? 'yes' : 'no',
    default: quoted(option.default),
    choices: option.choices,
    status: option.status,
    variable: option.environment,
  };
}

/** Methods and helpers; a method that moved to another object does what its operation does. */
function sdkItems(
  sdk: SdkData,
  group: string,
  page: string,
  placeOf: (method: string) => string = () => '',
): Item[] {
  const common = {group, page};
  const {transport} = sdk;
  return [
    ...sdk.methods.map(({method, parameters, returns, operation, deprecated, ...call}) => ({
      ...common,
      name: method,
      route: `${call.httpMethod} ${call.path}`,
      page: page + placeOf(method),
      ...(operation && {key: `${operation.slug} ${method.split('.').at(-1) ?? ''}`}),
      facts: {
        parameters: parameters.map(({name, required}) => (required ? name : `${name}?`)),
        returns,
        deprecated: deprecated ? 'yes' : undefined,
      },
    })),
    ...(sdk.helpers ?? []).map((helper) => ({
      ...common,
      name: helper.name,
      facts: {
        import: helper.import,
        parameters: helper.parameters.map(({name, required}) => (required ? name : `${name}?`)),
        fields: helper.fields.map(({name}) => name),
        methods: helper.methods.map(({name}) => name),
        'cannot be used': helper.broken,
      },
    })),
    ...sdk.constructorOptions.map((option) => ({
      ...common,
      name: `option ${option.name}`,
      facts: {type: option.type, default: option.default, variable: option.environment},
    })),
    {
      ...common,
      name: 'HTTP transport',
      facts: {
        'timeout in seconds': String(transport.timeoutSeconds),
        'connection timeout in seconds': String(transport.connectTimeoutSeconds),
        'maximum retries': String(transport.maxRetries),
        'retried statuses': transport.retriedStatuses,
      },
    },
  ];
}
