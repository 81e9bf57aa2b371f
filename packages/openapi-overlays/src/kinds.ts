/** What the nodes of an OpenAPI document are, as far as structure and words are told apart. */

export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'media'
  | 'schema';

/** Any node of a document: what it may have depends on its kind. */
export type Node = Record<string, unknown>;

interface KindRules {
  /** Keys that a source declares. */
  readonly structure: readonly string[];
  /** Keys that a writer fills, beside extensions (`x-…`). */
  readonly words: readonly string[];
  /** Keys that lead to other nodes: to one, to a list, or to a map whose keys are names. */
  readonly children: Readonly<Record<string, readonly [Kind, 'one' | 'list' | 'map']>>;
  /** The order in which keys are written; without it, they keep the one that they have. */
  readonly order?: readonly string[];
}

const texts = ['title', 'summary', 'description', 'example', 'examples', 'externalDocs'];

export const kinds: Readonly<Record<Kind, KindRules>> = {
  document: {
    structure: ['openapi'],
    words: ['info', 'tags', 'servers', 'security', 'jsonSchemaDialect', 'externalDocs'],
    children: {paths: ['pathItem', 'map'], components: ['components', 'one']},
  },
  components: {
    structure: [],
    words: ['responses', 'securitySchemes'],
    children: {schemas: ['schema', 'map']},
    order: ['securitySchemes', 'responses', 'schemas'],
  },
  pathItem: {
    structure: [],
    words: texts,
    children: Object.fromEntries(
      ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].map((method) => [
        method,
        ['operation', 'one'] as const,
      ]),
    ),
  },
  operation: {
    structure: [],
    words: [...texts, 'operationId', 'tags', 'deprecated', 'security', 'servers'],
    children: {
      parameters: ['parameter', 'list'],
      requestBody: ['requestBody', 'one'],
      responses: ['response', 'map'],
    },
    order: [
      ...['operationId', 'x-replaced-by', 'security', 'x-stream-only', 'tags', 'summary'],
      ...['x-paging-note', 'description', 'parameters', 'requestBody', 'responses', 'x-no-page'],
    ],
  },
  parameter: {
    structure: ['name', 'in', 'required', 'style', 'explode'],
    words: [...texts, 'deprecated'],
    children: {schema: ['schema', 'one']},
    order: ['name', 'in', 'required', 'description', 'schema', 'example'],
  },
  requestBody: {
    structure: ['required'],
    words: texts,
    children: {content: ['media', 'map']},
    order: ['required', 'content', 'description'],
  },
  response: {
    structure: ['$ref'],
    words: texts,
    children: {content: ['media', 'map']},
    order: ['description', 'content'],
  },
  media: {
    structure: ['encoding'],
    words: texts,
    children: {schema: ['schema', 'one']},
    order: ['x-file-content', 'schema', 'example', 'x-events'],
  },
  schema: {
    structure: [
      ...['$ref', 'type', 'format', 'enum', 'const', 'default', 'nullable', 'required', 'pattern'],
      ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
      ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
      ...['maxProperties', 'contentEncoding', 'contentMediaType', 'discriminator', 'deprecated'],
    ],
    words: [...texts, 'readOnly', 'writeOnly'],
    children: {
      properties: ['schema', 'map'],
      patternProperties: ['schema', 'map'],
      items: ['schema', 'one'],
      prefixItems: ['schema', 'list'],
      additionalProperties: ['schema', 'one'],
      not: ['schema', 'one'],
      oneOf: ['schema', 'list'],
      anyOf: ['schema', 'list'],
      allOf: ['schema', 'list'],
    },
  },
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a key of a node of this kind is for writers to fill. */
export const isWord = (kind: Kind, key: string): boolean =>
  key.startsWith('x-') || kinds[kind].words.includes(key);

/** A node below another one, with the keys that lead to it. */
export interface Child {
  readonly keys: readonly (string | number)[];
  readonly kind: Kind;
  readonly node: Node;
}

/** The nodes directly below a node. */
export function childrenOf(kind: Kind, node: Node): Child[] {
  return Object.entries(kinds[kind].children).flatMap(([key, [childKind, as]]) => {
    const value = node[key];
    const all: (readonly [readonly (string | number)[], unknown])[] =
      as === 'one'
        ? [[[key], value]]
        : Array.isArray(value)
          ? value.map((each, index) => [[key, index], each] as const)
          : Object.entries(isNode(value) ? value : {}).map(([name, each]) => [[key, name], each]);
    return all.flatMap(([keys, each]) =>
      isNode(each) ? [{keys, kind: childKind, node: each}] : [],
    );
  });
}

/** The JSON Pointer of keys (RFC 6901). */
export const pointerOf = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Sorts the keys of a node in place, by their ranks. */
export function sortKeys(node: Node, rank: (key: string) => number): void {
  const ranked = Object.entries(node).map(([key, value]) => ({key, value, rank: rank(key)}));
  for (const {key} of ranked) Reflect.deleteProperty(node, key);
  for (const {key, value} of ranked.sort((a, b) => a.rank - b.rank)) node[key] = value;
}

/** A node without some of its keys. */
export const without = (node: Node, ...keys: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
