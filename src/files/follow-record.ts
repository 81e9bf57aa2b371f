import {existsSync} from 'node:fs';
import path from 'node:path';
import type {FollowData} from '../facts/data-types';
import {readVersionFile} from './version-facts';

const projectRoot = path.resolve(__dirname, '../..');

/**
 * Reads how far the words of a version were behind the framework when somebody last looked.
 * @returns nothing where nobody has
 * @throws Error when the file does not fit `data/schemas/follow.schema.json`
 */
export function readFollowRecord(name: string): FollowData | undefined {
  return existsSync(path.join(projectRoot, 'data', name, 'follow.json'))
    ? readVersionFile<FollowData>(name, 'follow')
    : undefined;
}
