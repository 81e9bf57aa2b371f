import {isNode, type Node} from './kinds';

const prefix = '#/components/schemas/';

/**
 * Gives schemas the names that a project has for them, wherever they are defined or referred to.
 * Alternatives that references list are in the order of their names.
 */
export function withNames(document: Node, names: Readonly<Record<string, string>>): Node {
  const nameOf = (name: string): string => names[name] ?? name;
  const rename = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string' && value.startsWith(prefix)) {
      return prefix + nameOf(value.slice(prefix.length));
    }
    if (Array.isArray(value)) {
      const all = value.map((each) => rename(each));
      return key === 'oneOf' ? all.sort((a, b) => (refOf(a) < refOf(b) ? -1 : 1)) : all;
    }
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([own, each]) => [
        key === 'schemas' ? nameOf(own) : own,
        rename(each, own),
      ]),
    );
  };
  return rename(document) as Node;
}

const refOf = (schema: unknown): string =>
  isNode(schema) && typeof schema.$ref === 'string' ? schema.$ref : '';
