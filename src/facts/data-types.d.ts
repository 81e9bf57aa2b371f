/** Written by `npm run data:types` from the JSON Schemas in data/schemas. Not to be edited. */
/* eslint @typescript-eslint/consistent-indexed-object-style: off -- a recursive type needs it */
/**
 * How a version shows the operations of one API level.
 */
export type LevelPages = OperationPages | LinkedPages | TagPages;
/**
 * Methods of the Python client library in one version.
 */
export type PythonSdkData = SdkData & {
  readonly language?: 'python';
};
/**
 * Methods of the TypeScript client library in one version.
 */
export type TypescriptSdkData = SdkData & {
  readonly language?: 'typescript';
};
/**
 * Names of the types that a run file's reader knows.
 */
export type FieldType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'boolean or string'
  | 'list of strings'
  | 'map'
  | 'quantization'
  | 'key-value store'
  | 'SQL store';
/**
 * A value that JSON can hold, as defaults and stock configurations do.
 */
export type JsonValue =
  | (string | number | boolean | null)
  | readonly JsonValue[]
  | {
      readonly [k: string]: JsonValue;
    };
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
/**
 * All data of the project.
 */
export interface PinnedData {
  readonly versions: {
    readonly [k: string]: VersionData;
  };
  readonly outsideTools: OutsideToolsData;
  readonly schemaNames: SchemaNamesData;
}
/**
 * The pinned data of one documented version.
 */
export interface VersionData {
  /**
   * Name of the version: `next` or a release such as `v1.2.3`.
   */
  readonly version: string;
  readonly facts: VersionFacts;
  readonly source: SourceData;
  readonly llamaCli: LlamaCliData;
  readonly clientCli: ClientCliData;
  readonly llamaModels: LlamaModelsData;
  readonly pythonSdk: PythonSdkData;
  readonly typescriptSdk: TypescriptSdkData;
  readonly providers: ProvidersData;
  readonly distributions: DistributionsData;
  readonly environmentVariables: EnvironmentVariablesData;
  readonly framework: FrameworkData;
}
/**
 * What this site says of a version, beside the facts of the framework.
 */
export interface VersionFacts {
  readonly $schema?: string;
  /**
   * Clauses that end the sentence "In <version>, …": what the version changes against the release before it. Text with HTML, for the announcement.
   */
  readonly changes?: string;
  /**
   * The rule that moves most programs to this version, then its exceptions: the first sentences of its upgrade page. Markdown.
   */
  readonly upgradeRule?: string;
  /**
   * Routes of the release before this version that it serves no more, each with the route that does its work, or with null where none does.
   */
  readonly replacedRoutes?: {
    readonly [k: string]: string | null;
  };
  /**
   * What the version does otherwise than the release before it and no specification or other data holds.
   *
   * @minItems 1
   */
  readonly behaviorChanges?: readonly {
    /**
     * API or group that readers look for the change under. Rows of a group are together, except those that readers need first.
     */
    readonly api: string;
    /**
     * What behaves otherwise: a few words of Markdown.
     */
    readonly name: string;
    readonly kind: 'added' | 'removed' | 'changed';
    /**
     * Whether readers need it before they upgrade: it stops programs, or it concerns their data or security.
     */
    readonly first?: true;
    /**
     * The difference, as Markdown: sentences without a full stop at their end.
     */
    readonly change: string;
    /**
     * What readers do about it, as Markdown: an imperative sentence without a full stop at its end. Absent where there is nothing to do.
     */
    readonly action?: string;
    /**
     * Slugs of the operations that behave otherwise, in this version or in the one before it. Their pages link the change.
     *
     * @minItems 1
     */
    readonly operations?: readonly string[];
    /**
     * Path under the version, in both versions, of the page that tells more.
     */
    readonly page?: string;
    /**
     * Differences in the specifications or the data that this change describes better, so that they are not listed: a field or fact of an operation by its slug (`upload-file expires_after`), a field of a schema (`CreateCompletionRequest guided_choice`), or an item of another kind (`runFileSections conversations_store`).
     *
     * @minItems 1
     */
    readonly replaces?: readonly string[];
  }[];
  /**
   * How the version shows the operations of each level of the API.
   */
  readonly levels: {
    readonly stable: LevelPages;
    readonly experimental: LevelPages;
    readonly deprecated: LevelPages;
  };
  /**
   * Sections of a run file that other versions know and this one does not.
   */
  readonly unknownRunSections: readonly string[];
}
/**
 * Each operation has a page of its own.
 */
export interface OperationPages {
  readonly pages: 'operations';
  /**
   * Operations that the version lacks and has a page of all the same, with the contract of the version that has them: slugs by the name of that version.
   */
  readonly borrowed?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * The version has a landing page of the level, whose table links the operation pages of another version.
 */
export interface LinkedPages {
  readonly pages: 'linked';
  readonly version: string;
}
/**
 * The operations of a tag share a page; the table of the landing page links these, and the operation pages of another version for what this one lacks.
 */
export interface TagPages {
  readonly pages: 'tags';
  readonly version: string;
  /**
   * Slugs of the operations that share a page, by the title of the page: its address is the title in kebab case.
   */
  readonly tags: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Text that begins a page, by the title of the page. Other pages begin with the description of the tag, which repeats if the operations of a tag are on several pages.
   */
  readonly introductions?: {
    readonly [k: string]: string;
  };
}
/**
 * The source that one version documents: the only place that names its commits and tags.
 */
export interface SourceData {
  readonly $schema?: string;
  readonly framework: SourceFramework;
  readonly clients: {
    readonly python: SourcePythonClient;
    readonly typescript: SourceTypescriptClient;
  };
}
/**
 * The framework itself.
 */
export interface SourceFramework {
  /**
   * Address of the repository, without `.git`.
   */
  readonly repository: string;
  /**
   * Name of the package in its registry.
   */
  readonly package: string;
  /**
   * The whole commit that this version documents.
   */
  readonly commit: string;
  /**
   * Day of the commit, as pages name it.
   */
  readonly date: string;
  /**
   * Tag of the commit, for a commit that has one.
   */
  readonly tag?: string;
  /**
   * Whether readers install the tag from the package registry. They install the tag or the commit from the repository otherwise.
   */
  readonly published: boolean;
  /**
   * Folders of the repository that may hold the modules, in the order in which they are searched. Releases keep them in different ones.
   *
   * @minItems 1
   */
  readonly roots: readonly string[];
  /**
   * Python packages of the source, as programs import them.
   *
   * @minItems 1
   */
  readonly modules: readonly string[];
  /**
   * Program that the package installs.
   */
  readonly program: string;
  /**
   * How the environment variables of the framework's own begin.
   */
  readonly variablePrefix: string;
}
/**
 * The client library for Python.
 */
export interface SourcePythonClient {
  /**
   * Address of the repository, without `.git`.
   */
  readonly repository: string;
  /**
   * Name of the package in its registry.
   */
  readonly package: string;
  /**
   * The whole commit that this version documents.
   */
  readonly commit: string;
  /**
   * Tag of the commit, for a commit that has one.
   */
  readonly tag?: string;
  /**
   * Whether readers install the tag from the package registry. They install the tag or the commit from the repository otherwise.
   */
  readonly published: boolean;
  /**
   * Folders of the repository that may hold the modules, in the order in which they are searched. Releases keep them in different ones.
   *
   * @minItems 1
   */
  readonly roots: readonly string[];
  /**
   * Python packages of the source, as programs import them.
   *
   * @minItems 1
   */
  readonly modules: readonly string[];
  /**
   * Program that the package installs.
   */
  readonly program: string;
}
/**
 * The client library for TypeScript.
 */
export interface SourceTypescriptClient {
  /**
   * Address of the repository, without `.git`.
   */
  readonly repository: string;
  /**
   * Name of the package in its registry.
   */
  readonly package: string;
  /**
   * The whole commit that this version documents.
   */
  readonly commit: string;
  /**
   * Tag of the commit, for a commit that has one.
   */
  readonly tag?: string;
  /**
   * Whether readers install the tag from the package registry. They install the tag or the commit from the repository otherwise.
   */
  readonly published: boolean;
  /**
   * The published release that the Node.js programs are checked and run with, and its name in package.json.
   */
  readonly checkedWith: {
    readonly dependency: string;
    readonly release: string;
  };
}
/**
 * Commands of the llama program in one version.
 */
export interface LlamaCliData {
  readonly $schema?: string;
  readonly program: 'llama';
  readonly package: 'llama-stack';
  readonly requires: string;
  /**
   * @minItems 1
   */
  readonly commands: readonly CliCommand[];
  /**
   * @minItems 1
   */
  readonly apis: readonly ApiName[];
  /**
   * Commands that readers know from elsewhere and that this version lacks.
   */
  readonly absent: readonly {
    readonly command: string;
    readonly instead: string;
  }[];
}
export interface CliCommand {
  /**
   * Everything that is typed before arguments and options, such as `llama stack build`.
   */
  readonly name: string;
  /**
   * The name without its last word.
   */
  readonly group: string;
  readonly summary: string;
  readonly usage: string;
  /**
   * Why the command cannot succeed in this version.
   */
  readonly broken?: string;
  /**
   * Methods of the Python client that do the same.
   *
   * @minItems 1
   */
  readonly sdkMethods?: readonly string[];
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  readonly environment: readonly CliEnvironmentVariable[];
  /**
   * Columns of the table that the command prints.
   *
   * @minItems 1
   */
  readonly columns?: readonly string[];
  /**
   * @minItems 1
   */
  readonly exit: readonly CliExit[];
  readonly notes: readonly string[];
}
export interface CliArgument {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly repeatable: boolean;
  /**
   * @minItems 1
   */
  readonly choices?: readonly string[];
  readonly description: string;
}
export interface CliOption {
  /**
   * All spellings, the usual one first.
   *
   * @minItems 1
   */
  readonly flags: readonly string[];
  /**
   * Placeholder of the value; null for a flag that takes none.
   */
  readonly value: string | null;
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
  readonly repeatable: boolean;
  /**
   * @minItems 1
   */
  readonly choices?: readonly string[];
  /**
   * Environment variable that gives the default.
   */
  readonly environment?: string;
  /**
   * A rejected option is still known to the program, which ends with an error when it sees it.
   */
  readonly status: 'supported' | 'deprecated' | 'rejected';
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
export interface ApiName {
  readonly name: string;
  /**
   * `provided` has providers, `resource` comes with another API, `internal` is always there.
   */
  readonly kind: 'provided' | 'resource' | 'internal';
  readonly servedWith?: string;
}
/**
 * Commands of the llama-stack-client program in one version.
 */
export interface ClientCliData {
  readonly $schema?: string;
  readonly program: 'llama-stack-client';
  readonly package: 'llama-stack-client';
  readonly requires: string;
  /**
   * @minItems 1
   */
  readonly globalOptions: readonly CliOption[];
  readonly environment: readonly CliEnvironmentVariable[];
  readonly configurationFile: {
    readonly path: string;
    /**
     * @minItems 1
     */
    readonly keys: readonly {
      readonly name: string;
      readonly description: string;
    }[];
  };
  /**
   * @minItems 1
   */
  readonly commands: readonly CliCommand[];
}
/**
 * Llama models that the llama-stack package knows in one version.
 */
export interface LlamaModelsData {
  readonly $schema?: string;
  /**
   * @minItems 1
   */
  readonly models: readonly LlamaModel[];
  /**
   * Names that `llama model prompt-format` accepts.
   */
  readonly promptFormats: readonly string[];
}
export interface LlamaModel {
  readonly descriptor: string;
  readonly huggingFaceRepo: string;
  readonly family:
    | 'llama2'
    | 'llama3'
    | 'llama3_1'
    | 'llama3_2'
    | 'llama3_3'
    | 'llama4'
    | 'safety'
    | 'prompt_guard';
  /**
   * In tokens.
   */
  readonly contextLength: number;
  readonly quantization: 'bf16' | 'fp8-mixed' | 'int8' | 'int4';
  /**
   * Number of checkpoint shards; null when the model has none.
   */
  readonly checkpointFiles: number | null;
  /**
   * Listed without `--show-all`.
   */
  readonly featured: boolean;
}
export interface SdkData {
  readonly $schema?: string;
  readonly language: 'python' | 'typescript';
  readonly package: 'llama-stack-client';
  readonly module: string;
  readonly requires: string;
  /**
   * @minItems 1
   */
  readonly constructorOptions: readonly {
    readonly name: string;
    readonly type: string;
    readonly default: string;
    readonly environment?: string;
    readonly description: string;
  }[];
  /**
   * @minItems 1
   */
  readonly requestOptions: readonly string[];
  readonly transport: {
    readonly timeoutSeconds: number;
    readonly connectTimeoutSeconds: number | null;
    readonly maxRetries: number;
    readonly initialRetryDelaySeconds: number;
    readonly maxRetryDelaySeconds: number;
    /**
     * @minItems 1
     */
    readonly retriedStatuses: readonly string[];
    readonly retryHeader: string;
  };
  /**
   * @minItems 1
   */
  readonly errors: readonly {
    /**
     * HTTP status; null when there was no response to judge by.
     */
    readonly status: string | null;
    readonly class: string;
    readonly description: string;
  }[];
  /**
   * @minItems 1
   */
  readonly methods: readonly SdkMethod[];
  readonly helpers?: readonly SdkHelper[];
}
export interface SdkMethod {
  /**
   * Whole call without arguments, such as `client.chat.completions.create`.
   */
  readonly method: string;
  /**
   * The part between `client.` and the last word.
   */
  readonly resource: string;
  readonly summary: string;
  readonly httpMethod: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Route as the OpenAPI files write it.
   */
  readonly path: string;
  readonly level: 'v1' | 'v1alpha' | 'v1beta';
  /**
   * The server marks the route as deprecated.
   */
  readonly routeDeprecated?: true;
  /**
   * The client marks the method as deprecated.
   */
  readonly deprecated?: true;
  readonly parameters: readonly SdkParameter[];
  readonly returns: string;
  readonly streaming: boolean;
  readonly streamClass?: string;
  /**
   * Iterating over the result fetches further pages.
   */
  readonly paginated?: true;
  /**
   * Field of the response body that the method returns alone.
   */
  readonly unwraps?: string;
  /**
   * The client describes what the method returns with a type that lacks what the server sends: programs show everything that comes.
   */
  readonly mistyped?: true;
  readonly multipart?: true;
  /**
   * TypeScript only: the order of the arguments.
   */
  readonly callShape?: string;
  readonly note?: string;
  /**
   * Page of the API reference that documents the route.
   */
  readonly operation?: {
    readonly slug: string;
    readonly level: 'stable' | 'experimental' | 'deprecated';
    /**
     * Slug of the tag whose page documents the route, where the operation has no page of its own.
     */
    readonly tag?: string;
  };
}
export interface SdkParameter {
  readonly name: string;
  /**
   * Placeholder in the path, where the client names it differently.
   */
  readonly pathName?: string;
  readonly type: string;
  readonly required: boolean;
  readonly in: 'path' | 'query' | 'body' | 'form' | 'header';
}
export interface SdkHelper {
  readonly name: string;
  /**
   * Shortest path to import it from.
   */
  readonly import: string;
  /**
   * Path of the module that defines it.
   */
  readonly module: string;
  readonly kind: 'class' | 'function' | 'decorator' | 'typed dictionary';
  readonly summary: string;
  /**
   * Why the helper cannot be used in this version.
   */
  readonly broken?: string;
  readonly parameters: readonly SdkHelperParameter[];
  readonly returns?: string;
  readonly methods: readonly {
    readonly name: string;
    readonly parameters: readonly SdkHelperParameter[];
    readonly returns: string;
    readonly async?: true;
    readonly abstract?: true;
    readonly property?: true;
  }[];
  readonly fields: readonly SdkHelperParameter[];
  readonly notes: readonly string[];
}
export interface SdkHelperParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
}
/**
 * Every provider that the framework registers, and its configuration as a run file writes it.
 */
export interface ProvidersData {
  readonly $schema?: string;
  /**
   * APIs that have providers, in the order of the guide.
   *
   * @minItems 1
   */
  readonly apis: readonly ProviderApi[];
  readonly stores: {
    readonly 'key-value store': StoreDescription;
    readonly 'SQL store': StoreDescription;
  };
  /**
   * @minItems 1
   */
  readonly providers: readonly Provider[];
}
export interface ProviderApi {
  readonly name: string;
  readonly purpose: string;
  readonly pageId: string;
}
/**
 * One kind of store and the keys of each of its types, apart from `type` itself.
 */
export interface StoreDescription {
  readonly pipPackages: {
    readonly [k: string]: readonly string[];
  };
  readonly types: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly ConfigField[];
  };
}
/**
 * One key of a provider's `config`, or of one type of store.
 */
export interface ConfigField {
  readonly key: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly default?: JsonValue;
  readonly nullable?: true;
  readonly secret: boolean;
  readonly environment?: FieldEnvironment;
  readonly description: string;
  /**
   * @minItems 1
   */
  readonly enum?: readonly string[];
  readonly minimum?: number;
  /**
   * @minItems 1
   */
  readonly alsoAccepts?: readonly FieldType[];
  /**
   * The framework accepts the key but nothing reads it.
   */
  readonly ignored?: true;
  /**
   * For a field whose `type` key selects among several shapes: the further keys of each.
   */
  readonly variants?: {
    readonly [k: string]: readonly ConfigField[];
  };
}
/**
 * The environment variable that fills a field.
 */
export interface FieldEnvironment {
  readonly variable: string;
  /**
   * Value that the stock configuration falls back to; absent when the variable must be set.
   */
  readonly default?: string;
  readonly from: 'stock configuration' | 'code' | 'stock configuration and code';
}
export interface Provider {
  readonly api: string;
  readonly type: string;
  readonly kind: 'inline' | 'remote';
  readonly pageId: string;
  readonly summary: string;
  readonly module: string;
  /**
   * File of the configuration class in the framework's repository.
   */
  readonly source: string;
  readonly pipPackages: readonly string[];
  readonly apiDependencies: readonly string[];
  readonly optionalApiDependencies: readonly string[];
  readonly distributions: readonly ProviderDistribution[];
  readonly deprecated?: {
    readonly replacement: string;
  };
  /**
   * Keys beyond the listed ones are passed on to a library.
   */
  readonly acceptsOtherKeys?: true;
  readonly config: readonly ConfigField[];
  readonly providerData: readonly ProviderDataKey[];
  /**
   * `false` where the version declares header keys that cannot work.
   */
  readonly providerDataWorks?: false;
  readonly stockConfiguration: StockConfiguration;
}
/**
 * A distribution that has a provider in its build, in its run file, or in both.
 */
export interface ProviderDistribution {
  readonly name: string;
  readonly inBuild: boolean;
  readonly inRunFile: boolean;
  /**
   * Variable that switches the provider on in the run file; absent where it is always on.
   */
  readonly enabledBy?: string;
}
/**
 * One key of the `X-LlamaStack-Provider-Data` header.
 */
export interface ProviderDataKey {
  readonly key: string;
  readonly type: 'string' | 'map';
  readonly required: boolean;
  readonly description: string;
}
/**
 * The configuration that a run file writes for a provider; `<name>` stands for the distribution.
 */
export interface StockConfiguration {
  /**
   * A distribution, or `provider` for what `llama stack build` writes from the provider's own sample.
   */
  readonly from: string;
  readonly config: {
    readonly [k: string]: JsonValue;
  };
}
/**
 * Every distribution of the framework: its build, its run files and what they register.
 */
export interface DistributionsData {
  readonly $schema?: string;
  /**
   * @minItems 1
   */
  readonly distributions: readonly Distribution[];
  /**
   * Names that earlier documentation used and that have no code.
   */
  readonly absent: readonly string[];
}
export interface Distribution {
  readonly name: string;
  readonly summary: string;
  readonly hardware: string;
  /**
   * Absent for distributions without a guide page.
   */
  readonly pageId?: string;
  /**
   * Published image; absent where one has to be built.
   */
  readonly containerImage?: string;
  readonly additionalPipPackages: readonly string[];
  /**
   * @minItems 1
   */
  readonly buildProviders: readonly {
    readonly api: string;
    /**
     * @minItems 1
     */
    readonly types: readonly string[];
  }[];
  /**
   * @minItems 1
   */
  readonly runFiles: readonly RunFile[];
}
export interface RunFile {
  readonly file: 'run.yaml' | 'run-with-safety.yaml';
  readonly apis: readonly string[];
  /**
   * @minItems 1
   */
  readonly providers: readonly DistributionProvider[];
  readonly models: readonly DistributionModel[];
  readonly shields: readonly DistributionShield[];
  readonly toolGroups: readonly {
    readonly id: string;
    readonly providerId: string;
  }[];
  readonly vectorDatabases: readonly {
    readonly id: string;
    readonly registered: boolean;
    readonly providerId?: string;
  }[];
  readonly datasets: readonly {
    readonly id: string;
    readonly purpose: string;
  }[];
  readonly benchmarks: readonly {
    readonly id: string;
    readonly datasetId: string;
    readonly registered: boolean;
  }[];
  readonly environment: readonly DistributionVariable[];
  readonly stores?: {
    readonly [k: string]: JsonValue;
  };
}
export interface DistributionProvider {
  readonly api: string;
  readonly id: string;
  readonly type: string;
  /**
   * Variable that switches the provider on; absent when it is always on.
   */
  readonly enabledBy?: string;
  readonly config: {
    readonly [k: string]: JsonValue;
  };
}
export interface DistributionModel {
  readonly id: string;
  readonly modelType: 'llm' | 'embedding';
  /**
   * `false` where the entry lacks a provider, so that the server skips it.
   */
  readonly registered: boolean;
  readonly providerId?: string;
  readonly providerModelId?: string;
  readonly metadata?: {
    readonly [k: string]: JsonValue;
  };
}
export interface DistributionShield {
  readonly id: string;
  readonly registered: boolean;
  readonly providerId?: string;
  readonly providerShieldId?: string;
}
export interface DistributionVariable {
  readonly name: string;
  /**
   * Fallback values in the run file, in the order of use; more than one where places differ.
   */
  readonly defaults: readonly string[];
  /**
   * The server does not start without the variable.
   */
  readonly required: boolean;
  /**
   * A value switches a provider or resource on.
   */
  readonly switches: boolean;
  /**
   * Places in the run file, as dotted paths.
   *
   * @minItems 1
   */
  readonly where: readonly string[];
}
/**
 * Every environment variable that the framework, its clients and its stock configurations read.
 */
export interface EnvironmentVariablesData {
  readonly $schema?: string;
  /**
   * @minItems 1
   */
  readonly variables: readonly EnvironmentVariable[];
}
export interface EnvironmentVariable {
  readonly name: string;
  /**
   * null when unset means "not configured"; an empty string is an empty default.
   */
  readonly default: string | null;
  /**
   * Further defaults that some distributions write.
   *
   * @minItems 1
   */
  readonly otherDefaults?: readonly string[];
  readonly meaning: string;
  readonly area: EnvironmentArea;
  /**
   * `framework`, `client`, `provider API/TYPE`, `distribution NAME` and the like.
   *
   * @minItems 1
   */
  readonly readBy: readonly string[];
  readonly secret: boolean;
  /**
   * The grammar of the values, where there is one.
   */
  readonly values?: {
    /**
     * Regular expression that a whole value fits.
     */
    readonly pattern: string;
    /**
     * What a value is, as a message says it.
     */
    readonly says: string;
    readonly choices?: readonly string[];
  };
}
/**
 * What the source of the framework and of its Python client holds that pages mention. Written by `npm run data:framework`.
 */
export interface FrameworkData {
  readonly $schema?: string;
  /**
   * Files of the framework's repository.
   *
   * @minItems 1
   */
  readonly paths: readonly string[];
  /**
   * Python modules with the names that others can take from them.
   */
  readonly modules: {
    readonly [k: string]: readonly string[];
  };
  /**
   * HTTP headers that begin with X-.
   */
  readonly headers: readonly string[];
  /**
   * Fields and methods of the classes that the Python client answers with.
   */
  readonly resultFields: {
    readonly [k: string]: readonly string[];
  };
  /**
   * Literals that parameters and fields of a name are given when nothing is said.
   */
  readonly defaults: {
    readonly [k: string]: readonly string[];
  };
  /**
   * Texts of errors, log lines and prints, by the file that holds them. `{}` stands for what is filled in.
   */
  readonly messages: {
    readonly [k: string]: readonly SourceMessage[];
  };
  /**
   * Words that the source writes as names: `a_b`, `aB`, `a-b`.
   *
   * @minItems 1
   */
  readonly words: readonly string[];
}
export interface SourceMessage {
  readonly line: number;
  readonly text: string;
}
/**
 * What pages may name of tools beside the framework, on pages that name the tool.
 */
export interface OutsideToolsData {
  readonly $schema?: string;
  /**
   * @minItems 1
   */
  readonly tools: readonly OutsideTool[];
}
export interface OutsideTool {
  readonly tool: string;
  /**
   * One of these words has to stand on a page that uses a name.
   *
   * @minItems 1
   */
  readonly words: readonly string[];
  /**
   * Environment variables that the tool reads.
   */
  readonly variables: readonly string[];
  /**
   * Names of the tool's interface, routes and images.
   */
  readonly names: readonly string[];
  /**
   * Texts that the tool shows when something goes wrong; `{}` stands for what is filled in. Pages may quote them whether they name the tool or not: readers see the text alone.
   */
  readonly messages?: readonly OutsideMessage[];
}
export interface OutsideMessage {
  readonly text: string;
  /**
   * Where the text was read: a file of a release of the tool, a program that showed it, or what quotes it when the tool's source is closed.
   */
  readonly source: string;
}
/**
 * Names that the framework gives to schemas in one version: only those that differ from those of the specifications here. A name that is a plain word, such as Response, is left out: it would lead every search for that word to one page.
 */
export interface SchemaNamesData {
  readonly $schema?: string;
  /**
   * The schema's name here, by its name in the framework.
   */
  readonly schemas: {
    readonly [k: string]: string;
  };
}
