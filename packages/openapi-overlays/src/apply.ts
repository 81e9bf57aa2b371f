import {isDeepStrictEqual} from 'node:util';
import {exec, type JsonValue} from 'jsonpath-rfc9535';
import {
  childrenOf,
  isNode,
  isWord,
  type Kind,
  kinds,
  type Node,
  pointerOf,
  sortKeys,
} from './kinds';
import type {Action, Finding, Obsolete, Overlay} from './overlay';
import type {Keys, Place} from './places';
import {byLength} from './structure';

/** What the actions of an overlay may change: structure with evidence, or words alone. */
export type Holds = 'corrections' | 'words';

/** A document in the making, and what is wrong with the overlays that were applied to it. */
export interface Composition {
  readonly document: Node;
  readonly findings: Finding[];
  /** The place of the last overlay that changed a node, by the node's JSON Pointer. */
  readonly places: Map<string, Place>;
  /** Pointers of what has words, in the order in which they are written. */
  readonly written: Set<string>;
}

/** A node of a document that an action may change. */
interface Target {
  readonly kind: Kind;
  readonly node: Node;
  readonly keys: Keys;
  /** Keys that lead from the node into one of its maps or lists, to which something is added. */
  readonly rest: Keys;
}

/**
 * Applies the actions of an overlay in their order. What an action cannot change, because it is not
 * there or not of the overlay's sort, becomes a finding, and the others are applied anyway.
 */
export function applyOverlay(composition: Composition, overlay: Overlay, holds: Holds): void {
  for (const action of overlay.actions) {
    const report: Report = (message, keys, obsolete) => {
      composition.findings.push({...action.placeOf(keys), message, ...(obsolete && {obsolete})});
    };
    if (holds === 'corrections' && !action.hasEvidence) {
      report('A correction needs `x-evidence`: the path and line of the source, or the run.');
    }
    const found = select(composition.document, action.target);
    if ('message' in found) {
      const {message, name, isGone} = found;
      report(message, undefined, isGone ? {keys: action.keys, name} : undefined);
    } else if (!action.remove) {
      for (const keys of found) update(composition, keys, action, holds, report);
    } else if (holds === 'words') {
      report('Only a correction removes something. Move it to the corrections, with its evidence.');
    } else {
      // From the last one, so that places in lists stay what they are.
      for (const keys of found.reverse()) removeAt(composition.document, keys);
    }
  }
}

/** Paths of the nodes that a JSONPath selects; or what is wrong with it. Each name of a list has to match. */
function select(
  document: Node,
  target: string,
): Keys[] | {readonly message: string; readonly isGone: boolean; readonly name?: string} {
  const found: Keys[] = [];
  const [list, names = ''] = /\[('[^']*'(?:, ?'[^']*')+)\]/.exec(target) ?? [];
  const targets: [name: string | undefined, target: string][] =
    list === undefined
      ? [[undefined, target]]
      : names.split(/, ?(?=')/).map((name) => [name, target.replace(list, `[${name}]`)]);
  for (const [name, each] of targets) {
    const before = found.length;
    try {
      exec(document as JsonValue, each, (_, keys) => found.push(keys));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {message: `\`${target}\` is no JSONPath: ${reason}`, isGone: false};
    }
    if (found.length === before) {
      const message = `\`${each}\` matches nothing. If the node is gone, remove what it says; if it has another name, correct the target.`;
      return {message, isGone: true, name};
    }
  }
  return found;
}

function removeAt(document: Node, keys: Keys): void {
  const last = keys.at(-1);
  const parent: unknown = keys
    .slice(0, -1)
    .reduce((value: unknown, key) => (value as Record<string | number, unknown>)[key], document);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (last !== undefined) Reflect.deleteProperty(parent as Node, last);
}

function targetOf(document: Node, keys: Keys): Target {
  let target: Target = {kind: 'document', node: document, keys: [], rest: keys};
  for (;;) {
    const child = childrenOf(target.kind, target.node).find(({keys: own}) =>
      own.every((key, index) => target.rest[index] === key),
    );
    if (!child) return target;
    const at = target.keys.length + child.keys.length;
    target = {...child, keys: keys.slice(0, at), rest: keys.slice(at)};
  }
}

/** @param keys of the value, below the update of the action */
type Report = (message: string, keys?: Keys, obsolete?: Obsolete) => void;

function update(
  {document, places, written}: Composition,
  selected: Keys,
  action: Action,
  holds: Holds,
  report: Report,
): void {
  const {kind, node, keys, rest} = targetOf(document, selected);
  const [list] = rest;
  if (rest.length > 1) {
    report(`\`${action.target}\` is a value. Let the action target what has it.`);
    return;
  }
  const isList = list !== undefined && Array.isArray(node[list]);
  const value =
    list === undefined ? action.update : {[list]: isList ? [action.update] : action.update};
  if (!isNode(value)) {
    report('An update is an object with what it changes.');
    return;
  }
  const merge = (kind: Kind, node: Node, value: Node, keys: Keys, own: Keys): void => {
    const pointer = pointerOf(keys);
    places.set(pointer, action.placeOf(own));
    if (holds === 'words') written.add(pointer);
    for (const [key, given] of Object.entries(value)) {
      const at = [...own, ...(own.length === 0 && key === list ? [] : [key])];
      const [childKind, as] = kinds[kind].children[key] ?? [];
      if (childKind && as === 'one' && isNode(node[key]) && isNode(given)) {
        merge(childKind, node[key], given, [...keys, key], at);
      } else if (
        childKind &&
        as === 'map' &&
        isNode(given) &&
        (node[key] === undefined || isNode(node[key]))
      ) {
        const map = (node[key] ??= {}) as Node;
        let previous: string | undefined;
        for (const [name, inner] of Object.entries(given)) {
          const existing = map[name];
          if (isNode(existing) && isNode(inner)) {
            merge(childKind, existing, inner, [...keys, key, name], [...at, name]);
          } else {
            const isError = key === 'responses' && !/^[23]/.test(name);
            set(map, name, inner, [...keys, key, name], [...at, name], isError);
            // What is added follows what is written above it.
            if (existing === undefined && previous !== undefined) moveAfter(map, previous, name);
          }
          previous = name;
        }
      } else set(node, key, given, [...keys, key], at, !childKind && isWord(kind, key));
    }
  };
  const set = (
    parent: Node,
    key: string,
    given: unknown,
    keys: Keys,
    own: Keys,
    isWords: boolean,
  ): void => {
    const existing = parent[key];
    if (holds === 'words' && !isWords) {
      report(
        existing === undefined
          ? `There are words for \`${pointerOf(keys)}\`, which does not exist. Remove them; or if the source has it and the import lacks it, add it to the corrections with evidence.`
          : `\`${pointerOf(keys)}\` is structure, not words. Move it to the corrections, with its evidence.`,
        own,
        existing === undefined ? {keys: [...action.keys, 'update', ...own]} : undefined,
      );
      return;
    }
    if (holds === 'words' && existing !== undefined) {
      report(`\`${pointerOf(keys)}\` has words already. Keep one of them.`, own);
    }
    if (holds === 'corrections' && existing !== undefined && isContained(given, existing)) {
      report(
        `The correction of \`${pointerOf(keys)}\` changes nothing: the source says so now. Remove it.`,
        own,
      );
    }
    if (existing === undefined && isWords && key === 'description') addDescription(parent, given);
    else parent[key] = existing === undefined ? structuredClone(given) : combined(existing, given);
    if (key === 'required' && Array.isArray(parent[key])) parent[key].sort(byLength);
    places.set(pointerOf(keys), action.placeOf(own));
  };
  merge(kind, node, value, keys, []);
}

/** Whether a value has everything that an update would give it. */
function isContained(given: unknown, existing: unknown): boolean {
  if (Array.isArray(given) && Array.isArray(existing)) {
    return given.every((one) => existing.some((other) => isDeepStrictEqual(one, other)));
  }
  return isDeepStrictEqual(given, existing);
}

/** As the specification of overlays says: objects are merged, lists grow, and other values are replaced. */
function combined(existing: unknown, given: unknown): unknown {
  if (Array.isArray(existing) && Array.isArray(given)) {
    return [...(existing as unknown[]), ...(structuredClone(given) as unknown[])];
  }
  if (!isNode(existing) || !isNode(given)) return structuredClone(given);
  const result: Node = {...existing};
  for (const [key, value] of Object.entries(given)) {
    result[key] = key in existing ? combined(existing[key], value) : structuredClone(value);
  }
  return result;
}

function moveAfter(node: Node, previous: string, name: string): void {
  const names = Object.keys(node).filter((key) => key !== name && key in node);
  names.splice(names.indexOf(previous) + 1, 0, name);
  sortKeys(node, (key) => names.indexOf(key));
}

/** A description is at the top of its node, or after the value that a constant can only have. */
function addDescription(node: Node, value: unknown): void {
  const keys = Object.keys(node);
  node.description = value;
  sortKeys(node, (key) =>
    key === 'description' ? keys.indexOf('const') + 0.5 : keys.indexOf(key),
  );
}
