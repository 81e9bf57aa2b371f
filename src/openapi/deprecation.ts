import {httpMethods, type OpenApiDocument, type PathItem} from '@docs-kit/openapi-model/document';

/** A path of which an overlay says what takes its place. */
type ReplacedPath = PathItem & {readonly 'x-replaced-by'?: string};

/** Marks every operation of a document as deprecated, and names what replaces its path. */
export function markDeprecated(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const {'x-replaced-by': replacedBy, ...rest} = item as ReplacedPath;
    const marked: {-readonly [key in keyof PathItem]: PathItem[key]} = rest;
    for (const method of httpMethods) {
      const operation = rest[method];
      if (!operation) continue;
      marked[method] = {
        ...operation,
        deprecated: true,
        ...(replacedBy && {'x-replaced-by': replacedBy}),
      };
    }
    return [path, marked] as const;
  });
  return {...document, paths: Object.fromEntries(paths)};
}
