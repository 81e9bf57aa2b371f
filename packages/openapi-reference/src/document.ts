import type {Json} from './json';

/**
 * The part of an OpenAPI 3.1 document that this site reads.
 * Format: https://spec.openapis.org/oas/v3.1.0 (sections 4.8.1 to 4.8.27).
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
    /** What a reader must know before asking the servers of this version for a stream. */
    readonly 'x-streaming-note'?: string;
  };
  readonly servers?: readonly {readonly url: string; readonly description?: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly securitySchemes?: Readonly<Record<string, unknown>>;
  };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export const httpMethods = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
] as const;
export type HttpMethod = (typeof httpMethods)[number];

export type PathItem = Readonly<Partial<Record<HttpMethod, OperationObject>>> & {
  readonly parameters?: readonly Parameter[];
};

export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  /** Path of the operation that takes this one's place. Set on deprecated operations. */
  readonly 'x-replaced-by'?: string;
  /** Why an operation of the specification has no page of its own. */
  readonly 'x-no-page'?: string;
  /** Whether the operation answers with a stream alone, whatever its responses say. */
  readonly 'x-stream-only'?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: Json;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly description?: string;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, {readonly summary?: string; readonly value: Json}>>;
  /**
   * Events of an example stream. OpenAPI 3.1 describes one event as the schema of
   * `text/event-stream`, and has no place for an example of several.
   */
  readonly 'x-events'?: readonly Json[];
  /** Whether the body is the content of a file, whatever the media type says. */
  readonly 'x-file-content'?: boolean;
}

export interface Reference {
  readonly $ref: string;
}

/** JSON Schema 2020-12, as far as the specifications use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** An operation together with its place in the document. */
export interface LocatedOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly pathItem: PathItem;
  readonly operation: OperationObject;
}

/** Lists the operations of a document in the order in which its paths stand. */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    httpMethods.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{path, method, pathItem, operation}] : [];
    }),
  );
}

/** Returns the last segment of a reference: `#/components/schemas/Model` gives `Model`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/**
 * Turns an operationId into the slug of its page: `createChatCompletion` gives
 * `create-chat-completion`. The OpenAPI plugin derives its page ids in the same way.
 */
export function slugOf(operationId: string): string {
  return operationId.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Turns a tag's name into the slug of its page: `Dataset IO` gives `dataset-io`. */
export function tagSlugOf(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
