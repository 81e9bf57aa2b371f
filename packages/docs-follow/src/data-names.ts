import type {Command, FollowedData} from './data';

/** Names that the data has, by the kind of fact; kinds of which it has no names are absent. */
export function namesInData(data: FollowedData): Record<string, ReadonlySet<string>> {
  const {providers, commands, clientCommands, variables, methods, routes} = data;
  const own = ({api, type}: FollowedData['providers'][number]): string => `${api} ${type}`;
  const options = (commands: readonly Command[]): string[] =>
    commands.flatMap(({name, options}) =>
      options.flatMap(({flags}) => flags.map((flag) => `${name} ${flag}`)),
    );
  return {
    provider: new Set(providers.map(own)),
    setting: new Set(providers.flatMap((one) => one.config.map(({key}) => `${own(one)} ${key}`))),
    package: new Set(
      providers.flatMap((one) => one.pipPackages.map((name) => `${own(one)} ${name}`)),
    ),
    command: new Set(commands.map(({name}) => name)),
    option: new Set(options(commands)),
    'client command': new Set(clientCommands.map(({name}) => name)),
    'client option': new Set(options(clientCommands)),
    variable: new Set(variables.map(({name}) => name)),
    method: new Set(methods.map(({method}) => method)),
    argument: new Set(
      methods.flatMap(({method, parameters}) => parameters.map(({name}) => `${method} ${name}`)),
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
