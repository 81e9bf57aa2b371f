import {operationPath} from '../site/links';
import {loadPageSets} from './page-sets';

/**
 * Names by which readers search for operation pages and which their text lacks, by the path of the
 * page. The search alone needs them: in the front matter, every reader would download them.
 * @throws Error as `loadPageSets` does
 */
export function pageKeywords(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    loadPageSets().flatMap(({version, level, operations}) =>
      operations.map(({operation, keywords = []}) => [
        operationPath(version, level, operation.slug),
        keywords,
      ]),
    ),
  );
}
