import type {
  ClientCliData,
  EnvironmentVariablesData,
  LlamaCliData,
  ProvidersData,
  PythonSdkData,
} from '../facts/data-types';

/** The parts of a version's data that name what is followed. */
export interface FollowedData {
  readonly providers: ProvidersData['providers'];
  readonly llamaCli: Pick<LlamaCliData, 'commands'>;
  readonly clientCli: Pick<ClientCliData, 'commands'>;
  readonly environmentVariables: EnvironmentVariablesData;
  readonly pythonSdk: Pick<PythonSdkData, 'methods'>;
  readonly routes: readonly string[];
}

/** Names that the data has, by the kind of fact; kinds of which it has no names are absent. */
export function namesInData(data: FollowedData): Record<string, ReadonlySet<string>> {
  const {providers, llamaCli, clientCli, environmentVariables, pythonSdk, routes} = data;
  const own = ({api, type}: ProvidersData['providers'][number]): string => `${api} ${type}`;
  const options = ({commands}: FollowedData['llamaCli'] | FollowedData['clientCli']): string[] =>
    commands.flatMap(({name, options}) =>
      options.flatMap(({flags}) => flags.map((flag) => `${name} ${flag}`)),
    );
  return {
    provider: new Set(providers.map(own)),
    setting: new Set(providers.flatMap((one) => one.config.map(({key}) => `${own(one)} ${key}`))),
    package: new Set(
      providers.flatMap((one) => one.pipPackages.map((name) => `${own(one)} ${name}`)),
    ),
    command: new Set(llamaCli.commands.map(({name}) => name)),
    option: new Set(options(llamaCli)),
    'client command': new Set(clientCli.commands.map(({name}) => name)),
    'client option': new Set(options(clientCli)),
    variable: new Set(environmentVariables.variables.map(({name}) => name)),
    method: new Set(pythonSdk.methods.map(({method}) => method)),
    argument: new Set(
      pythonSdk.methods.flatMap(({method, parameters}) =>
        parameters.map(({name}) => `${method} ${name}`),
      ),
    ),
    route: new Set(routes.map((route) => route.replaceAll(':path}', '}'))),
  };
}

/**
 * Whether the data has followed a change already; undefined where its names do not tell.
 * @param names as `namesInData` gives them
 */
export function isInData(
  {kind, key, before, after}: {kind: string; key: string; before?: string; after?: string},
  names: Readonly<Record<string, ReadonlySet<string>>>,
): boolean | undefined {
  const known = names[kind];
  if (!known || (before !== undefined && after !== undefined)) return undefined;
  return known.has(key) === (after !== undefined);
}
