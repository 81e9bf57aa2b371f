import {isNode, isWord, type Kind, kinds, type Node, pointerOf} from './kinds';

/** Types of a value of any type, as some generators write it. */
const anyType = 'array,boolean,null,number,object,string';

/**
 * Takes the structure of an OpenAPI document, without a word of its prose: paths, parameters, bodies,
 * successful responses and schemas. What says nothing is left out, and what can be written in several
 * ways has one form and one order, so that only a change of the interface changes it.
 * @param file names the document in errors
 * @throws Error when the document has no path, or a key that is neither structure nor words, because
 * it would be lost
 */
export function structureOf(document: unknown, file: string): Node {
  const unknown: string[] = [];
  const structure = isNode(document) ? strip('document', document, [], unknown) : {};
  if (unknown.length > 0) {
    throw new Error(
      `${file}: expected keys of OpenAPI that are known as structure or as words, found ${unknown.join(', ')}. Say in kinds.ts which of them they are.`,
    );
  }
  if (Object.keys(isNode(structure.paths) ? structure.paths : {}).length === 0) {
    throw new Error(`${file}: expected the paths of an OpenAPI document, found none.`);
  }
  return structure;
}

function strip(kind: Kind, node: Node, keys: readonly string[], unknown: string[]): Node {
  const {structure, children} = kinds[kind];
  const result: Node = {};
  for (const [key, value] of Object.entries(node)) {
    const [childKind, as] = children[key] ?? [];
    const at = [...keys, key];
    const inner = (each: unknown, name: string | number = ''): unknown =>
      isNode(each) && childKind
        ? strip(childKind, each, name === '' ? at : [...at, String(name)], unknown)
        : each;
    if (as === 'list' && Array.isArray(value)) result[key] = value.map(inner);
    else if (as === 'map' && isNode(value)) {
      result[key] = Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => key !== 'responses' || /^[23]/.test(name))
          .map(([name, each]) => [name, inner(each, name)]),
      );
    } else if (as === 'one') result[key] = inner(value);
    else if (structure.includes(key)) result[key] = value;
    else if (!isWord(kind, key)) unknown.push(`\`${key}\` at ${pointerOf(keys)}`);
  }
  return sorted(kind === 'schema' ? inOneForm(result) : withoutDefaults(result), kind);
}

/**
 * Keys and properties are in an order that does not depend on the document, from the end of the
 * alphabet, so that no passage of it is repeated; paths and schemas are in the document's order.
 */
function sorted(node: Node, kind: Kind): Node {
  if (kind === 'document' || kind === 'components') return node;
  const {properties} = node;
  if (isNode(properties)) node.properties = byName(properties);
  return byName(node);
}

function byName({items, ...node}: Node): Node {
  const others = Object.entries(node).sort(([a], [b]) => (a < b ? 1 : -1));
  return {...(items !== undefined && {items}), ...Object.fromEntries(others)};
}

/** What a source says without need: that something is not required, or an empty list. */
function withoutDefaults(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([key, value]) =>
        value !== false && !(key === 'parameters' && Array.isArray(value) && value.length === 0),
    ),
  );
}

/** A schema in the one form that this project writes. */
function inOneForm(schema: Node): Node {
  const {oneOf, additionalProperties, discriminator, ...rest} = schema;
  const result = rest;
  if (Array.isArray(oneOf) && !isAnyValue(oneOf)) {
    if (discriminator) result.oneOf = oneOf;
    else Object.assign(result, union(oneOf as unknown[]));
  }
  if (isNode(discriminator)) {
    const {mapping, propertyName} = discriminator;
    result.discriminator = {...(mapping !== undefined && {mapping}), propertyName};
  }
  if (result.const !== undefined) delete result.enum;
  // Whether a server ignores other properties is not in the source.
  if (additionalProperties !== undefined && additionalProperties !== false) {
    const isAny = isNode(additionalProperties) && Object.keys(additionalProperties).length === 0;
    result.additionalProperties = isAny ? true : additionalProperties;
  }
  for (const key of ['required', 'enum']) {
    const names = result[key];
    if (Array.isArray(names)) result[key] = [...(names as unknown[])].sort(byLength);
  }
  return result;
}

const isAnyValue = (alternatives: readonly unknown[]): boolean =>
  alternatives
    .map((each) => (isNode(each) && Object.keys(each).length === 1 ? String(each.type) : ''))
    .sort()
    .join() === anyType;

/** Alternatives without a discriminator: a list of values, of types, or of schemas. */
function union(alternatives: readonly unknown[]): Node {
  const schemas = withEnums(alternatives.filter(isNode));
  const [first, ...others] = schemas;
  if (first && others.length === 0) {
    return Array.isArray(first.enum) ? {...first, enum: [...first.enum].sort(byLength)} : first;
  }
  const types = schemas.map(({type}) => type);
  const areTypes = schemas.every((schema) => Object.keys(schema).join() === 'type');
  return areTypes && !types.includes('object') && !types.includes('array')
    ? {type: types}
    : {anyOf: schemas};
}

/** Alternatives that are one value each become one alternative with all of them. */
function withEnums(schemas: readonly Node[]): Node[] {
  const isValue = (schema: Node): boolean => Object.keys(schema).sort().join() === 'const,type';
  const values = schemas.filter(isValue);
  const [type, ...types] = new Set(values.map((value) => value.type));
  if (values.length < 2 || types.length > 0) return [...schemas];
  return [
    {enum: values.map((value) => value.const), type},
    ...schemas.filter((schema) => !isValue(schema)),
  ];
}

/** The order of names that are required, and of values: the shorter ones first. */
export function byLength(one: unknown, other: unknown): number {
  const [a, b] = [String(one), String(other)];
  return a.length - b.length || (a < b ? -1 : 1);
}
