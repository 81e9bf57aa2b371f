import {
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
} from '@docs-kit/openapi-reference/document';

/** Paths of the root document that lead to the path item of another path. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * Reads from an unbundled root which path replaces which: a deprecated path is written as a
 * reference to the path item of its successor, such as
 * `/v1/openai/v1/files: {$ref: resources/files.yaml#/paths/~1v1~1files}`.
 * Pointers are escaped as RFC 6901, section 3, says.
 */
export function replacementsOf(root: {
  readonly paths?: Readonly<Record<string, unknown>>;
}): Replacements {
  return Object.fromEntries(
    Object.entries(root.paths ?? {}).flatMap(([path, item]) => {
      const reference = (item as {$ref?: unknown} | null)?.$ref;
      if (typeof reference !== 'string') return [];
      const target = reference
        .slice(reference.lastIndexOf('/') + 1)
        .replaceAll('~1', '/')
        .replaceAll('~0', '~');
      return target === path ? [] : [[path, target] as const];
    }),
  );
}

/** Marks every operation of a bundled document as deprecated, and names what replaces it. */
export function markDeprecated(
  document: OpenApiDocument,
  replacements: Replacements,
): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const marked: {-readonly [key in keyof PathItem]: PathItem[key]} = {...item};
    for (const method of httpMethods) {
      const operation = item[method];
      if (operation) marked[method] = markOperation(operation, replacements[path]);
    }
    return [path, marked] as const;
  });
  return {...document, paths: Object.fromEntries(paths)};
}

function markOperation(
  operation: OperationObject,
  replacedBy: string | undefined,
): OperationObject {
  return {...operation, deprecated: true, ...(replacedBy && {'x-replaced-by': replacedBy})};
}
