/** Shape of `data/<version>/distributions.json`: the distributions of a version and their run files. */
import type {JsonValue} from './provider-data';

export interface DistributionProvider {
  readonly api: string;
  readonly id: string;
  readonly type: string;
  /** Variable that switches the provider on; absent when it is always on. */
  readonly enabledBy?: string;
  readonly config: Readonly<Record<string, JsonValue>>;
}

export interface DistributionModel {
  readonly id: string;
  readonly modelType: string;
  /** `false` where the entry lacks a provider, so that the server skips it. */
  readonly registered: boolean;
  readonly providerId?: string;
  readonly providerModelId?: string;
  readonly metadata?: Readonly<Record<string, JsonValue>>;
}

export interface DistributionShield {
  readonly id: string;
  readonly registered: boolean;
  readonly providerId?: string;
  readonly providerShieldId?: string;
}

export interface DistributionVariable {
  readonly name: string;
  /** Fallback values in the run file, in the order of use; more than one where places differ. */
  readonly defaults: readonly string[];
  /** The server does not start without the variable. */
  readonly required: boolean;
  /** A value switches a provider or resource on. */
  readonly switches: boolean;
  /** Places in the run file, as dotted paths. */
  readonly where: readonly string[];
}

export interface RunFile {
  readonly file: 'run.yaml' | 'run-with-safety.yaml';
  readonly apis: readonly string[];
  readonly providers: readonly DistributionProvider[];
  readonly models: readonly DistributionModel[];
  readonly shields: readonly DistributionShield[];
  readonly toolGroups: readonly {readonly id: string; readonly providerId: string}[];
  readonly vectorDatabases: readonly {
    readonly id: string;
    readonly registered: boolean;
    readonly providerId?: string;
  }[];
  readonly datasets: readonly {readonly id: string; readonly purpose: string}[];
  readonly benchmarks: readonly {
    readonly id: string;
    readonly datasetId: string;
    readonly registered: boolean;
  }[];
  readonly environment: readonly DistributionVariable[];
  readonly stores?: Readonly<Record<string, JsonValue>>;
}

export interface Distribution {
  readonly name: string;
  readonly summary: string;
  readonly hardware: string;
  /** Absent for distributions without a guide page. */
  readonly pageId?: string;
  /** Published image; absent where one has to be built. */
  readonly containerImage?: string;
  readonly additionalPipPackages: readonly string[];
  readonly buildProviders: readonly {readonly api: string; readonly types: readonly string[]}[];
  readonly runFiles: readonly RunFile[];
}

export interface DistributionsData {
  readonly version: string;
  readonly distributions: readonly Distribution[];
  /** Names that earlier documentation used and that have no code. */
  readonly absent: readonly string[];
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
  throw new Error(`${data.version} has no distribution "${name}". Known: ${known}.`);
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
