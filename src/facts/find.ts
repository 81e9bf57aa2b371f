/** Looks facts up by the names that markers and pages use. */
import type {Distribution, DistributionsData, Provider, ProvidersData, RunFile} from './data-types';

/**
 * Finds a provider by its name in a marker, such as `inference/remote::ollama`.
 *
 * @param name - API and provider type with a slash between them
 * @param data - the providers of the page's version
 * @returns the provider
 * @throws Error when there is none, listing the types of the API or the APIs
 */
export function findProvider(name: string, data: ProvidersData): Provider {
  const [api = '', type = ''] = name.split(/\/(.*)/s);
  const ofApi = data.providers.filter((provider) => provider.api === api);
  const found = ofApi.find((provider) => provider.type === type);
  if (found !== undefined) return found;
  const known =
    ofApi.length === 0
      ? `APIs with providers: ${data.apis.map((entry) => entry.name).join(', ')}`
      : `providers of ${api}: ${ofApi.map((provider) => provider.type).join(', ')}`;
  throw new Error(`This version has no provider "${name}". Write API/TYPE. Known ${known}.`);
}

/**
 * Finds a distribution by name.
 *
 * @throws Error when there is none, listing the known names
 */
export function findDistribution(name: string, data: DistributionsData): Distribution {
  const found = data.distributions.find((distribution) => distribution.name === name);
  if (found !== undefined) return found;
  const known = data.distributions.map((distribution) => distribution.name).join(', ');
  throw new Error(`This version has no distribution "${name}". Known: ${known}.`);
}

/**
 * Finds one of the run files of a distribution.
 *
 * @param file - name of the run file; `run.yaml` when left out
 * @throws Error when the distribution has no such file, listing those it has
 */
export function findRunFile(distribution: Distribution, file = 'run.yaml'): RunFile {
  const found = distribution.runFiles.find((runFile) => runFile.file === file);
  if (found !== undefined) return found;
  const known = distribution.runFiles.map((runFile) => runFile.file).join(', ');
  throw new Error(`The distribution "${distribution.name}" has no "${file}". Known: ${known}.`);
}
