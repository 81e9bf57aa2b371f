import type {ExternalDocs, ParameterStyle, Schema} from './document';
import type {Json} from './json';
import {type Constraint, type ConstraintKeyword, strictest} from './constraints';

/**
 * The values that a parameter, property, body or schema may have. Named schemas are references, so
 * that a recursive type is finite; all else is written in place.
 */
export type Type =
  | AnyType
  | PrimitiveType
  | ConstantType
  | ArrayType
  | MapType
  | ObjectType
  | ReferenceType
  | UnionType
  | IntersectionType
  | NotType
  | NeverType;

export interface AnyType {
  readonly kind: 'any';
}

export const primitiveNames = ['string', 'integer', 'number', 'boolean', 'null'] as const;

export interface PrimitiveType {
  readonly kind: 'primitive';
  readonly name: (typeof primitiveNames)[number];
  /** The only values allowed; empty where every value is. */
  readonly allowedValues: readonly Json[];
  readonly constraints: readonly Constraint[];
}

export interface ConstantType {
  readonly kind: 'constant';
  readonly value: Json;
}

export interface ArrayType {
  readonly kind: 'array';
  readonly items: Type;
  readonly constraints: readonly Constraint[];
  /** The types of the first items, where each has its own. */
  readonly first?: readonly Type[];
}

/** What an object may have, whether its names are known beforehand or not. */
interface ObjectLimits {
  readonly constraints?: readonly Constraint[];
  /** What all names of properties are. */
  readonly names?: Type;
  /** Whether there are no properties but those that are described. */
  readonly isClosed?: boolean;
}

/** An object whose names are data, not known beforehand. */
export interface MapType extends ObjectLimits {
  readonly kind: 'map';
  readonly values: Type;
  /** Regular expression that the names match. */
  readonly pattern?: string;
}

export interface ObjectType extends ObjectLimits {
  readonly kind: 'object';
  /** Empty where nothing is said about the properties. */
  readonly fields: readonly Field[];
  /** Properties that must be there and that other schemas describe. */
  readonly requires?: readonly string[];
  /** The property that says which schema, made with this one, a value has. */
  readonly discriminator?: Discriminator;
}

export interface ReferenceType {
  readonly kind: 'reference';
  readonly schema: string;
  /** The one value of the schema that is allowed here. */
  readonly constant?: Json;
}

export interface UnionType {
  readonly kind: 'union';
  readonly alternatives: readonly Type[];
  readonly discriminator?: Discriminator;
}

/** The property whose value says which alternative of a union a value is. */
export interface Discriminator {
  readonly property: string;
  readonly mapping: readonly {readonly value: string; readonly schema: string}[];
}

export interface IntersectionType {
  readonly kind: 'intersection';
  readonly parts: readonly Type[];
}

/** Whatever does not have a type. */
export interface NotType {
  readonly kind: 'not';
  readonly type: Type;
}

/** No value at all. */
export interface NeverType {
  readonly kind: 'never';
}

/** A value that shows what others look like. */
export interface Example {
  /** What tells it apart from other examples. */
  readonly name?: string;
  readonly value: Json;
}

/** Examples without those whose value an earlier one has. */
export function distinct(examples: readonly Example[]): Example[] {
  const values = examples.map(({value}) => JSON.stringify(value));
  return examples.filter((_, index) => values.indexOf(values[index] ?? '') === index);
}

/** How a parameter writes lists and objects. */
export interface Notation {
  readonly style: ParameterStyle;
  /** Whether each item or property is a parameter of its own. */
  readonly explode: boolean;
}

/** A property of an object. */
export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  readonly description: string;
  /** Absent where there is none; `null` is a default too. */
  readonly default?: Json;
  readonly deprecated: boolean;
  /** Whether only responses have it, or only requests. */
  readonly access?: 'read-only' | 'write-only';
  /** Media type in which the value is written. */
  readonly mediaType?: string;
  /** How a parameter is written, where that is not as others in its place are. */
  readonly notation?: Notation;
  readonly externalDocs?: ExternalDocs;
  readonly examples?: readonly Example[];
}

/** The types written directly inside a type, in their order. Fields have types of their own. */
export function innerTypes(type: Type): readonly Type[] {
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

/**
 * Names of the schemas that a type mentions at any depth of what is written in place, each once: last
 * those that only the mapping of a discriminator names.
 */
export function referencesIn(type: Type): readonly string[] {
  const names =
    type.kind === 'reference'
      ? [type.schema]
      : type.kind === 'object'
        ? type.fields.flatMap((field) => referencesIn(field.type))
        : innerTypes(type).flatMap(referencesIn);
  const keys = 'names' in type && type.names ? referencesIn(type.names) : [];
  const {mapping = []} = ('discriminator' in type && type.discriminator) || {};
  return [...new Set([...names, ...keys, ...mapping.map(({schema}) => schema)])];
}

/** The discriminators of what a value of a type itself can be. */
export function discriminatorsIn(type: Type): readonly Discriminator[] {
  const inner = type.kind === 'union' || type.kind === 'intersection' ? innerTypes(type) : [];
  const own = 'discriminator' in type && type.discriminator ? [type.discriminator] : [];
  return [...own, ...inner.flatMap(discriminatorsIn)];
}

/** The values that a type allows by name, also inside arrays, maps and unions, each once. */
export function allowedValuesIn(type: Type): readonly Json[] {
  const values =
    type.kind === 'primitive'
      ? type.allowedValues
      : (type.kind === 'not' ? [] : innerTypes(type)).flatMap(allowedValuesIn);
  return values.filter((value, index) => values.indexOf(value) === index);
}

/**
 * The constraints that a value of the type itself must meet, whichever alternative it is. Of those of
 * the parts of an intersection, the strictest count.
 */
export function constraintsIn(type: Type): readonly Constraint[] {
  if (type.kind === 'union') return type.alternatives.flatMap(constraintsIn);
  if (type.kind === 'intersection') {
    const isUnion = (part: Type): boolean => part.kind === 'union';
    return [
      ...strictest(type.parts.filter((part) => !isUnion(part)).flatMap(constraintsIn)),
      ...type.parts.filter(isUnion).flatMap(constraintsIn),
    ];
  }
  return 'constraints' in type ? (type.constraints ?? []) : [];
}

/** The value of a constraint on a type, such as its format, where the type has the constraint. */
export function limitOf<Keyword extends ConstraintKeyword>(
  type: Type,
  keyword: Keyword,
): Schema[Keyword] | undefined {
  const found = constraintsIn(type).find((constraint) => constraint.keyword === keyword);
  return found?.value as Schema[Keyword] | undefined;
}
