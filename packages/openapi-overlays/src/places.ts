import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';

/** A place in a file that a writer can open. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export type Keys = readonly (string | number)[];

/**
 * Finds where the values of a document are written.
 * @param text the document, in YAML or JSON
 * @returns gives the place of a JSON Pointer (RFC 6901), or of the nearest one above it that is written
 */
export function placesIn(file: string, text: string): (pointer: string) => Place {
  const lines = new LineCounter();
  const placeOf = placesOfKeys(file, parseDocument(text, {lineCounter: lines}), lines);
  return (pointer) =>
    placeOf(
      pointer
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    );
}

/** Finds the line of a key, or of the nearest one above it that is written out. */
export function placesOfKeys(
  file: string,
  document: Document.Parsed,
  lines: LineCounter,
): (keys: Keys) => Place {
  return (keys) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const key of keys) {
      const around = isAlias(node) ? node.resolve(document) : node;
      const pair = isMap(around)
        ? around.items.find(({key: name}) => isScalar(name) && String(name.value) === String(key))
        : undefined;
      node = isSeq(around) ? around.items[Number(key)] : pair?.value;
      const written = pair?.key ?? node;
      if (!isNode(written) || !written.range) break;
      ({line} = lines.linePos(written.range[0]));
    }
    return {file, line};
  };
}
