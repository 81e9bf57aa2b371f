import {
  type ApiModel,
  fieldsIn,
  type NamedSchema,
  referencesIn,
  type Type,
} from '@docs-kit/openapi-model';
import type {SchemaChange} from './changes';
import {compareTypes} from './compare-fields';
import type {Context, Schemas} from './shape';

/** The schemas of all specifications of a version; one that several of them have is the same. */
export function allSchemas(models: readonly ApiModel[]): Schemas {
  return new Map(models.flatMap(({schemas}) => [...schemas]));
}

/**
 * Finds the schemas that have another name in the newer version. Two schemas are the same when a pair
 * that is already known mentions both at the same place, one is gone and the other new, and more
 * than half of their properties have the same names.
 * @param pairs types at the same place in both versions
 */
export function findRenamedSchemas(
  pairs: readonly (readonly [before: Type, after: Type])[],
  before: Schemas,
  after: Schemas,
): Context['renamed'] {
  const renamed = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [...pairs];
  for (const [old, current] of queue) {
    for (const [name, newName] of mentionedPairs(old, current, before, after)) {
      if (seen.has(`${name} ${newName}`)) continue;
      seen.add(`${name} ${newName}`);
      const schemas = [before.get(name), after.get(newName)] as const;
      const [one, other] = schemas;
      if (!one || !other) continue;
      if (name !== newName) renamed.set(name, newName);
      queue.push([one.type, other.type], ...fieldPairs(one.type, other.type));
    }
  }
  return renamed;
}

/** Schemas that two types mention, paired by name, or by likeness where a name is gone. */
function mentionedPairs(
  old: Type,
  current: Type,
  before: Schemas,
  after: Schemas,
): (readonly [string, string])[] {
  const names = referencesIn(old);
  const newNames = referencesIn(current);
  const kept = names.filter((name) => newNames.includes(name));
  const gone = names.filter((name) => !after.has(name));
  const arrived = newNames.filter((name) => !before.has(name));
  return [
    ...kept.map((name) => [name, name] as const),
    ...gone.flatMap((name) => {
      const [best] = arrived
        .map((newName) => ({newName, likeness: likenessOf(before.get(name), after.get(newName))}))
        .filter(({likeness}) => likeness > 0.5)
        .sort((one, other) => other.likeness - one.likeness);
      return best ? [[name, best.newName] as const] : [];
    }),
  ];
}

/** Share of the properties of two schemas that both have. */
function likenessOf(one: NamedSchema | undefined, other: NamedSchema | undefined): number {
  if (!one || !other || one.type.kind !== other.type.kind) return 0;
  const names = new Set(fieldsIn(one.type).map(({name}) => name));
  const others = new Set(fieldsIn(other.type).map(({name}) => name));
  const all = new Set([...names, ...others]);
  if (all.size === 0) return JSON.stringify(one.type) === JSON.stringify(other.type) ? 1 : 0;
  return [...names].filter((name) => others.has(name)).length / all.size;
}

function fieldPairs(old: Type, current: Type): (readonly [Type, Type])[] {
  const fields = new Map(fieldsIn(current).map((field) => [field.name, field.type]));
  return fieldsIn(old).flatMap(({name, type}) => {
    const other = fields.get(name);
    return other ? [[type, other] as const] : [];
  });
}

/**
 * Lists the schemas that differ between two versions, in the order of their names. A union that has
 * a name in one version alone is left out: where it is used, it is the same in place.
 */
export function compareSchemas(context: Context): SchemaChange[] {
  const {before, after, renamed} = context;
  const oldNames = new Map([...renamed].map(([old, current]) => [current, old]));
  const changes = [...after.values()].flatMap((schema): SchemaChange[] => {
    const oldName = oldNames.get(schema.name);
    const earlier = before.get(oldName ?? schema.name);
    if (!earlier)
      return isNameAlone(schema) ? [] : [{name: schema.name, status: 'added', fields: []}];
    const fields = compareTypes(earlier.type, schema.type, {place: 'schema', path: []}, context);
    if (oldName) return [{name: schema.name, status: 'renamed', oldName, fields}];
    return fields.length > 0 ? [{name: schema.name, status: 'changed', fields}] : [];
  });
  const removed = [...before.values()].filter(
    (schema) => !after.has(schema.name) && !renamed.has(schema.name) && !isNameAlone(schema),
  );
  return [
    ...changes,
    ...removed.map(({name}): SchemaChange => ({name, status: 'removed', fields: []})),
  ].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const isNameAlone = ({type}: NamedSchema): boolean => type.kind === 'union';
