import type {Json} from './json';

/**
 * The part of an OpenAPI 3.0 or 3.1 document that pages are made from. The types below name what a
 * reference leads to, but a document may have a reference wherever the standard allows one.
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
  readonly externalDocs?: ExternalDocs;
  readonly servers?: readonly Server[];
  readonly tags?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly externalDocs?: ExternalDocs;
  }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** Requests that the server sends (OpenAPI 3.1). */
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
  readonly security?: readonly SecurityRequirement[];
}

/** Documentation elsewhere. */
export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

/** Names of schemes that are needed together, with the scopes of each. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface SecurityScheme {
  readonly type: string;
  readonly description?: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, {readonly default: string}>>;
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
  readonly $ref?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly servers?: readonly Server[];
};

export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly Server[];
  /** Path items by the address that the server calls, by the name of the callback. */
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, PathItem>>>>;
  /** Path of the operation that takes this one's place. Set on deprecated operations. */
  readonly 'x-replaced-by'?: string;
  /** Why an operation of the specification has no page of its own. */
  readonly 'x-no-page'?: string;
  /** Whether the operation answers with a stream alone, whatever its responses say. */
  readonly 'x-stream-only'?: boolean;
  /** What a client's loop over the pages does, where it doesn't reach them all. */
  readonly 'x-paging-note'?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, MediaType>>;
  /** How lists and objects are written; without it, as `form` in a query, else as `simple`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, Example>>;
}

export type ParameterStyle =
  'form' | 'simple' | 'label' | 'matrix' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** A header of a response: a parameter without name and place. */
export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Example {
  readonly summary?: string;
  readonly value: Json;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly description?: string;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly links?: Readonly<Record<string, Link>>;
}

/** An operation that takes values of a response. */
export interface Link {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  /** Values or runtime expressions, such as `$response.body#/id`, by the names of parameters. */
  readonly parameters?: Readonly<Record<string, Json>>;
  readonly requestBody?: Json;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, Example>>;
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

export type SchemaOrBoolean = Schema | boolean;

/** JSON Schema 2020-12, and what OpenAPI 3.0 says otherwise, as far as pages show it. */
export interface Schema extends Readonly<
  Partial<Record<TextKeyword, string> & Record<NumberKeyword, number>>
> {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, SchemaOrBoolean>>;
  readonly propertyNames?: SchemaOrBoolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly SchemaOrBoolean[];
  readonly additionalProperties?: SchemaOrBoolean;
  readonly unevaluatedProperties?: SchemaOrBoolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: SchemaOrBoolean;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly nullable?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
  readonly uniqueItems?: boolean;
  readonly externalDocs?: ExternalDocs;
  readonly example?: Json;
  /** Values, as OpenAPI 3.1 has them. */
  readonly examples?: readonly Json[];
}

type TextKeyword = 'format' | 'contentEncoding' | 'contentMediaType' | 'pattern';
type NumberKeyword =
  'minimum' | 'maximum' | 'multipleOf' | `${'min' | 'max'}${'Length' | 'Items' | 'Properties'}`;

/**
 * Turns an operationId or the name of a tag into the slug of its page: `createChatCompletion` gives
 * `create-chat-completion`. The OpenAPI plugin derives its page ids in the same way.
 */
export function slugOf(name: string): string {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return words.join('-').toLowerCase();
}

/** Longer names of files, in letters, are more than file systems take together with their ending. */
const longestSlug = 200;

/**
 * Makes an address that no other page has: of the first of some names that has letters or digits for
 * one, shortened where it is long, with a number where it is taken.
 * @param taken the addresses of other pages, to which this one is added
 */
export function uniqueSlug(names: readonly string[], taken: Set<string>): string {
  const [whole = 'page'] = names.map(slugOf).filter((slug) => slug !== '');
  const short = whole.length > longestSlug ? whole.slice(0, longestSlug).replace(/-+$/, '') : whole;
  let slug = short;
  for (let number = 2; taken.has(slug); number += 1) slug = `${short}-${number}`;
  taken.add(slug);
  return slug;
}
