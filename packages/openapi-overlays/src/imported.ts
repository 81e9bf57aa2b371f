import {isDeepStrictEqual} from 'node:util';
import {parse, stringify} from 'yaml';
import {isNode, type Node} from './kinds';
import {structureOf} from './structure';

/** A document that is imported. */
export interface SourceDocument {
  /** Names the document in errors. */
  readonly file: string;
  /** Its text, in YAML or JSON. */
  readonly text: string;
  /** The level of its paths; without one, an overlay says the level of each. */
  readonly level?: string;
}

/** Which revision of a source a structure is of. */
export interface Origin {
  readonly repository: string;
  readonly commit: string;
}

/**
 * Puts the structure of documents into one, in YAML: paths with their levels, and schemas once.
 * @throws Error as `structureOf` does, or when two documents describe one path or schema differently
 */
export function importStructure(origin: Origin, documents: readonly SourceDocument[]): string {
  const [paths, schemas]: [Node, Node] = [{}, {}];
  for (const {file, text, level} of documents) {
    const structure = structureOf(parse(text), file);
    const add = (to: Node, name: string, value: unknown): void => {
      if (name in to && !isDeepStrictEqual(to[name], value)) {
        throw new Error(
          `${file}: expected ${name} to be the same in all documents, found another structure than in the ones before.`,
        );
      }
      to[name] = value;
    };
    const {components} = structure;
    for (const [path, item] of Object.entries(structure.paths as Record<string, Node>)) {
      add(paths, path, level === undefined ? item : {'x-level': level, ...item});
    }
    const own = isNode(components) && isNode(components.schemas) ? components.schemas : {};
    for (const [name, schema] of Object.entries(own)) add(schemas, name, schema);
  }
  const document = {'x-imported': origin, openapi: '3.1.0', paths, components: {schemas}};
  return stringify(document, {
    aliasDuplicateObjects: false,
    blockQuote: false,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** The revision that an imported structure says it is of; undefined for another document. */
export function originOf(text: string): Origin | undefined {
  const {'x-imported': origin} = (parse(text) ?? {}) as {'x-imported'?: Origin};
  return origin;
}
