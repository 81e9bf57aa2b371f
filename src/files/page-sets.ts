import {readFileSync} from 'node:fs';
import path from 'node:path';
import {blocks} from '@docs-kit/mdx-writer';
import {
  addChanges,
  addSchemaNames,
  buildPageSet,
  type SchemaNames,
} from '@docs-kit/openapi-changes/reference';
import type {SchemaNamesData} from '../facts/data-types';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {buildApiModel} from '@docs-kit/openapi-model';
import {addVerification} from '../openapi/verification-marks';
import type {PageSet} from '../openapi/page-set';
import {type ApiLevel, apiLevels} from '../site/api-levels';
import {specificationPath} from '../site/links';
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
  const reference = {
    versions: siteVersions.map((version) => ({
      version,
      file: `data/${version.name}/version.json`,
      levels: readVersionFacts(version.name).levels,
      models: Object.fromEntries(
        apiLevels.map((level) => [level.id, buildApiModel(documentOf(version, level))]),
      ),
    })),
    levels: apiLevels,
    writeSamples: createSampleWriter(projectRoot),
    introductionOf: (version: SiteVersion) =>
      blocks(
        `The [API overview](${version.path}/api-overview) explains what all operations share: base URL, authentication, errors, pagination and streams.`,
        '<WhatChanged />',
      ),
    downloadsOf: (version: SiteVersion, level: ApiLevel) =>
      (['yaml', 'json'] as const).map((format) => ({
        label: `${level.label} specification, ${format.toUpperCase()}`,
        path: specificationPath(version, level, format),
      })),
  };
  const records = new Map(
    siteVersions.map(({label, name}) => [label, readVerificationRecord(name)]),
  );
  const pageSets = siteVersions.flatMap((version) =>
    addSchemaNames(
      apiLevels.map((level) =>
        addVerification(buildPageSet(version.name, level, reference), records),
      ),
      readSchemaNames(version),
    ),
  );
  return addChanges(pageSets, {
    versions: siteVersions,
    replacements: ({name}, route) => readVersionFacts(name).replacedRoutes?.[route],
    behaviorOf: ({name}) => readVersionFacts(name).behaviorChanges ?? [],
  });
}

/**
 * Decides the pages of every version and level from the specifications that were generated.
 * @throws Error when a specification is missing (`npm run generate` writes them), or as
 * `planPageSets` does
 */
export function loadPageSets(): PageSet[] {
  return planPageSets((version, level) => readBundle(bundlePath(version, level)));
}

function readSchemaNames({name}: SiteVersion): SchemaNames {
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
