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
