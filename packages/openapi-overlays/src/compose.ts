import {parse} from 'yaml';
import {applyOverlay, type Composition, type Holds} from './apply';
import {
  childrenOf,
  isNode,
  type Kind,
  kinds,
  type Node,
  pointerOf,
  sortKeys,
  without,
} from './kinds';
import {withNames} from './names';
import {type Finding, readOverlay} from './overlay';
import type {Keys, Place} from './places';
import {reachedSchemas, withoutWords} from './without-words';

/** A file with its text. */
export interface TextFile {
  /** Path that findings name. */
  readonly file: string;
  readonly text: string;
}

export interface Parts {
  /** Structure as `structureOf` gives it, in YAML. */
  readonly imported: TextFile;
  /** Names of schemas here, by their names in the structure. */
  readonly names: Readonly<Record<string, string>>;
  /** Overlays that change structure, each action with its evidence. */
  readonly corrections: readonly TextFile[];
  /** Overlays with words. Operations are in the order of these. */
  readonly words: readonly TextFile[];
  /** The overlay of each level: what it says of itself, and its tags in their order. */
  readonly levels: Readonly<Record<string, TextFile>>;
}

/** A level that can be linted and bundled. */
export interface ComposedLevel {
  /** The document of the level, whose paths are references into `whole`. */
  readonly root: Node;
  /** The paths and components of all levels. */
  readonly whole: Node;
  /** Whether the overlay of the level wants components in the order of `whole`: \`x-component-order: imported\`. */
  readonly keepsOrder: boolean;
}

export interface Composed {
  readonly levels: ReadonlyMap<string, ComposedLevel>;
  /** What does not fit together; the levels are complete only where there is none. */
  readonly findings: readonly Finding[];
  /** Where a node is written, or else the nearest one above it, by its JSON Pointer. */
  readonly placeOf: (pointer: string) => Place;
}

/** File of the document that the paths of a level refer to. */
export const wholeFile = 'whole.json';

/** Makes the document of each level: imported structure, corrected, and described in words. */
export function compose({imported, names, corrections, words, levels}: Parts): Composed {
  const findings: Finding[] = [];
  let isAllRead = true;
  const apply = (files: readonly TextFile[], holds: Holds, to: Composition): void => {
    for (const {file, text} of files) {
      const {overlay, findings: unread} = readOverlay(file, text);
      findings.push(...unread);
      if (unread.length > 0 && overlay.actions.length === 0) isAllRead = false;
      applyOverlay(to, overlay, holds);
    }
  };
  const composition = compositionOf(withNames(parse(imported.text) as Node, names), findings);
  const whole = composition.document;
  arrangeSchemas('document', whole);
  apply(corrections, 'corrections', composition);
  apply(words, 'words', composition);
  const written: Order = new Map([...composition.written].map((pointer, at) => [pointer, at]));
  arrange('document', whole, written);
  const {securitySchemes} = whole.components as Node;
  const described = Object.entries(levels).map(([id, file]) => {
    const level = compositionOf(
      {openapi: whole.openapi, paths: whole.paths, components: {securitySchemes}},
      findings,
    );
    apply([file], 'words', level);
    const {'x-component-order': componentOrder, ...document} = level.document;
    const own = without(document, 'paths');
    const listed: Order = new Map([...level.written].map((pointer, at) => [pointer, at]));
    return {id, own, keepsOrder: componentOrder === 'imported', listed};
  });
  const placeOf = (pointer: string): Place => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = composition.places.get(at);
      if (place) return place;
    }
    return {file: imported.file, line: 1};
  };
  const find = (keys: Keys, message: string): void => {
    findings.push({...placeOf(pointerOf(keys)), message});
  };

  // What is missing may be in the file that cannot be read.
  if (!isAllRead) return {levels: new Map(), findings, placeOf};
  for (const [path, {'x-level': level}] of pathsOf(whole)) {
    if (typeof level === 'string' && level in levels) continue;
    find(
      ['paths', path],
      `${path} is in no level: expected \`x-level\` to be one of ${Object.keys(levels).join(', ')}, found ${String(level)}. Say so in the overlay of its level.`,
    );
  }
  const reached = reachedSchemas(whole, [whole.paths, (whole.components as Node).responses]);
  for (const {keys, lacks} of withoutWords('document', whole)) {
    if (keys[1] === 'schemas' && !reached.has(String(keys[2]))) continue;
    find(
      keys,
      `\`${pointerOf(keys)}\` has no ${lacks}. Write it into the overlay of its resource${composition.places.has(pointerOf(keys)) ? '' : '; if no reader should see the node, remove it in a correction'}.`,
    );
  }
  for (const [pointer, place] of composition.places) {
    const [, name] = /^\/components\/schemas\/([^/]+)$/.exec(pointer) ?? [];
    if (name === undefined || reached.has(name)) continue;
    findings.push({...place, message: `No operation uses the schema ${name}. Remove its words.`});
  }
  return {
    levels: new Map(
      described.map(({id, own, keepsOrder, listed}) => [
        id,
        {
          root: rootOf(id, own, listed, whole, written),
          whole: withoutLevels(whole, written),
          keepsOrder,
        },
      ]),
    ),
    findings,
    placeOf,
  };
}

/** Places of words in the order in which they are written, by JSON Pointer. */
type Order = ReadonlyMap<string, number>;

const compositionOf = (document: Node, findings: Finding[]): Composition => ({
  document,
  findings,
  places: new Map(),
  written: new Set(),
});

const pathsOf = (document: Node): [string, Node][] =>
  Object.entries(document.paths as Record<string, Node>);

/** The order of an imported schema's keys; those of a constant begin with its default. */
const schemaKeys = [
  ...['discriminator', 'enum', 'type', 'format', 'const', 'items', 'properties', 'required'],
  ...['additionalProperties', 'anyOf', 'oneOf', 'contentEncoding', '$ref', 'default', 'deprecated'],
];

/** Brings the keys of schemas into their order, whatever the order of the import is. */
function arrangeSchemas(kind: Kind, node: Node, parent: unknown = ''): void {
  if (kind === 'schema') {
    const hasName = parent === 'properties' || parent === 'schemas';
    const first = node.const === undefined ? [] : ['default'];
    const order = [...first, ...(hasName ? [] : ['enum', 'items']), ...schemaKeys];
    sortKeys(node, (key) => (order.includes(key) ? order.indexOf(key) : order.length));
  }
  for (const child of childrenOf(kind, node)) {
    arrangeSchemas(child.kind, child.node, child.keys.at(0));
  }
}

/** Brings keys into the order of their kind; properties and discriminated schemas into that of their words. */
function arrange(kind: Kind, node: Node, written: Order, keys: Keys = []): void {
  const {order} = kinds[kind];
  if (order) {
    const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
    sortKeys(node, rank);
  }
  if (kind === 'schema' && isNode(node.discriminator) && isNode(node.discriminator.mapping)) {
    const {mapping} = node.discriminator;
    sortKeys(mapping, (key) => written.get(String(mapping[key]).replace(/^#/, '')) ?? 0);
  }
  if (kind === 'schema' && isNode(node.properties)) {
    sortKeys(
      node.properties,
      (name) => written.get(pointerOf([...keys, 'properties', name])) ?? written.size,
    );
  }
  for (const child of childrenOf(kind, node)) {
    arrange(child.kind, child.node, written, [...keys, ...child.keys]);
  }
}

/**
 * The document of a level. Its paths are in the order in which its overlay lists them; others follow
 * in the order of their tags, and then of their words.
 */
function rootOf(
  id: string,
  {openapi, components, ...own}: Node,
  listed: Order,
  whole: Node,
  written: Order,
): Node {
  const tags = (Array.isArray(own.tags) ? own.tags : []) as readonly {readonly name?: unknown}[];
  const rank = (path: string, item: Node): number => {
    const place = listed.get(pointerOf(['paths', path]));
    if (place !== undefined) return place;
    const operations = childrenOf('pathItem', item);
    const [operation] = operations;
    const [tag] = Array.isArray(operation?.node.tags) ? (operation.node.tags as unknown[]) : [];
    const first = Math.min(
      ...operations.map(({keys}) => written.get(pointerOf(['paths', path, ...keys])) ?? -1),
    );
    const tagged = tags.findIndex(({name}) => name === tag);
    return listed.size + tagged * (written.size + 1) + first + 1;
  };
  const paths: Node = {};
  for (const [path, item] of pathsOf(whole)) if (item['x-level'] === id) paths[path] = item;
  sortKeys(paths, (path) => rank(path, paths[path] as Node));
  return {
    openapi,
    ...own,
    paths: Object.fromEntries(
      Object.keys(paths).map((path) => [
        path,
        {$ref: `${wholeFile}#${pointerOf(['paths', path])}`},
      ]),
    ),
    components,
  };
}

/** Without what paths say of their levels, and with their methods in the order of their words. */
function withoutLevels(whole: Node, written: Order): Node {
  const paths = pathsOf(whole).map(([path, described]) => {
    const item = without(described, 'x-level');
    sortKeys(item, (method) => written.get(pointerOf(['paths', path, method])) ?? -1);
    return [path, item] as const;
  });
  return {...whole, paths: Object.fromEntries(paths)};
}
