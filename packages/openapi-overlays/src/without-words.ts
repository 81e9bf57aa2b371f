import {childrenOf, isNode, type Kind, type Node} from './kinds';

type Keys = readonly (string | number)[];

/** A node that readers would see without words. */
export interface Wordless {
  readonly keys: Keys;
  /** What the node lacks: `description`. */
  readonly lacks: string;
}

/** Words that readers expect of a node, by what leads to it. */
function expected(kind: Kind, keys: Keys): readonly string[] {
  if (kind === 'operation') return ['operationId', 'summary', 'description'];
  if (kind === 'parameter' || kind === 'response') return ['description'];
  if (kind !== 'schema') return [];
  const parent = keys.at(-2);
  return parent === 'properties' || (parent === 'schemas' && keys.length === 3)
    ? ['description']
    : [];
}

/** Finds operations, parameters, responses, schemas and properties that lack words. */
export function withoutWords(kind: Kind, node: Node, keys: Keys = []): Wordless[] {
  // What a reference leads to has words of its own; a property has some in any case.
  const isShared = kind === 'response' && node.$ref !== undefined;
  const own = isShared
    ? []
    : expected(kind, keys)
        .filter((key) => typeof node[key] !== 'string' || node[key].trim() === '')
        .map((lacks) => ({keys, lacks}));
  const below = childrenOf(kind, node).flatMap((child) =>
    withoutWords(child.kind, child.node, [...keys, ...child.keys]),
  );
  return [...own, ...below];
}

/** The schemas that some nodes lead to, at any depth. */
export function reachedSchemas(document: Node, from: readonly unknown[]): ReadonlySet<string> {
  const schemas =
    isNode(document.components) && isNode(document.components.schemas)
      ? document.components.schemas
      : {};
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) Object.values(value).forEach(visit);
    else if (typeof value === 'string' && value.startsWith('#/components/schemas/')) {
      const name = value.slice('#/components/schemas/'.length);
      if (found.has(name)) return;
      found.add(name);
      visit(schemas[name]);
    }
  };
  from.forEach(visit);
  return found;
}
