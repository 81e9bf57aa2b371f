/** Shape of `data/<version>/llama-cli.json` and `data/<version>/client-cli.json`. */

export interface CliOption {
  /** All spellings, the usual one first. */
  readonly flags: readonly string[];
  /** Placeholder of the value; `null` for a flag that takes none. */
  readonly value: string | null;
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
  readonly repeatable: boolean;
  readonly choices?: readonly string[];
  /** Environment variable that gives the default. */
  readonly environment?: string;
  /** A rejected option is still known to the program, which ends with an error when it sees it. */
  readonly status: 'supported' | 'deprecated' | 'rejected';
  readonly description: string;
}

export interface CliArgument {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly repeatable: boolean;
  readonly choices?: readonly string[];
  readonly description: string;
}

export interface CliEnvironmentVariable {
  readonly name: string;
  readonly default: string | null;
  readonly description: string;
}

export interface CliExit {
  readonly status: number;
  readonly when: string;
}

export interface CliCommand {
  /** Everything that is typed before arguments and options, such as `llama stack build`. */
  readonly name: string;
  /** The name without its last word. */
  readonly group: string;
  readonly summary: string;
  readonly usage: string;
  /** Why the command cannot succeed in this version. */
  readonly broken?: string;
  /** Methods of the Python client that do the same. */
  readonly sdkMethods?: readonly string[];
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  readonly environment: readonly CliEnvironmentVariable[];
  /** Columns of the table that the command prints. */
  readonly columns?: readonly string[];
  readonly exit: readonly CliExit[];
  readonly notes: readonly string[];
}

export interface ApiName {
  readonly name: string;
  /** `provided` has providers, `resource` comes with another API, `internal` is always there. */
  readonly kind: 'provided' | 'resource' | 'internal';
  readonly servedWith?: string;
}

export interface LlamaCliData {
  readonly version: string;
  readonly program: string;
  readonly package: string;
  readonly requires: string;
  readonly commands: readonly CliCommand[];
  readonly apis: readonly ApiName[];
  /** Commands that readers know from elsewhere and that this version lacks. */
  readonly absent: readonly {readonly command: string; readonly instead: string}[];
}

export interface ClientCliData {
  readonly version: string;
  readonly program: string;
  readonly package: string;
  readonly requires: string;
  readonly globalOptions: readonly CliOption[];
  readonly environment: readonly CliEnvironmentVariable[];
  readonly configurationFile: {
    readonly path: string;
    readonly keys: readonly {readonly name: string; readonly description: string}[];
  };
  readonly commands: readonly CliCommand[];
}
