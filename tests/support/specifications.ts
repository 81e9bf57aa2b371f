import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundlePath} from '@site/src/files/generated-files';
import {
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
} from '@docs-kit/openapi-model/document';
import {apiLevels} from '@site/src/site/api-levels';
import {siteVersions} from '@site/src/site/versions';

export const projectRoot = path.resolve(__dirname, '../..');

/** Reads a JSON file of the project. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as T;
}

/** Every bundled specification of the site: `npm run generate` writes them. */
export const specifications = siteVersions.flatMap((version) =>
  apiLevels.map((level) => ({
    version,
    level,
    name: `${version.name} ${level.id}`,
    document: readJson<OpenApiDocument>(bundlePath(version, level)),
  })),
);

/** An operation together with its place in the document. */
export interface LocatedOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly pathItem: PathItem;
  readonly operation: OperationObject;
}

/** Lists the operations of a document in the order of its paths. */
export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    httpMethods.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{path, method, pathItem, operation}] : [];
    }),
  );
}

/** Returns the last segment of a reference: `#/components/schemas/Model` gives `Model`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
