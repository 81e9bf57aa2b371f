/** Shape of `data/<version>/python-sdk.json` and `data/<version>/typescript-sdk.json`. */

export interface SdkParameter {
  readonly name: string;
  /** Placeholder in the path, where the client names it differently. */
  readonly pathName?: string;
  readonly type: string;
  readonly required: boolean;
  readonly in: 'path' | 'query' | 'body' | 'form' | 'header';
}

export interface SdkMethod {
  /** Whole call without arguments, such as `client.chat.completions.create`. */
  readonly method: string;
  /** The part between `client.` and the last word. */
  readonly resource: string;
  readonly summary: string;
  readonly httpMethod: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Route as the OpenAPI files write it. */
  readonly path: string;
  readonly level: 'v1' | 'v1alpha' | 'v1beta';
  /** The server marks the route as deprecated. */
  readonly routeDeprecated?: true;
  /** The client marks the method as deprecated. */
  readonly deprecated?: true;
  readonly parameters: readonly SdkParameter[];
  readonly returns: string;
  readonly streaming: boolean;
  readonly streamClass?: string;
  /** Iterating over the result fetches further pages. */
  readonly paginated?: true;
  /** Field of the response body that the method returns alone. */
  readonly unwraps?: string;
  readonly multipart?: true;
  /** TypeScript only: the order of the arguments. */
  readonly callShape?: string;
  readonly note?: string;
  /** Page of the API reference that documents the route. */
  readonly operation?: {
    readonly slug: string;
    readonly level: 'stable' | 'experimental' | 'deprecated';
  };
}

export interface SdkHelperParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
}

export interface SdkHelper {
  readonly name: string;
  /** Shortest path to import it from. */
  readonly import: string;
  /** Path of the module that defines it. */
  readonly module: string;
  readonly kind: 'class' | 'function' | 'decorator' | 'typed dictionary';
  readonly summary: string;
  /** Why the helper cannot be used in this version. */
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

export interface SdkData {
  readonly version: string;
  readonly language: 'python' | 'typescript';
  readonly package: string;
  readonly module: string;
  readonly requires: string;
  readonly constructorOptions: readonly {
    readonly name: string;
    readonly type: string;
    readonly default: string;
    readonly environment?: string;
    readonly description: string;
  }[];
  readonly requestOptions: readonly string[];
  readonly transport: {
    readonly timeoutSeconds: number;
    readonly connectTimeoutSeconds: number | null;
    readonly maxRetries: number;
    readonly initialRetryDelaySeconds: number;
    readonly maxRetryDelaySeconds: number;
    readonly retriedStatuses: readonly string[];
    readonly retryHeader: string;
  };
  readonly errors: readonly {
    /** HTTP status; `null` when there was no response to judge by. */
    readonly status: string | null;
    readonly class: string;
    readonly description: string;
  }[];
  readonly methods: readonly SdkMethod[];
  /** Python only. */
  readonly helpers?: readonly SdkHelper[];
}
