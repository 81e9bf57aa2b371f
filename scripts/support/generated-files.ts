import {dataTypesFile, operationPageFile, upgradePageFile} from '../../src/files/generated-files';
import type {PageSet} from '../../src/openapi/page-set';
import {apiLevels} from '../../src/site/api-levels';
import {siteVersions} from '../../src/site/versions';
import type {Generation} from './generation-stamp';

/**
 * Files and folders, relative to the project's root, that `npm run generate` makes its files from:
 * specifications, data, and its own code. A test compares the code with what the command imports.
 */
export const generatedFrom: readonly string[] = [
  'openapi',
  'redocly.yaml',
  'versions.json',
  'versionProducts.json',
  'versionsArchived.json',
  'data/response-names.json',
  'data/schemas',
  ...siteVersions.map(({name}) => `data/${name}`),
  'packages',
  'scripts/generate-api.ts',
  'scripts/support/generate.ts',
  'scripts/support/generated-files.ts',
  'scripts/support/generation-stamp.ts',
  'scripts/support/program-facts.ts',
  'scripts/support/run-command.ts',
  'src/config/openapi.ts',
  'src/facts',
  'src/files',
  'src/openapi',
  'src/site',
  'src/tables',
  'src/upgrade',
];

/** Page of the guides to which the page of an upgrade leads where there is one. */
export const movingGuide = 'getting_started/move_a_program.md';

/**
 * All that `npm run generate` writes, by the folders and files that hold nothing else; relative to the
 * project's root.
 */
export const generatedPlaces: readonly string[] = [
  ...siteVersions.flatMap((version) =>
    apiLevels.map((level) => `${version.docsFolder}/${level.folder}`),
  ),
  ...siteVersions.map(upgradePageFile),
  '.generated/openapi',
  dataTypesFile,
  'static/openapi',
  'static/upgrade',
];

/** What `npm run generate` reads and writes in a project, by the folder of the project. */
export const generationOf = (root: string): Generation => ({
  root,
  sources: [
    ...generatedFrom,
    // Other packages may write other pages.
    'package-lock.json',
    // It matters whether these exist.
    ...siteVersions.map(({docsFolder}) => `${docsFolder}/${movingGuide}`),
  ],
  generated: generatedPlaces,
});

/** The pages of operations, and those of tags whose operations share a page. */
export function generatedPages(pageSets: readonly PageSet[]): string[] {
  return pageSets.flatMap(({version, level, operations, tagPages}) =>
    [...operations.map(({operation}) => operation), ...tagPages].map(({slug}) =>
      operationPageFile(version, level, slug),
    ),
  );
}
