/**
 * What a comparison needs to know of an API: the part of a document's model that it reads. A model
 * with more in it fits too.
 */
type Json = null | boolean | number | string | readonly Json[] | {readonly [name: string]: Json};

/**
 * The values that a parameter, property or body may have. Named schemas are references, so that a
 * recursive type is finite; all else is written in place.
 */
export type Type =
  | {readonly kind: 'any'}
  /** No value at all, and whatever does not have a type. */
  | {readonly kind: 'never'}
  | {readonly kind: 'not'; readonly type: Type}
  | {
      readonly kind: 'primitive';
      readonly name: string;
      /** The only values allowed; empty where every value is. */
      readonly allowedValues: readonly Json[];
      readonly constraints: readonly unknown[];
    }
  | {readonly kind: 'constant'; readonly value: Json}
  | {
      readonly kind: 'array';
      readonly items: Type;
      /** The types of the first items, where each has its own. */
      readonly first?: readonly Type[];
      readonly constraints: readonly unknown[];
    }
  | {readonly kind: 'map'; readonly values: Type}
  | {readonly kind: 'object'; readonly fields: readonly Field[]}
  | {readonly kind: 'reference'; readonly schema: string; readonly constant?: Json}
  | {readonly kind: 'union'; readonly alternatives: readonly Type[]}
  | {readonly kind: 'intersection'; readonly parts: readonly Type[]};

/** A property of an object. */
export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  /** Absent where there is none; `null` is a default too. */
  readonly default?: Json;
  readonly deprecated: boolean;
}

export interface NamedSchema {
  readonly name: string;
  readonly type: Type;
}

/** A request or response body in one media type. */
export interface Body {
  readonly mediaType: string;
  readonly type: Type;
  /** Whether the body is the content of a file, whatever its type says. */
  readonly isFileContent: boolean;
}

export interface Operation {
  /** Pairs the operations of two versions. */
  readonly id: string;
  /** Last segment of the page's address, equal in both versions. */
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Path of the operation that takes this one's place. */
  readonly replacedBy?: string;
  /** Whether the operation answers with a stream alone, whatever its responses say. */
  readonly streamOnly: boolean;
  readonly parameters: readonly (Field & {readonly in: 'path' | 'query' | 'header' | 'cookie'})[];
  readonly requestBody?: {readonly required: boolean; readonly bodies: readonly Body[]};
  readonly responses: readonly {readonly status: string; readonly bodies: readonly Body[]}[];
}

/** A document as values: references to schemas are kept, everything else is resolved. */
export interface ApiModel {
  readonly tags: readonly {readonly name: string}[];
  readonly operations: readonly Operation[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

/**
 * The documents of a version, by the name of their level. Where two of them have an operation of one
 * id, that of the level `deprecated` counts last.
 */
export type Models = Readonly<Record<string, ApiModel>>;

export const deprecatedLevel = 'deprecated';

/** The types written directly inside a type, in their order. Fields have types of their own. */
function innerTypes(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'array':
      return [...(type.first ?? []), type.items];
    case 'map':
      return [type.values];
    case 'union':
      return type.alternatives;
    case 'intersection':
      return type.parts;
    case 'not':
      return [type.type];
    default:
      return [];
  }
}

/** The fields that are written in place: of an object, and of objects inside arrays and unions. */
export function fieldsIn(type: Type): readonly Field[] {
  if (type.kind === 'not') return [];
  return type.kind === 'object' ? type.fields : innerTypes(type).flatMap(fieldsIn);
}

/** Names of the schemas that a type mentions at any depth of what is written in place, each once. */
export function referencesIn(type: Type): readonly string[] {
  const inner = type.kind === 'object' ? type.fields.map((field) => field.type) : innerTypes(type);
  const own = type.kind === 'reference' ? [type.schema] : [];
  return [...new Set([...own, ...inner.flatMap(referencesIn)])];
}

/** Names of the schemas that an operation needs, level by level of nesting, each once. */
export function schemaNamesOf(operation: Operation, model: ApiModel): readonly string[] {
  const types = [
    ...(operation.requestBody?.bodies ?? []),
    ...operation.parameters,
    ...operation.responses.flatMap(({bodies}) => bodies),
  ].map(({type}) => type);
  const found = new Set(types.flatMap(referencesIn));
  // A set gives what is added during a loop as well.
  for (const name of found) {
    const schema = model.schemas.get(name);
    for (const inner of schema ? referencesIn(schema.type) : []) found.add(inner);
  }
  return [...found];
}

/** The schema that a type is a reference to, if it is one. */
export function referencedSchema(type: Type, model: ApiModel): NamedSchema | undefined {
  return type.kind === 'reference' ? model.schemas.get(type.schema) : undefined;
}
