/** Schemas of an API in facts: who uses them, and which of them only have another name. */
import {type Fact, type Facts, sorted} from './digest';

/** The schema that a field is of: `Animal` of `Animal.name`, and the body of an operation as it is. */
export const schemaOf = (field: string): string =>
  field.includes(' ') && !field.includes(': ')
    ? field.replace(/\.[\w.]+$/, '')
    : (field.split(/[.:]/)[0] ?? '');

/** Schemas that have fields. */
export const schemasOf = ({field = {}}: Facts): ReadonlySet<string> =>
  new Set(Object.keys(field).map(schemaOf));

const namesIn = (value: string): string[] => value.match(/\b[A-Z]\w+/g) ?? [];

/** Finds the routes that use each schema, in what is sent or returned, at any depth. */
export function routesBySchema(
  ...sides: readonly Facts[]
): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
    map.set(key, (map.get(key) ?? new Set()).add(value));
  };
  for (const {field = {}, body = {}} of sides) {
    for (const [key, [value]] of Object.entries(field)) {
      for (const name of value.match(/\b[A-Z]\w+/g) ?? [])
        add(parts, key.split(/[.:]/)[0] ?? '', name);
    }
    for (const [key, [value]] of Object.entries(body)) {
      const route = key.split(' ').slice(0, 2).join(' ');
      for (const name of [key, ...namesIn(value)]) add(uses, name, route);
    }
  }
  const found = new Map<string, Set<string>>();
  const visit = (name: string, route: string): void => {
    if (found.get(name)?.has(route)) return;
    add(found, name, route);
    for (const part of parts.get(name) ?? []) visit(part, route);
  };
  for (const [name, routes] of uses) for (const route of routes) visit(name, route);
  return found;
}

/**
 * Gives schemas the names that they have later, so that a name alone changes nothing.
 * @returns the earlier facts; a schema is renamed if what has it, a body or a field, is the same otherwise
 */
export function withLaterNames(before: Facts, after: Facts): Facts {
  const later = schemasOf(after);
  const earlier = schemasOf(before);
  const names = new Map<string, string>();
  for (const kind of ['body', 'field']) {
    for (const [key, [value]] of Object.entries(before[kind] ?? {})) {
      const [old, now] = [namesIn(value), namesIn(after[kind]?.[key]?.[0] ?? '')];
      const [one = '', other = ''] = [old[0], now[0]];
      const isRenamed =
        old.length === 1 && now.length === 1 && !later.has(one) && !earlier.has(other);
      if (isRenamed && one !== other) names.set(one, names.get(one) ?? other);
    }
  }
  if (names.size === 0) return before;
  const rename = (text: string): string =>
    text.replace(/\b[A-Z]\w+/g, (name) => names.get(name) ?? name);
  const renamed = (kind: string): [string, Facts[string]] => [
    kind,
    sorted(
      Object.entries(before[kind] ?? {}).map(([key, [value, ...file]]): [string, Fact] => {
        const name = schemaOf(key);
        const own = kind === 'field' ? (names.get(name) ?? name) + key.slice(name.length) : key;
        return [own, [rename(value), ...file]];
      }),
    ),
  ];
  const result = {...before, ...Object.fromEntries(['body', 'field'].map(renamed))};
  // A schema within one that was renamed can only be found now.
  return withLaterNames(result, after);
}
