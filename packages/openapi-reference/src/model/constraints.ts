import type {Schema} from '../document';

/** Keywords of JSON Schema that limit the values of a type, in the order in which they are read. */
const keywordsByType = {
  string: ['format', 'contentEncoding', 'minLength', 'maxLength', 'pattern'],
  integer: ['format', 'minimum', 'maximum'],
  number: ['format', 'minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
} as const satisfies Readonly<Record<string, readonly (keyof Schema)[]>>;

type LimitedType = keyof typeof keywordsByType;
export type ConstraintKeyword = (typeof keywordsByType)[LimitedType][number];

/** A limit that a schema sets to the values of a type: a keyword of JSON Schema and its value. */
export type Constraint = {
  readonly [Keyword in ConstraintKeyword]: {
    readonly keyword: Keyword;
    readonly value: NonNullable<Schema[Keyword]>;
  };
}[ConstraintKeyword];

const allKeywords: readonly ConstraintKeyword[] = [
  ...new Set(Object.values(keywordsByType).flat()),
];

/** Reads the constraints of a schema on the values of one of its types. */
export function parseConstraints(schema: Schema, type: string): Constraint[] {
  return keywordsOf(type)
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => ({keyword, value: schema[keyword]}) as Constraint);
}

/**
 * Checks that each constraint of a schema limits one of its types.
 * @param where the schema's place in the specification
 * @throws Error that names the constraints that limit nothing
 */
export function checkConstraints(schema: Schema, types: readonly string[], where: string): void {
  const idle = allKeywords.filter(
    (keyword) =>
      schema[keyword] !== undefined && !types.some((type) => keywordsOf(type).includes(keyword)),
  );
  if (idle.length > 0) {
    throw new Error(
      `${where}: ${idle.map((keyword) => `"${keyword}"`).join(', ')} does not limit values of the type ${types.join(' or ') || 'any'}. Correct the type or remove the limit.`,
    );
  }
}

function keywordsOf(type: string): readonly ConstraintKeyword[] {
  return type in keywordsByType ? keywordsByType[type as LimitedType] : [];
}
