/** Shape of `data/<version>/environment-variables.json`: every variable that a version reads. */

export type EnvironmentArea =
  | 'server'
  | 'cli'
  | 'build'
  | 'ui'
  | 'client'
  | 'store'
  | 'distribution'
  | 'provider'
  | 'model'
  | 'test';

export interface EnvironmentVariable {
  readonly name: string;
  /** `null` when unset means "not configured"; an empty string is an empty default. */
  readonly default: string | null;
  /** Further defaults that some distributions write. */
  readonly otherDefaults?: readonly string[];
  readonly meaning: string;
  readonly area: EnvironmentArea;
  /** `framework`, `client`, `provider API/TYPE`, `distribution NAME` and the like. */
  readonly readBy: readonly string[];
  readonly secret: boolean;
}

export interface EnvironmentVariablesData {
  readonly version: string;
  readonly variables: readonly EnvironmentVariable[];
}
