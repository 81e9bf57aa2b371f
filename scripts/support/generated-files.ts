import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  downloadPath,
  operationPageFile,
  pluginDocumentPath,
  upgradeDataFile,
  upgradePageFile,
} from '../../src/files/generated-files';
import type {PageSet} from '../../src/openapi/page-set';
import {apiLevels} from '../../src/site/api-levels';
import {predecessorOf, siteVersions} from '../../src/site/versions';

/** A file and the time when it was last written, in milliseconds. */
export interface WrittenFile {
  readonly file: string;
  readonly time: number;
}

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
  'src/facts',
  'src/files',
  'src/openapi',
  'src/site',
  'src/tables',
  'src/upgrade',
  'src/verification',
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

/** What `npm run generate` writes beside the pages of operations. */
export function generatedDownloads(): string[] {
  return [
    ...siteVersions.flatMap((version) =>
      apiLevels.flatMap((level) => [
        downloadPath(version, level, 'json'),
        downloadPath(version, level, 'yaml'),
        pluginDocumentPath(version, level),
      ]),
    ),
    ...siteVersions
      .filter((version) => predecessorOf(version))
      .flatMap((version) => [upgradePageFile(version), upgradeDataFile(version)]),
  ];
}

/** The pages of operations, and those of tags whose operations share a page. */
export function generatedPages(pageSets: readonly PageSet[]): string[] {
  return pageSets.flatMap(({version, level, operations, tagPages}) =>
    [...operations.map(({operation}) => operation), ...tagPages].map(({slug}) =>
      operationPageFile(version, level, slug),
    ),
  );
}

/** Reads when files were last written; of a folder, all files in it. */
export function readWritten(
  root: string,
  names: readonly string[],
): {present: WrittenFile[]; missing: string[]} {
  const present: WrittenFile[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const entry = statSync(path.join(root, name), {throwIfNoEntry: false});
    if (!entry) missing.push(name);
    else if (!entry.isDirectory()) present.push({file: name, time: entry.mtimeMs});
    else {
      const inside = readdirSync(path.join(root, name)).map((child) => `${name}/${child}`);
      const read = readWritten(root, inside);
      present.push(...read.present);
      missing.push(...read.missing);
    }
  }
  return {present, missing};
}
