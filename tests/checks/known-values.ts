/** What the data of a version says of the values of options, fields, parameters and variables. */
import {type Known, KnownValues} from '@docs-kit/docs-facts/checks';
import type {ApiLevelFacts, VersionSources} from './sources';

/** Gathers what the data says of each name. */
export function knownValues({data, api, runConfig}: VersionSources): ReadonlyMap<string, Known> {
  const known = new KnownValues();
  const {providers, llamaCli, clientCli} = data;
  providers.providers.flatMap(({config}) => config).forEach((field) => known.addSetting(field));
  for (const types of Object.values(providers.stores).map((store) => store.types)) {
    Object.keys(types).forEach((type) => known.add('type', 'string', undefined, [type]));
    Object.values(types)
      .flat()
      .forEach((field) => known.addSetting(field));
  }
  const commands = [...llamaCli.commands, ...clientCli.commands];
  for (const option of [...commands.flatMap(({options}) => options), ...clientCli.globalOptions])
    known.addOption(option);
  for (const {name, default: value, otherDefaults = []} of data.environmentVariables.variables)
    [value ?? undefined, ...otherDefaults].forEach((one) => known.add(name, 'variable', one));
  for (const {name, defaults} of data.distributions.distributions.flatMap(({runFiles}) =>
    runFiles.flatMap(({environment}) => environment),
  ))
    defaults.forEach((value) => known.add(name, 'variable', value));
  for (const level of api) {
    for (const {fields = {}} of Object.values(level.schemas))
      Object.entries(fields).forEach((field) => addNotation(known, field, level));
    for (const parameter of level.operations.flatMap(({parameters}) => parameters)) {
      const [, name = '', notation = ''] = /^\w+ ([^:]+): (.*)$/.exec(parameter) ?? [];
      addNotation(known, [name, notation], level);
    }
  }
  for (const [name, values] of Object.entries(data.framework.defaults))
    known.addLiterals(name, values);
  known.addSchema(runConfig);
  for (const {constructorOptions, transport} of [data.pythonSdk, data.typescriptSdk]) {
    constructorOptions.forEach((option) => known.add(option.name, option.type, option.default));
    known.add('timeout', 'number', transport.timeoutSeconds);
    known.add('max_retries', 'number', transport.maxRetries);
    known.add('maxRetries', 'number', transport.maxRetries);
  }
  return known.all;
}

/** Adds a field in the notation of `data/<version>/api.json`: `"a" | "b" = "a"`. */
function addNotation(
  known: KnownValues,
  [name, notation]: readonly [string, string],
  {schemas}: ApiLevelFacts,
): void {
  const [, type = notation, value] = /^(.*?)(?: \(required\))?(?: = (.*))?$/.exec(notation) ?? [];
  const lists = type
    .split(' | ')
    .filter((part) => part !== 'null')
    .map((part) =>
      part.startsWith('"')
        ? [part.replaceAll('"', '')]
        : (schemas[part]?.enum ?? (part === 'boolean' ? ['true', 'false'] : undefined)),
    );
  const choices = lists.flatMap((list) => list ?? []);
  const isOpen = lists.includes(undefined) || choices.length === 0;
  known.add(name, type, value?.replace(/^"(.*)"$/, '$1'), isOpen ? undefined : choices);
}
