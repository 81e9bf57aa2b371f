/** The part of OpenAPI 3.1 that the check of answers reads. */
export interface OpenApiDocument {
  readonly openapi?: string;
  readonly info?: unknown;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

export interface OperationObject {
  readonly responses?: Readonly<Record<string, Response | {readonly $ref: string}>>;
}

export interface Response {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema?: Schema;
  /** Whether the body is the content of a file, whatever the media type says. */
  readonly 'x-file-content'?: boolean;
}

/** A schema, as far as it is made strict; what else it has stays. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly $ref?: string;
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
}

/** The last segment of a reference: `#/components/schemas/Model` gives `Model`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
