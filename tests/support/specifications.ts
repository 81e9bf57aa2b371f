import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundlePath} from '@site/src/files/generated-files';
import type {OpenApiDocument} from '@docs-kit/openapi-reference/document';
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
