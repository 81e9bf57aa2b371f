import type {ExternalDocs, HttpMethod, Parameter} from './document';
import type {Json} from './json';
import type {Example, Field, Type} from './types';

/** A parameter of an operation. */
export interface ParameterField extends Field {
  readonly in: Parameter['in'];
}

/** A schema with a name: written once on every page that needs it. */
export interface NamedSchema {
  readonly name: string;
  readonly description: string;
  readonly type: Type;
  readonly examples?: readonly Example[];
  readonly externalDocs?: ExternalDocs;
}

/** A request or response body in one media type. */
export interface Body {
  readonly mediaType: string;
  /** Type of the body; of each event in a body of events. */
  readonly type: Type;
  readonly example?: Json;
  /** Examples after the first one, with what tells them apart. */
  readonly otherExamples?: readonly Example[];
  /** The events of an example stream. */
  readonly events?: readonly Json[];
  /** Whether the body is the content of a file, whatever its type says. */
  readonly isFileContent: boolean;
}

export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  readonly bodies: readonly Body[];
  readonly headers?: readonly Field[];
  readonly links?: readonly ResponseLink[];
}

/** An operation that takes values of a response. */
export interface ResponseLink {
  readonly name: string;
  readonly description: string;
  /** Id of the operation; its route or address where the document does not name it by its id. */
  readonly operation: string;
  /** Values and expressions by the names of parameters; `body` is the body of the request. */
  readonly values: Readonly<Record<string, Json>>;
}

/** A way to prove who sends a request: schemes that are needed together; none where nothing is. */
export type Authorization = readonly {
  readonly scheme: string;
  /** What the scheme sends: `bearer token`. */
  readonly kind: string;
  readonly description: string;
  readonly scopes: readonly string[];
}[];

/** A request that the server sends because of an operation. */
export interface Callback {
  readonly name: string;
  readonly operation: Operation;
}

export interface Operation {
  readonly id: string;
  readonly slug: string;
  readonly method: HttpMethod;
  /** Route; of a webhook, its name. */
  readonly path: string;
  /** Whether the server sends the request, and the reader's program answers it. */
  readonly isWebhook?: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly externalDocs?: ExternalDocs;
  readonly deprecated: boolean;
  /** Path of the operation that takes this one's place. */
  readonly replacedBy?: string;
  readonly hasPage: boolean;
  /** Whether the operation answers with a stream alone, whatever its responses say. */
  readonly streamOnly: boolean;
  /** What a client's loop over the pages does, where it doesn't reach them all. */
  readonly pagingNote?: string;
  readonly parameters: readonly ParameterField[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description: string;
    readonly bodies: readonly Body[];
  };
  readonly responses: readonly OperationResponse[];
  /** The ways to be allowed to call the operation: any of them will do. */
  readonly authorizations?: readonly Authorization[];
  readonly callbacks?: readonly Callback[];
  /** Address of the server, where it is not that of the specification. */
  readonly serverUrl?: string;
}

/** A specification as values: references to schemas are kept, everything else is resolved. */
export interface ApiModel {
  readonly title: string;
  readonly description: string;
  /** What a reader must know before asking for a stream. */
  readonly streamingNote?: string;
  readonly serverUrl: string;
  readonly externalDocs?: ExternalDocs;
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly externalDocs?: ExternalDocs;
  }[];
  readonly operations: readonly Operation[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}
