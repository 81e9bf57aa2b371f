import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '../openapi/document';
import {buildApiModel} from '../openapi/model';
import {buildPageSet, type PageSet, type VersionModels} from '../openapi/page-set';
import {type ApiLevelId, apiLevels} from '../site/api-levels';
import {siteVersions} from '../site/versions';
import {bundlePath} from './api-files';
import {createSampleWriter} from './samples';

const projectRoot = path.resolve(__dirname, '../..');

/**
 * Reads the bundled specifications and decides the pages of every version and level.
 * @throws Error when a bundle is missing: `npm run generate` writes them
 */
export function loadPageSets(): PageSet[] {
  const versions: VersionModels[] = siteVersions.map((version) => ({
    version,
    models: Object.fromEntries(
      apiLevels.map((level) => [level.id, buildApiModel(readBundle(bundlePath(version, level)))]),
    ) as Record<ApiLevelId, VersionModels['models'][ApiLevelId]>,
  }));
  const writeSamples = createSampleWriter(projectRoot);
  return siteVersions.flatMap((version) =>
    apiLevels.map((level) => buildPageSet(version.name, level, versions, writeSamples)),
  );
}

function readBundle(file: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as OpenApiDocument;
  } catch (error) {
    throw new Error(`Cannot read ${file}. Run \`npm run generate\` first.`, {cause: error});
  }
}
