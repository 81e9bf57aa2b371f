import {describe, expect, it} from 'vitest';
import type {Distribution, DistributionsData, RunFile} from '../../../src/facts/data-types';
import {table as tableNamed} from '../../support/tables';
import {environment} from '../checks/run-config/fixture';

const renderDistributionList = tableNamed('distribution-list');
const renderDistributionFacts = tableNamed('distribution-facts');
const renderDistributionEnvironment = tableNamed('distribution-environment');
const renderDistributionProviders = tableNamed('distribution-providers');
const renderDistributionResources = tableNamed('distribution-resources');
const renderEnvironmentVariables = tableNamed('environment-variables');

const runFile: RunFile = {
  file: 'run.yaml',
  apis: ['inference'],
  providers: [
    {api: 'inference', id: 'openai', type: 'remote::openai', config: {}},
    {api: 'inference', id: 'ollama', type: 'remote::ollama', enabledBy: 'OLLAMA_URL', config: {}},
    {api: 'safety', id: 'guard', type: 'inline::llama-guard', config: {}},
  ],
  models: [
    {id: 'm', modelType: 'llm', registered: true, providerId: 'openai'},
    {id: 'n', modelType: 'llm', registered: false},
  ],
  shields: [{id: 's', registered: false}],
  toolGroups: [{id: 'builtin::rag', providerId: 'rag-runtime'}],
  vectorDatabases: [],
  datasets: [],
  benchmarks: [],
  environment: [
    {
      name: 'OLLAMA_URL',
      defaults: ['http://localhost:11434'],
      required: false,
      switches: true,
      where: ['providers.inference.ollama.provider_id', 'providers.inference.ollama.config.url'],
    },
    {name: 'OLLAMA_WORKERS', defaults: [], required: true, switches: false, where: ['providers.x']},
  ],
};
const plain: Distribution = {
  name: 'plain',
  summary: 'Many providers in one server',
  hardware: 'None',
  additionalPipPackages: [],
  buildProviders: [{api: 'inference', types: ['remote::openai']}],
  runFiles: [runFile],
};
const starter: Distribution = {
  ...plain,
  name: 'starter',
  pageId: 'distributions/self_hosted_distro/starter',
  containerImage: 'llamastack/distribution-starter',
};
const distributions: DistributionsData = {
  distributions: [starter, plain],
  absent: [],
};
const data = {distributions, environmentVariables: environment};

describe('the tables of a distribution', () => {
  it('list facts, with or without an image', () => {
    expect(renderDistributionFacts(['starter'], data)).toContain(
      '- **Container image:** `llamastack/distribution-starter`',
    );
    expect(renderDistributionFacts(['plain'], data)).toContain('none; build your own');
  });

  it('part providers by what switches them on', () => {
    const table = renderDistributionProviders(['starter'], data);
    expect(table).toContain('| `inference` | `remote::openai` | `remote::ollama` (`OLLAMA_URL`) |');
    expect(table).toContain('| `safety` | `inline::llama-guard` | — |');
  });

  it('tell what each variable means and switches on', () => {
    const table = renderDistributionEnvironment(['starter', 'run.yaml'], data);
    expect(table).toContain(
      '| `OLLAMA_URL` | `http://localhost:11434` | Address. Enables `ollama`. |',
    );
    expect(table).toContain('| `OLLAMA_WORKERS` | **Required** | Address. |');
    const saysSo = environment.variables.map((variable) => ({
      ...variable,
      meaning: 'Set it to any value to enable the provider `ollama`.',
    }));
    expect(
      renderDistributionEnvironment(['starter', 'run.yaml'], {
        ...data,
        environmentVariables: {...environment, variables: saysSo},
      }),
    ).not.toContain('Enables');
    const none = {...data, environmentVariables: {...environment, variables: []}};
    expect(() => renderDistributionEnvironment(['starter'], none)).toThrow(
      'does not describe OLLAMA_URL',
    );
  });

  it('list what is registered, and say what is skipped', () => {
    expect(renderDistributionResources(['starter', 'models'], data)).toContain(
      '| `m` | llm | `openai` | — |',
    );
    expect(renderDistributionResources(['starter', 'models'], data)).not.toContain('`n`');
    expect(renderDistributionResources(['starter', 'shields'], data)).toContain(
      '- Shield `s`: not registered (no `provider_id`)',
    );
    expect(renderDistributionResources(['starter', 'tool-groups'], data)).toContain(
      '`builtin::rag`',
    );
    expect(() => renderDistributionResources(['starter', 'benchmarks'], data)).toThrow(
      'has no rows',
    );
    expect(() => renderDistributionResources(['starter', 'prompts'], data)).toThrow(
      'NAME models|shields|tool-groups|benchmarks [RUN_FILE]',
    );
  });

  it('refuse unknown names, saying what is known', () => {
    expect(() => renderDistributionProviders(['ollama'], data)).toThrow('Known: starter, plain.');
    expect(() => renderDistributionProviders(['starter', 'x.yaml'], data)).toThrow(
      'Known: run.yaml.',
    );
  });

  it('link the distributions that have a page', () => {
    const list = renderDistributionList(['../distributions/'], data);
    expect(list).toContain('[`starter`](../distributions/self_hosted_distro/starter.md)');
    expect(list).toContain('| `plain` | Many providers in one server | None | — |');
    expect(() => renderDistributionList(['a', 'b'], data)).toThrow(
      'Write "generated:distribution-list [PREFIX]".',
    );
  });
});

describe('the table of environment variables', () => {
  const [first] = environment.variables;
  if (first === undefined) throw new Error('The fixture has no variables.');
  const table = (...areas: string[]): string =>
    renderEnvironmentVariables(areas, {
      environmentVariables: {
        variables: [
          {
            ...first,
            default: 'a',
            otherDefaults: ['b', ''],
            readBy: ['framework', 'distribution starter', 'provider x/y', 'provider z/y'],
          },
          {
            ...first,
            name: 'OTEL',
            area: 'server',
            default: '\u200b',
            secret: true,
            readBy: ['distribution starter'],
          },
        ],
      },
    });

  it('shows defaults and readers, without the distributions of a provider', () => {
    expect(table()).toContain('| `OLLAMA_URL` | `a`, `b` | Address. | framework, `y` (x, z) |');
    expect(table()).toContain('| `OTEL` | an invisible character | Address. Secret. | `starter` |');
  });

  it('leaves the readers out where they are the same for every variable', () => {
    const same = renderEnvironmentVariables([], {
      environmentVariables: {
        variables: ['A', 'B'].map((name) => ({...first, name, readBy: ['framework']})),
      },
    });
    expect(same).toMatch(/^\| Variable \| Default \| Meaning \|\n/);
  });

  it('counts providers that are too many to name', () => {
    const readBy = Array.from({length: 13}, (_, index) => `provider x/${index}`);
    expect(
      renderEnvironmentVariables([], {environmentVariables: {variables: [{...first, readBy}]}}),
    ).toContain('| 13 providers |');
  });

  it('shows some areas and refuses unknown ones', () => {
    expect(table('server')).not.toContain('OLLAMA_URL');
    expect(() => table('cloud')).toThrow('Use one or more of: provider, server.');
  });
});
