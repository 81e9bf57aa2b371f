/**
 * Overlays of the OpenAPI Overlay Specification 1.0.0, with the line of each value.
 * Format: https://spec.openapis.org/overlay/v1.0.0.html
 */
import {LineCounter, parseDocument} from 'yaml';
import {isNode as isObject} from './kinds';
import {type Keys, type Place, placesOfKeys} from './places';

/** Something in an overlay or a document that has to be corrected. */
export interface Finding extends Place {
  readonly message: string;
  /** What is about a node that does not exist, and may be removed. */
  readonly obsolete?: Obsolete;
}

/** A value of an overlay's document; with a name, only this one of the list that a target has. */
export interface Obsolete {
  readonly keys: Keys;
  readonly name?: string;
}

export interface Action {
  /** JSONPath (RFC 9535) of the nodes that it changes. */
  readonly target: string;
  /** What is merged into the nodes. */
  readonly update?: unknown;
  /** Whether the nodes are removed. */
  readonly remove: boolean;
  /** Where the action is in its overlay. */
  readonly keys: Keys;
  /** Whether it says by what the imported structure is known to be wrong. */
  readonly hasEvidence: boolean;
  /** The place of a value of the update, or of the action itself. */
  readonly placeOf: (keys?: Keys) => Place;
}

export interface Overlay {
  readonly file: string;
  readonly actions: readonly Action[];
}

/**
 * Reads an overlay.
 * @param file path that findings name
 * @returns the overlay with the actions that can be read, and what is wrong with the others
 */
export function readOverlay(
  file: string,
  text: string,
): {readonly overlay: Overlay; readonly findings: readonly Finding[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const findings: Finding[] = document.errors.map(({message, pos: [start]}) => ({
    file,
    line: lines.linePos(start).line,
    message: `Not valid YAML: ${message.split('\n')[0] ?? ''}`,
  }));
  if (findings.length > 0) return {overlay: {file, actions: []}, findings};
  const value = document.toJS() as unknown;
  const root = isObject(value) ? value : {};
  if (root.overlay !== '1.0.0' || !isObject(root.info) || !Array.isArray(root.actions)) {
    findings.push({
      file,
      line: 1,
      message:
        'Not an overlay: expected `overlay: 1.0.0`, `info` with `title` and `version`, and a list of `actions`.',
    });
    return {overlay: {file, actions: []}, findings};
  }
  const placeOf = placesOfKeys(file, document, lines);
  const actions = root.actions.flatMap((action: unknown, index): Action[] => {
    const at = ['actions', index];
    const {target, update, remove, 'x-evidence': evidence} = isObject(action) ? action : {};
    if (typeof target !== 'string' || (update === undefined) !== (remove === true)) {
      findings.push({
        ...placeOf(at),
        message: 'An action needs a `target`, and either an `update` or `remove: true`.',
      });
      return [];
    }
    return [
      {
        target,
        update,
        remove: remove === true,
        keys: at,
        hasEvidence: [evidence].flat().some((one) => typeof one === 'string' && one !== ''),
        placeOf: (keys) => placeOf(keys === undefined ? at : [...at, 'update', ...keys]),
      },
    ];
  });
  return {overlay: {file, actions}, findings};
}
