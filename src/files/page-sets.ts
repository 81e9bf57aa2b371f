import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SchemaNamesData} from '../facts/data-types';
import type {OpenApiDocument} from '@docs-kit/openapi-reference/document';
import {addFrameworkNames, type FrameworkNames} from '../openapi/framework-names';
import {buildApiModel} from '@docs-kit/openapi-reference/model';
import {addVerification} from '../openapi/verification-marks';
import {addChanges} from '../openapi/version-changes';
import {buildPageSet, type PageSet, type VersionModels} from '../openapi/page-set';
import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {siteVersions, type SiteVersion} from '../site/versions';
import {bundlePath} from './generated-files';
import {createSampleWriter} from './sample-writer';
import {readVerificationRecord} from './verification-records';
import {readVersionFacts, readVersionFile} from './version-facts';

const projectRoot = path.resolve(__dirname, '../..');

/**
 * Decides the pages of every version and level.
 * @param documentOf gives the specification of a level of a version
 * @throws Error when the data of a version cannot be read or names a schema that the version does
 * not have
 */
export function planPageSets(
  documentOf: (version: SiteVersion, level: ApiLevel) => OpenApiDocument,
): PageSet[] {
  const versions: VersionModels[] = siteVersions.map((version) => ({
    version,
    levels: readVersionFacts(version.name).levels,
    models: Object.fromEntries(
      apiLevels.map((level) => [level.id, buildApiModel(documentOf(version, level))]),
    ) as Record<ApiLevelId, VersionModels['models'][ApiLevelId]>,
  }));
  const writeSamples = createSampleWriter(projectRoot);
  const records = new Map(
    siteVersions.map(({label, name}) => [label, readVerificationRecord(name)]),
  );
  const pageSets = siteVersions.flatMap((version) =>
    addFrameworkNames(
      apiLevels.map((level) =>
        addVerification(buildPageSet(version.name, level, versions, writeSamples), records),
      ),
      readFrameworkNames(version),
    ),
  );
  return addChanges(
    pageSets,
    (version, route) => readVersionFacts(version.name).replacedRoutes?.[route],
    ({name}) => readVersionFacts(name).behaviorChanges ?? [],
  );
}

/**
 * Decides the pages of every version and level from the specifications that were generated.
 * @throws Error when a specification is missing (`npm run generate` writes them), or as
 * `planPageSets` does
 */
export function loadPageSets(): PageSet[] {
  return planPageSets((version, level) => readBundle(bundlePath(version, level)));
}

function readFrameworkNames({name}: SiteVersion): FrameworkNames {
  const {schemas} = readVersionFile<SchemaNamesData>(name, 'schema-names');
  return {file: `data/${name}/schema-names.json`, schemas};
}

function readBundle(file: string): OpenApiDocument {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as OpenApiDocument;
  } catch (error) {
    throw new Error(`Cannot read ${file}. Run \`npm run generate\` first.`, {cause: error});
  }
}
