import type {MapType, NamedSchema, ObjectType, Type} from '@docs-kit/openapi-model';

/** Schemas by their names. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** What a comparison of types needs to know of the two versions. */
export interface Context {
  readonly before: Schemas;
  readonly after: Schemas;
  /** New names of schemas by their old ones; schemas that kept their names are not in it. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Whether two types take the same values, as far as a field says so itself: the fields of objects
 * that are written in place are compared on their own, and so are schemas with a name. A union with
 * a name is the same as one that is written in place.
 */
export function hasSameShape(before: Type, after: Type, context: Context): boolean {
  const nameOf = (name: string): string => context.renamed.get(name) ?? name;
  const keep = (name: string): string => name;
  return (
    shapeOf(before, nameOf) === shapeOf(after, keep) ||
    shapeOf(withUnionsInPlace(before, context.before), nameOf) ===
      shapeOf(withUnionsInPlace(after, context.after), keep)
  );
}

/** Writes unions that have a name in place, and unions inside unions as one. */
export function withUnionsInPlace(type: Type, schemas: Schemas): Type {
  switch (type.kind) {
    case 'reference': {
      const named = schemas.get(type.schema)?.type;
      return named?.kind === 'union' ? withUnionsInPlace(named, schemas) : type;
    }
    case 'array':
      return {...type, items: withUnionsInPlace(type.items, schemas)};
    case 'map':
      return {...type, values: withUnionsInPlace(type.values, schemas)};
    case 'union': {
      const alternatives = type.alternatives.map((each) => withUnionsInPlace(each, schemas));
      return {
        kind: 'union',
        alternatives: alternatives.flatMap((each) =>
          each.kind === 'union' ? each.alternatives : [each],
        ),
      };
    }
    default:
      return type;
  }
}

/** What limits an object or a map beside the types of its properties. */
function limitsOf(
  {constraints = [], names, isClosed = false}: MapType | ObjectType,
  nameOf: (schema: string) => string,
): string {
  return JSON.stringify([constraints, names ? shapeOf(names, nameOf) : null, isClosed]);
}

/** The order of alternatives says nothing. */
function shapeOf(type: Type, nameOf: (schema: string) => string): string {
  const inner = (types: readonly Type[]): string =>
    [...new Set(types.map((each) => shapeOf(each, nameOf)))].sort().join();
  switch (type.kind) {
    case 'any':
    case 'never':
      return type.kind;
    case 'object':
      return `object${limitsOf(type, nameOf)}`;
    case 'not':
      return `not(${shapeOf(type.type, nameOf)})`;
    case 'primitive':
      return `${type.name}${JSON.stringify([[...type.allowedValues].sort(), type.constraints])}`;
    case 'constant':
      return JSON.stringify(type.value);
    case 'reference':
      return `#${nameOf(type.schema)}${JSON.stringify(type.constant ?? null)}`;
    case 'array':
      return `array(${[...(type.first ?? []), type.items].map((each) => shapeOf(each, nameOf)).join()})${JSON.stringify(type.constraints)}`;
    case 'map':
      return `map(${shapeOf(type.values, nameOf)})${type.pattern ?? ''}${limitsOf(type, nameOf)}`;
    case 'union':
      return `union(${inner(type.alternatives)})`;
    case 'intersection':
      return `all(${inner(type.parts)})`;
  }
}
