/** Tables of distributions: their comparison, and facts, providers, variables and resources of one. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {code, codeList, entryList, fact, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {
  Distribution,
  DistributionProvider,
  EnvironmentVariablesData,
  RunFile,
  VersionData,
} from '../facts/data-types';
import {findDistribution, findRunFile} from '../facts/find';
import {literal} from './config-field';

type Data = Pick<VersionData, 'distributions' | 'environmentVariables'>;

const runFileOf = ({distributions}: Data, name: string, file?: string): RunFile =>
  findRunFile(findDistribution(name, distributions), file);

export const distributionTables: Tables<Data> = {
  /** One row for each distribution. PREFIX is the path from the page to `distributions/`. */
  'distribution-list': {
    parameters: '[PREFIX]',
    write: ({distributions: {distributions}}, prefix = './') =>
      markdownTable(
        {
          Distribution: (distribution) => linkOf(distribution, prefix),
          'What it serves': ({summary}) => proseToMdx(summary),
          Hardware: ({hardware}) => proseToMdx(hardware),
          'Container image': ({containerImage}) => code(containerImage),
        },
        distributions,
      ),
  },
  'distribution-facts': {
    parameters: 'NAME',
    write: ({distributions}, name = '') => factsOf(findDistribution(name, distributions)),
  },
  /** One row for each API, with its providers and what switches them on. */
  'distribution-providers': {
    parameters: 'NAME [RUN_FILE]',
    write: (data, name = '', file) => {
      const {providers} = runFileOf(data, name, file);
      const cellOf = (api: string, isSwitched: boolean): string =>
        providers
          .filter((each) => each.api === api && (each.enabledBy !== undefined) === isSwitched)
          .map(providerCode)
          .join(', ');
      return markdownTable(
        {
          API: (api) => code(api),
          'Always on': (api) => cellOf(api, false),
          'Enabled by a variable': (api) => cellOf(api, true),
        },
        [...new Set(providers.map(({api}) => api))],
      );
    },
  },
  /** The variables of a run file. */
  'distribution-environment': {
    parameters: 'NAME [RUN_FILE]',
    write: (data, name = '', file) =>
      markdownTable(
        {
          Variable: (variable) => code(variable.name),
          Default: ({required, defaults}) =>
            required
              ? '**Required**'
              : [...new Set(defaults.map((value) => value.replace(/\/$/, '')))]
                  .map((value) => (value === '' ? code(value) : literal(value)))
                  .join(', '),
          Meaning: (variable) => meaningOf(variable, data.environmentVariables),
        },
        runFileOf(data, name, file).environment,
      ),
  },
  /** What a run file registers. */
  'distribution-resources': {
    parameters: 'NAME models|shields|tool-groups|benchmarks [RUN_FILE]',
    write: (data, name = '', kind = '', file) =>
      resourceTables[kind as keyof typeof resourceTables](runFileOf(data, name, file)),
  },
};

function linkOf({name, pageId}: Distribution, prefix: string): string {
  if (pageId === undefined) return code(name);
  return `[${code(name)}](${prefix}${pageId.split('/').slice(1).join('/')}.md)`;
}

function factsOf({name, containerImage, hardware, runFiles}: Distribution): string {
  return [
    `- **Name:** ${code(name)}`,
    `- **Container image:** ${containerImage === undefined ? 'none; build your own' : code(containerImage)}`,
    `- **Hardware:** ${proseToMdx(hardware)}`,
    `- **Run files:** ${codeList(runFiles.map(({file}) => file))}`,
  ].join('\n');
}

function providerCode({type, enabledBy}: DistributionProvider): string {
  return enabledBy === undefined ? code(type) : `${code(type)} (${code(enabledBy)})`;
}

/** What a variable is for, and the provider that it enables where its meaning does not say so. */
function meaningOf(
  {name, switches, where}: RunFile['environment'][number],
  {variables}: EnvironmentVariablesData,
): string {
  const meaning = variables.find((entry) => entry.name === name)?.meaning;
  if (meaning === undefined)
    throw new Error(`environment-variables.json does not describe ${name}.`);
  const providers = where.flatMap(
    (path) => /^providers\.([^.]+)\.(.+)\.provider_id$/.exec(path)?.[2] ?? [],
  );
  const isSaid = !switches || /\benable\b/.test(meaning) || providers.length === 0;
  return proseToMdx(meaning) + (isSaid ? '' : ` Enables ${codeList(providers)}.`);
}

const resourceTables = {
  models: ({models}: RunFile) =>
    markdownTable(
      {
        Model: ({id}) => code(id),
        Type: ({modelType}) => modelType,
        Provider: ({providerId}) => code(providerId),
        'Provider model': ({providerModelId}) => code(providerModelId),
      },
      models.filter(({registered}) => registered),
    ),
  shields: ({shields}: RunFile) =>
    entryList(shields, (shield) => ({
      name: `Shield ${code(shield.id)}`,
      facts: [
        fact('provider', code(shield.providerId)),
        fact('provider shield', code(shield.providerShieldId)),
        !shield.registered && 'not registered (no `provider_id`)',
      ],
    })),
  'tool-groups': ({toolGroups}: RunFile) =>
    entryList(toolGroups, ({id, providerId}) => ({
      name: `Tool group ${code(id)}`,
      facts: [`provider ${code(providerId)}`],
    })),
  benchmarks: ({benchmarks}: RunFile) =>
    markdownTable(
      {
        Benchmark: ({id}) => code(id),
        Dataset: ({datasetId}) => code(datasetId),
        Registered: ({registered}) => (registered ? 'yes' : 'no (no `provider_id`)'),
      },
      benchmarks,
    ),
};
