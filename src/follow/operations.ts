import {type OperationPage, unnamed} from '@docs-kit/docs-follow';
import {type OpenApiDocument, slugOf} from '@docs-kit/openapi-model/document';
import type {PythonSdkData, TypescriptSdkData} from '../facts/data-types';
import type {WrittenFile} from './pages';

/**
 * Finds the page of each operation, where it is written, and how clients call it.
 * @param documents specifications of all levels
 * @param sources the files that they are made of
 */
export function operationPages(
  documents: readonly OpenApiDocument[],
  sources: readonly WrittenFile[],
  clients: readonly Pick<PythonSdkData | TypescriptSdkData, 'methods'>[],
): Record<string, OperationPage> {
  const lines = sources.flatMap(({file, text}) =>
    text.split('\n').map((line, index) => ({
      file,
      line: index + 1,
      id: /^\s+operationId: (\w+)$/.exec(line)?.[1],
    })),
  );
  const methods = clients.flatMap(({methods}) => methods);
  const pages: Record<string, OperationPage> = {};
  for (const {paths = {}} of documents) {
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(
        item as Record<string, {operationId?: string}>,
      )) {
        const {operationId} = operation;
        const written = lines.find(({id}) => id !== undefined && id === operationId);
        if (operationId === undefined || !written) continue;
        const calls = methods
          .filter(
            (one) => one.httpMethod.toLowerCase() === method && unnamed(one.path) === unnamed(path),
          )
          .map((one) => `${one.method.replace(/^client/, '')}(`);
        pages[unnamed(`${method.toUpperCase()} ${path}`)] = {
          page: `${slugOf(operationId)}.api.mdx`,
          file: written.file,
          line: written.line,
          calls: [...new Set(calls)],
        };
      }
    }
  }
  return pages;
}
