/**
 * The pinned data of one documented version, as the table renderers receive it.
 *
 * To add a file: describe its shape in the module of its table, add a property here and in
 * `versionDataFiles`, and put its schema at `data/schemas/<base name>.schema.json`.
 */
import type {ClientCliData, LlamaCliData} from './cli-data';
import type {DistributionsData} from './distribution-data';
import type {EnvironmentVariablesData} from './environment-data';
import type {LlamaModelsData} from './llama-model-data';
import type {ProvidersData} from './provider-data';
import type {SdkData} from './sdk-data';

export interface VersionData {
  /** Name of the version: `next` or a release such as `v0.2.23`. */
  readonly version: string;
  readonly llamaCli: LlamaCliData;
  readonly clientCli: ClientCliData;
  readonly llamaModels: LlamaModelsData;
  readonly pythonSdk: SdkData;
  readonly typescriptSdk: SdkData;
  readonly providers: ProvidersData;
  readonly distributions: DistributionsData;
  readonly environmentVariables: EnvironmentVariablesData;
}

/** Base name of the file in `data/<version>/` (and of its schema) that fills each property. */
export const versionDataFiles = {
  llamaCli: 'llama-cli',
  clientCli: 'client-cli',
  llamaModels: 'llama-models',
  pythonSdk: 'python-sdk',
  typescriptSdk: 'typescript-sdk',
  providers: 'providers',
  distributions: 'distributions',
  environmentVariables: 'environment-variables',
} as const satisfies Readonly<Record<Exclude<keyof VersionData, 'version'>, string>>;
