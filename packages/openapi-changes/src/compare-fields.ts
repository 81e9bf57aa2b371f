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
  return [
    ...[...old.values()]
      .filter(({name}) => !current.has(name))
      .map((field): FieldChange => ({
        kind: 'removed',
        place,
        path: [...around, field.name],
        field,
      })),
    ...[...current.values()].flatMap((field): FieldChange[] => {
      const path = [...around, field.name];
      const earlier = old.get(field.name);
      if (!earlier) return [{kind: 'added', place, path, field}];
      return compareField(earlier, field, {place, path}, context);
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
