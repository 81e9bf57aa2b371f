import {type Field, fieldsIn, type Type} from '@docs-kit/openapi-model';
import type {FieldChange, Place} from './changes';
import {type Context, hasSameShape, withUnionsInPlace} from './shape';

type Where = Pick<FieldChange, 'place' | 'path'>;

/**
 * Compares two types with the fields that are written in them.
 * @param facts what else differs between the fields that have the types
 */
export function compareTypes(
  before: Type,
  after: Type,
  where: Where,
  context: Context,
  facts: readonly FieldChange[] = [],
): FieldChange[] {
  const own: FieldChange[] = hasSameShape(before, after, context)
    ? []
    : [{...where, kind: 'type', ...comparableTypes(before, after, context)}];
  const [fields, others] = [fieldsIn(before), fieldsIn(after)];
  return [...own, ...facts, ...compareFields(fields, others, where.place, context, where.path)];
}

/** Compares the parameters or properties of two versions by their names. */
export function compareFields(
  before: readonly Field[],
  after: readonly Field[],
  place: Place,
  context: Context,
  around: readonly string[] = [],
): FieldChange[] {
  const old = byName(before);
  const current = byName(after);
  const pairs = [...current.values()].map((field) => ({field, earlier: old.get(field.name)}));
  const added = pairs.filter(({earlier}) => !earlier).map(({field}) => field);
  const removed = [...old.values()].filter(({name}) => !current.has(name));
  const renames = findRenames(removed, added, context);
  const isRenamed = (field: Field): boolean =>
    renames.some(({from, to}) => from === field || to === field);
  return [
    ...removed
      .filter((field) => !isRenamed(field))
      .map((field): FieldChange => ({
        kind: 'removed',
        place,
        path: [...around, field.name],
        field,
      })),
    ...pairs.flatMap(({field, earlier}) => {
      const path = [...around, field.name];
      if (earlier) return compareField(earlier, field, {place, path}, context);
      const rename = renames.find(({to}) => to === field);
      if (!rename) return [{kind: 'added', place, path, field} satisfies FieldChange];
      const {from} = rename;
      return [
        {kind: 'renamed', place, path, from: from.name, to: field.name} satisfies FieldChange,
        ...compareField(from, field, {place, path}, context),
      ];
    }),
  ];
}

/** Variants of a union may have fields of one name: they are one field for who reads the page. */
function byName(fields: readonly Field[]): Map<string, Field> {
  const named = new Map<string, Field>();
  for (const field of fields) if (!named.has(field.name)) named.set(field.name, field);
  return named;
}

function compareField(before: Field, after: Field, where: Where, context: Context): FieldChange[] {
  const facts = (['required', 'deprecated', 'default'] as const)
    .filter((kind) => JSON.stringify(before[kind]) !== JSON.stringify(after[kind]))
    .map((kind) => ({...where, kind, before: before[kind], after: after[kind]}) as FieldChange);
  return compareTypes(before.type, after.type, where, context, facts);
}

/** Types of a change: unions with a name are written in place, so that alternatives compare. */
function comparableTypes(
  before: Type,
  after: Type,
  context: Context,
): {readonly before: Type; readonly after: Type} {
  const inPlace = {
    before: withUnionsInPlace(before, context.before),
    after: withUnionsInPlace(after, context.after),
  };
  return Object.values(inPlace).some(({kind}) => kind === 'union') ? inPlace : {before, after};
}

interface Rename {
  readonly from: Field;
  readonly to: Field;
}

/**
 * A field that is gone and a new one are the same under another name when no other field could be
 * meant by it and both take the same values or have names that share a word.
 */
function findRenames(
  removed: readonly Field[],
  added: readonly Field[],
  context: Context,
): Rename[] {
  const isLike = (from: Field, to: Field): boolean =>
    hasSameShape(from.type, to.type, context) &&
    from.required === to.required &&
    isSpecific(from.type) === isSpecific(to.type) &&
    (isSpecific(from.type) || sharesWord(from.name, to.name));
  return removed.flatMap((from) => {
    const candidates = added.filter((to) => isLike(from, to));
    const [to] = candidates;
    const isMutual = to && removed.filter((other) => isLike(other, to)).length === 1;
    return candidates.length === 1 && to && isMutual ? [{from, to}] : [];
  });
}

/** Plain types are so common that alike ones say nothing; references and constants do. */
function isSpecific(type: Type): boolean {
  if (type.kind === 'array') return isSpecific(type.items);
  return type.kind === 'reference' || type.kind === 'constant';
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(/[_.-]/));
  return other
    .toLowerCase()
    .split(/[_.-]/)
    .some((word) => word.length > 2 && words.has(word));
}
