import type {SourceData} from '../facts/data-types';
import {readVersionFile} from './version-facts';

/**
 * Reads which source a version documents: the commits and tags of the framework and its clients.
 * @param name `next` or a release such as `v1.2.3`
 * @throws Error that names the file and what does not fit `data/schemas/source.schema.json`
 */
export function readSourceData(name: string): SourceData {
  return readVersionFile<SourceData>(name, 'source');
}

/**
 * What `source.json` says of how a package is followed.
 * @throws Error when it says nothing
 */
export function followSettings<Follow extends object>(
  name: string,
  {follow, roots}: {readonly follow?: Follow; readonly roots: readonly string[]},
): Follow & {readonly roots: readonly string[]} {
  if (follow) return {...follow, roots};
  throw new Error(
    `data/${name}/source.json does not say how to follow: add "follow", as data/next/source.json has it.`,
  );
}
