import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {operationPageFile, upgradePageFile} from '../../src/files/generated-files';
import type {PageSet} from '../../src/openapi/page-set';
import {apiLevels} from '../../src/site/api-levels';
import {siteVersions} from '../../src/site/versions';

/**
 * Files and folders, relative to the project's root, that `npm run generate` makes its files from:
 * specifications, data, and its own code. A test compares the code with what the command imports.
 */
export const generatedFrom: readonly string[] = [
  'openapi',
  'redocly.yaml',
  'versions.json',
  'versionsArchived.json',
  'data/response-names.json',
  'data/schemas',
  ...siteVersions.map(({name}) => `data/${name}`),
  'packages',
  'scripts/generate-api.ts',
  'scripts/support/generate.ts',
  'scripts/support/generated-files.ts',
  'scripts/support/generation-stamp.ts',
  'scripts/support/generation.ts',
  'scripts/support/plain-yaml.ts',
  'scripts/support/writing.ts',
  'packages/mdx-writer',
  'packages/openapi-reference',
  'src/config/openapi.ts',
  'packages/docs-verify/src/record',
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
  'static/openapi',
  'static/upgrade',
];

/** The pages of operations, and those of tags whose operations share a page. */
export function generatedPages(pageSets: readonly PageSet[]): string[] {
  return pageSets.flatMap(({version, level, operations, tagPages}) =>
    [...operations.map(({operation}) => operation), ...tagPages].map(({slug}) =>
      operationPageFile(version, level, slug),
    ),
  );
}

/** Lists files, and those in folders, in their order; names of what does not exist are left out. */
export function listFiles(root: string, names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const entry = statSync(path.join(root, name), {throwIfNoEntry: false});
    if (!entry) return [];
    if (!entry.isDirectory()) return [name];
    const inside = readdirSync(path.join(root, name)).map((child) => `${name}/${child}`);
    return listFiles(root, inside);
  });
  return [...new Set(files)].sort();
}
