/** Shape of `data/<version>/providers.json`: every provider of a version and its configuration. */

/** A value that JSON can hold, as defaults and stock configurations do. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | {readonly [key: string]: JsonValue};

/** Names of the types that a run file's reader knows. */
export type FieldType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'boolean or string'
  | 'list of strings'
  | 'map'
  | 'quantization'
  | StoreKind;

export type StoreKind = 'key-value store' | 'SQL store';

/** The environment variable that fills a field. */
export interface FieldEnvironment {
  readonly variable: string;
  /** Value that the stock configuration falls back to; absent when the variable must be set. */
  readonly default?: string;
  readonly from: 'stock configuration' | 'code' | 'stock configuration and code';
}

/** One key of a provider's `config`, or of one type of store. */
export interface ConfigField {
  readonly key: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** Absent for required fields; `null` where leaving the key out means "not set". */
  readonly default?: JsonValue;
  readonly nullable?: boolean;
  readonly secret: boolean;
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly alsoAccepts?: readonly FieldType[];
  /** The framework accepts the key but nothing reads it. */
  readonly ignored?: boolean;
  readonly environment?: FieldEnvironment;
  /** For a field whose `type` key selects among several shapes: the further keys of each. */
  readonly variants?: Readonly<Record<string, readonly ConfigField[]>>;
}

/** One key of the `X-LlamaStack-Provider-Data` header. */
export interface ProviderDataKey {
  readonly key: string;
  readonly type: 'string' | 'map';
  readonly required: boolean;
  readonly description: string;
}

/** A distribution that has a provider in its build, in its run file, or in both. */
export interface ProviderDistribution {
  readonly name: string;
  readonly inBuild: boolean;
  readonly inRunFile: boolean;
  /** Variable that switches the provider on in the run file; absent where it is always on. */
  readonly enabledBy?: string;
}

/** The configuration that a run file writes for a provider; `<name>` stands for the distribution. */
export interface StockConfiguration {
  /** A distribution, or `provider` for what `llama stack build` writes from the provider's own sample. */
  readonly from: string;
  readonly config: Readonly<Record<string, JsonValue>>;
}

export interface Provider {
  readonly api: string;
  readonly type: string;
  readonly kind: 'inline' | 'remote';
  readonly pageId: string;
  readonly summary: string;
  readonly module: string;
  /** File of the configuration class in the framework's repository. */
  readonly source: string;
  readonly pipPackages: readonly string[];
  readonly apiDependencies: readonly string[];
  readonly optionalApiDependencies: readonly string[];
  readonly distributions: readonly ProviderDistribution[];
  readonly deprecated?: {readonly replacement: string};
  /** Keys beyond the listed ones are passed on to a library. */
  readonly acceptsOtherKeys?: boolean;
  readonly config: readonly ConfigField[];
  readonly providerData: readonly ProviderDataKey[];
  /** `false` where the version declares header keys that cannot work. */
  readonly providerDataWorks?: false;
  readonly stockConfiguration: StockConfiguration;
}

/** One kind of store and the keys of each of its types, apart from `type` itself. */
export interface StoreDescription {
  readonly pipPackages: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<Record<string, readonly ConfigField[]>>;
}

export interface ProviderApi {
  readonly name: string;
  readonly purpose: string;
  readonly pageId: string;
}

export interface ProvidersData {
  readonly version: string;
  /** APIs that have providers, in the order of the guide. */
  readonly apis: readonly ProviderApi[];
  readonly stores: Readonly<Record<StoreKind, StoreDescription>>;
  readonly providers: readonly Provider[];
}

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
  throw new Error(`${data.version} has no provider "${name}". Write API/TYPE. Known ${known}.`);
}
