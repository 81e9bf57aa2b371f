import type {Schema} from './document';

/** Keywords of JSON Schema that limit the values of a type, in the order in which they are read. */
const keywordsByType = {
  string: ['format', 'contentEncoding', 'contentMediaType', 'minLength', 'maxLength', 'pattern'],
  integer: ['format', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  number: ['format', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: ['minProperties', 'maxProperties'],
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

/**
 * Reads the constraints of a schema on the values of one of its types.
 * @param others the other types of the schema: the first one gets what limits none of them
 */
export function parseConstraints(
  schema: Schema,
  type: string,
  types: readonly string[] = [type],
): Constraint[] {
  const idle = allKeywords.filter(
    (keyword) => !types.some((each) => keywordsOf(each).includes(keyword)),
  );
  const keywords = [...keywordsOf(type), ...(types[0] === type ? idle : [])];
  return keywords
    .filter((keyword) => schema[keyword] !== undefined && schema[keyword] !== false)
    .map((keyword) => ({keyword, value: schema[keyword]}) as Constraint);
}

/** The types that a schema without a type speaks of, by the keywords that limit them. */
export function limitedTypes(schema: Schema): string[] {
  const types = ['string', 'number', 'array', 'object'] as const;
  return types.filter((type) =>
    keywordsByType[type].some(
      (keyword) => schema[keyword] !== undefined && (keyword !== 'format' || type === 'string'),
    ),
  );
}

/** Whether a schema limits values beside its type. */
export function hasConstraints(schema: Schema): boolean {
  return allKeywords.some((keyword) => schema[keyword] !== undefined);
}

/** The constraints that values meet which meet all of some: of one keyword, the strictest. */
export function strictest(constraints: readonly Constraint[]): Constraint[] {
  return constraints.filter(
    (one, index) =>
      !constraints.some(
        (other, otherIndex) =>
          isStricter(other, one) ||
          (otherIndex < index && other.keyword === one.keyword && other.value === one.value),
      ),
  );
}

function isStricter(one: Constraint, other: Constraint): boolean {
  const [value, otherValue] = [one.value, other.value];
  if (one.keyword !== other.keyword || one.keyword === 'multipleOf') return false;
  if (typeof value !== 'number' || typeof otherValue !== 'number') return false;
  return /^(min|exclusiveMin)/.test(one.keyword) ? value > otherValue : value < otherValue;
}

function keywordsOf(type: string): readonly ConstraintKeyword[] {
  return type in keywordsByType ? keywordsByType[type as LimitedType] : [];
}
