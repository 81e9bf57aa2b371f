import type {SetupFacts} from '@docs-kit/reader-setup/facts';
import type {DistributionsData, ProvidersData, SetupData, VersionData} from './data-types';

type Variables = SetupFacts['providers'][0]['variables'];
type Choice = SetupData['stores'][0];
type Entry = DistributionsData['distributions'][0]['runFiles'][0]['providers'][0];

/**
 * What readers of a version can choose for their samples: the choices of `setup.json`, each with the
 * variables that switch it on in the run file of the distribution.
 * @throws Error that names the choice which the distribution does not serve
 */
export function setupFactsOf({
  version,
  setup,
  distributions,
  providers,
}: Pick<VersionData, 'version' | 'setup' | 'distributions' | 'providers'>): SetupFacts {
  const runFile = distributions.distributions.find(({name}) => name === setup.distribution)
    ?.runFiles[0];
  const fail = (found: string, remedy: string): never => {
    throw new Error(`data/${version}/setup.json: ${found}. ${remedy}`);
  };
  const variablesOf = (api: string, {id, also}: Choice): Variables => {
    const entry = runFile?.providers.find((each) => each.api === api && each.id === id);
    if (entry) return variables(entry, providers, setup, also);
    const expected = `expected a provider of ${api} in the run file of "${setup.distribution}"`;
    return fail(
      `${expected}, found "${id}"`,
      'Take it out, or write the id that distributions.json has.',
    );
  };
  const [first, ...others] = setup.providers.map((each) => ({
    ...each,
    variables: variablesOf('inference', each),
  }));
  const [firstStore, ...otherStores] = setup.stores.map((each) => ({
    ...each,
    variables: variablesOf('vector_io', each),
  }));
  if (!first || !firstStore)
    return fail('expected a provider and a store', 'Name what samples use.');
  return {
    server: `${setup.distribution} distribution`,
    providers: [first, ...others],
    stores: [firstStore, ...otherStores],
  };
}

/**
 * Variables that an entry of a run file needs: the one that switches it on, and those without a default
 * that its provider requires or keeps secret.
 */
function variables(
  entry: Entry,
  {providers}: ProvidersData,
  {values}: SetupData,
  also: readonly string[] = [],
): Variables {
  const fields = providers.find(({api, type}) => api === entry.api && type === entry.type)?.config;
  const needed = Object.entries(entry.config).flatMap(([key, value]) => {
    const name = /^\$\{env\.(\w+):=\}$/.exec(String(value))?.[1];
    const field = fields?.find((each) => each.key === key);
    return name && (field?.required || field?.secret) ? [name] : [];
  });
  const names = new Set([...(entry.enabledBy ? [entry.enabledBy] : []), ...needed, ...also]);
  return [...names].map((name) => (values[name] ? {name, value: values[name]} : {name}));
}
