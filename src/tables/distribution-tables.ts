/** Tables of one distribution: facts, providers, variables and registered resources. */
import {leadingArgument, onlyArgument} from '@docs-kit/docs-facts/tables';
import type {Distribution, DistributionProvider, RunFile} from '../facts/data-types';
import {findDistribution, findRunFile} from '../facts/find';
import type {EnvironmentVariablesData} from '../facts/data-types';
import type {TableRenderer} from './table-renderer';
import {code, codeList, EMPTY_CELL, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';

/** `<!-- generated:distribution-facts NAME -->`: what a distribution is, at a glance. */
export const renderDistributionFacts: TableRenderer = (args, data) =>
  distributionFacts(
    findDistribution(onlyArgument(args, 'generated:distribution-facts NAME'), data.distributions),
  );

/** `<!-- generated:distribution-providers NAME [RUN_FILE] -->`: the providers of each API. */
export const renderDistributionProviders: TableRenderer = (args, data) => {
  const [name, file] = leadingArgument(args, 2, 'generated:distribution-providers NAME [RUN_FILE]');
  return distributionProvidersTable(findRunFile(findDistribution(name, data.distributions), file));
};

/** `<!-- generated:distribution-environment NAME [RUN_FILE] -->`: the variables of a run file. */
export const renderDistributionEnvironment: TableRenderer = (args, data) => {
  const [name, file] = leadingArgument(
    args,
    2,
    'generated:distribution-environment NAME [RUN_FILE]',
  );
  const runFile = findRunFile(findDistribution(name, data.distributions), file);
  return distributionEnvironmentTable(runFile, data.environmentVariables);
};

/** `<!-- generated:distribution-resources NAME KIND [RUN_FILE] -->`: what the run file registers. */
export const renderDistributionResources: TableRenderer = (args, data) => {
  const usage = `generated:distribution-resources NAME ${Object.keys(resourceTables).join('|')} [RUN_FILE]`;
  const [name, kind = '', file] = leadingArgument(args, 3, usage);
  const table = Object.hasOwn(resourceTables, kind) ? resourceTables[kind] : undefined;
  if (table === undefined) throw new Error(`"${kind}" is no kind of resource. Write "${usage}".`);
  return table(findRunFile(findDistribution(name, data.distributions), file));
};

/**
 * Writes the facts of a distribution as a list.
 *
 * @param distribution - the distribution of the page's version
 * @returns one list item for each fact
 */
export function distributionFacts(distribution: Distribution): string {
  return [
    ['Name', code(distribution.name)],
    [
      'Container image',
      distribution.containerImage === undefined
        ? 'none published: build one'
        : code(distribution.containerImage),
    ],
    ['Hardware', proseToMdx(distribution.hardware)],
    ['Run files', codeList(distribution.runFiles.map((runFile) => runFile.file))],
  ]
    .map(([label, value]) => `- **${label}:** ${value}`)
    .join('\n');
}

/**
 * Writes one row for each API, with its providers and what switches them on.
 *
 * @param runFile - the run file
 * @returns the table
 */
export function distributionProvidersTable(runFile: RunFile): string {
  const apis = [...new Set(runFile.providers.map((provider) => provider.api))];
  const ofApi = (api: string): readonly DistributionProvider[] =>
    runFile.providers.filter((provider) => provider.api === api);
  return markdownTable(
    [
      {heading: 'API', cell: (api) => code(api)},
      {
        heading: 'Always on',
        cell: (api) => cells(ofApi(api).filter((provider) => provider.enabledBy === undefined)),
      },
      {
        heading: 'On when the variable is set',
        cell: (api) => cells(ofApi(api).filter((provider) => provider.enabledBy !== undefined)),
      },
    ],
    apis,
  );
}

/**
 * Writes one row for each environment variable of a run file.
 *
 * @param runFile - the run file
 * @param environment - the variables of the version, for their meanings
 * @returns the table
 * @throws Error when a variable of the run file is not described
 */
export function distributionEnvironmentTable(
  runFile: RunFile,
  environment: EnvironmentVariablesData,
): string {
  const meaning = (name: string): string => {
    const variable = environment.variables.find((entry) => entry.name === name);
    if (variable === undefined)
      throw new Error(`environment-variables.json does not describe ${name}.`);
    return variable.meaning;
  };
  return markdownTable(
    [
      {heading: 'Variable', cell: (variable) => code(variable.name)},
      {
        heading: 'Default',
        cell: (variable) => (variable.required ? '**Required**' : defaults(variable.defaults)),
      },
      {
        heading: 'Meaning',
        cell: (variable) =>
          proseToMdx(meaning(variable.name)) +
          (variable.switches && !/\benable\b/.test(meaning(variable.name))
            ? ` ${switched(variable.where)}`
            : ''),
      },
    ],
    runFile.environment,
  );
}

const resourceTables: Readonly<Record<string, (runFile: RunFile) => string>> = {
  models: (runFile) =>
    markdownTable(
      [
        {heading: 'Model', cell: (model) => code(model.id)},
        {heading: 'Type', cell: (model) => model.modelType},
        {heading: 'Provider', cell: (model) => code(model.providerId ?? '')},
        {heading: 'Provider model', cell: (model) => code(model.providerModelId ?? '')},
      ],
      runFile.models.filter((model) => model.registered),
    ),
  shields: (runFile) =>
    markdownTable(
      [
        {heading: 'Shield', cell: (shield) => code(shield.id)},
        {heading: 'Provider', cell: (shield) => code(shield.providerId ?? '')},
        {heading: 'Provider shield', cell: (shield) => code(shield.providerShieldId ?? '')},
        {
          heading: 'Registered',
          cell: (shield) => (shield.registered ? 'yes' : 'no: the entry has no `provider_id`'),
        },
      ],
      runFile.shields,
    ),
  'tool-groups': (runFile) =>
    markdownTable(
      [
        {heading: 'Tool group', cell: (group) => code(group.id)},
        {heading: 'Provider', cell: (group) => code(group.providerId)},
      ],
      runFile.toolGroups,
    ),
  benchmarks: (runFile) =>
    markdownTable(
      [
        {heading: 'Benchmark', cell: (benchmark) => code(benchmark.id)},
        {heading: 'Dataset', cell: (benchmark) => code(benchmark.datasetId)},
        {
          heading: 'Registered',
          cell: (benchmark) =>
            benchmark.registered ? 'yes' : 'no: the entry has no `provider_id`',
        },
      ],
      runFile.benchmarks,
    ),
};

function cells(providers: readonly DistributionProvider[]): string {
  const texts = providers.map((provider) =>
    provider.enabledBy === undefined
      ? code(provider.type)
      : `${code(provider.type)} (${code(provider.enabledBy)})`,
  );
  return texts.length === 0 ? EMPTY_CELL : texts.join(', ');
}

function defaults(values: readonly string[]): string {
  const shown = [...new Set(values.map((value) => value.replace(/\/$/, '')))].map((value) =>
    value === '\u200b' ? 'an invisible character' : code(value),
  );
  return shown.length === 0 ? EMPTY_CELL : shown.join(', ');
}

/** Names the provider that a variable enables, where the meaning of the variable does not. */
function switched(where: readonly string[]): string {
  const providers = where
    .map((path) => /^providers\.([^.]+)\.(.+)\.provider_id$/.exec(path)?.[2])
    .filter((id): id is string => id !== undefined);
  return providers.length === 0 ? '' : `Enables the provider ${codeList(providers)}.`;
}
