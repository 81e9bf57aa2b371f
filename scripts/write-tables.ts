/**
 * Writes the generated blocks of the guide pages of every version from the data in data/<version>/,
 * and those of the page about the verification from the versions' records.
 *
 *   npm run docs:tables              rewrites the pages
 *   npm run docs:tables -- --check   only names the pages that differ
 *   npm run docs:tables -- --root D  works in another folder, as the tests do
 *
 * Exits with 0 when all pages are up to date, 1 when a page differs (with --check) or has a wrong
 * marker, 2 when the command could not run: unknown option, missing or invalid data, no blocks.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {dataReader} from '@docs-kit/docs-facts/data';
import {pagesIn, type TablePages, writeTable, writeTables} from '@docs-kit/docs-facts/tables';
import type {VersionData} from '../src/facts/data-types';
import {versionDataFiles} from '../src/facts/version-data-files';
import {siteVersions} from '../src/site/versions';
import {tables} from '../src/tables';
import {renderVerificationBlock, verificationPage} from '../verification/record/page';

const project = path.resolve(__dirname, '..');

function pagesOf(root: string): TablePages[] {
  const read = dataReader(root, 'data/schemas');
  return siteVersions.map(({name: version, docsFolder}) => {
    const files = read(`data/${version}`, versionDataFiles);
    // The schemas describe the same shapes as the interfaces, and every file has passed its own.
    const data = {version, ...files} as unknown as VersionData;
    return {
      files: pagesIn(root, docsFolder),
      render: (name, words) => writeTable(tables, name, words, data),
    };
  });
}

/** Records are read from the project itself. */
const verification: TablePages = {files: [verificationPage], render: renderVerificationBlock};

function run(): number {
  const {values} = parseArgs({
    options: {check: {type: 'boolean', default: false}, root: {type: 'string'}},
  });
  const {check, root = project} = values;
  const pages = [...pagesOf(root), ...(root === project ? [verification] : [])];
  const {blocks, changed, problems} = writeTables(root, pages, check);
  problems.forEach((problem) => console.error(problem));
  if (check)
    changed.forEach((file) =>
      console.error(`${file}: differs from the data. Run "npm run docs:tables".`),
    );
  console.log(
    `${blocks} generated blocks, ${changed.length} pages ${check ? 'differ' : 'rewritten'}, ${problems.length} problems`,
  );
  return problems.length > 0 || (check && changed.length > 0) ? 1 : 0;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
