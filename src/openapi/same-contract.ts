import {
  type ApiModel,
  type Body,
  type Field,
  innerTypes,
  type Operation,
  type Type,
} from '@docs-kit/openapi-reference/model';

/** An operation with the specification that its schemas come from. */
export interface OperationInModel {
  readonly operation: Operation;
  readonly model: ApiModel;
}

/** Tells whether two operations take the same parameters and bodies, whatever is said about them. */
export function isSameRequest(one: OperationInModel, other: OperationInModel): boolean {
  const compare = comparison(one.model, other.model);
  const [a, b] = [one.operation, other.operation];
  return (
    sameEntries(
      a.parameters,
      b.parameters,
      (parameter) => `${parameter.in} ${parameter.name}`,
      compare.fields,
    ) &&
    (a.requestBody?.required ?? false) === (b.requestBody?.required ?? false) &&
    sameBodies(a.requestBody?.bodies ?? [], b.requestBody?.bodies ?? [], compare.types)
  );
}

/** Tells whether two operations give the same statuses with the same bodies. */
export function isSameResponse(one: OperationInModel, other: OperationInModel): boolean {
  const compare = comparison(one.model, other.model);
  const [a, b] = [one.operation, other.operation];
  return (
    a.streamOnly === b.streamOnly &&
    sameEntries(
      a.responses,
      b.responses,
      ({status}) => status,
      (left, right) => sameBodies(left.bodies, right.bodies, compare.types),
    )
  );
}

function sameBodies(
  one: readonly Body[],
  other: readonly Body[],
  sameType: (one: Type, other: Type) => boolean,
): boolean {
  return sameEntries(
    one,
    other,
    ({mediaType}) => mediaType,
    (a, b) => a.isFileContent === b.isFileContent && sameType(a.type, b.type),
  );
}

/** Compares two lists whose entries have keys; their order says nothing. */
function sameEntries<Entry>(
  one: readonly Entry[],
  other: readonly Entry[],
  keyOf: (entry: Entry) => string,
  isSame: (one: Entry, other: Entry) => boolean,
): boolean {
  const byKey = new Map(other.map((entry) => [keyOf(entry), entry]));
  return (
    one.length === other.length &&
    one.every((entry) => {
      const match = byKey.get(keyOf(entry));
      return match !== undefined && isSame(entry, match);
    })
  );
}

interface Comparison {
  readonly types: (one: Type, other: Type) => boolean;
  readonly fields: (one: Field, other: Field) => boolean;
}

/** Compares types of two models. Names of schemas and descriptions say nothing: what they hold does. */
function comparison(oneModel: ApiModel, otherModel: ApiModel): Comparison {
  /** Pairs of schemas that are compared already, or at this moment: a recursive type has an end. */
  const seen = new Set<string>();
  const sameSchemas = (one: string, other: string): boolean => {
    const pair = JSON.stringify([one, other]);
    if (seen.has(pair)) return true;
    seen.add(pair);
    const [a, b] = [oneModel.schemas.get(one), otherModel.schemas.get(other)];
    return a !== undefined && b !== undefined && types(a.type, b.type);
  };
  const fields = (one: Field, other: Field): boolean =>
    one.required === other.required &&
    isEqual(one.default, other.default) &&
    types(one.type, other.type);
  const types = (one: Type, other: Type): boolean => {
    if (one.kind === 'reference' && other.kind === 'reference')
      return isEqual(one.constant, other.constant) && sameSchemas(one.schema, other.schema);
    if (one.kind === 'object' && other.kind === 'object')
      return sameEntries(one.fields, other.fields, ({name}) => name, fields);
    const [inner, otherInner] = [innerTypes(one), innerTypes(other)];
    return (
      isEqual(ownPart(one), ownPart(other)) &&
      inner.length === otherInner.length &&
      inner.every((type, index) => types(type, otherInner[index] ?? {kind: 'any'}))
    );
  };
  return {types, fields};
}

/** What a type says beside the types inside it. */
function ownPart(type: Type): unknown {
  switch (type.kind) {
    case 'array':
      return [type.kind, type.constraints];
    case 'union':
      return [
        type.kind,
        type.discriminator && [
          type.discriminator.property,
          type.discriminator.mapping.map(({value}) => value),
        ],
      ];
    case 'map':
    case 'intersection':
      return type.kind;
    default:
      return type;
  }
}

/** Values of the model come from JSON, and in one order. */
const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
