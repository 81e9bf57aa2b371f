/**
 * Writes the generated blocks of the guide pages of every version from the data in data/<version>/,
 * with the revisions that their commands install; the blocks of the page about the verification from the
 * versions' records; and the criteria of the page about accessibility.
 *
 *   npm run docs:tables              rewrites the pages
 *   npm run docs:tables -- --check   only names the pages that differ
 *   npm run docs:tables -- --root D  works in another folder, as the tests do
 *
 * Exits with 0 when all pages are up to date, 1 when a page differs (with --check) or has a wrong
 * marker, 2 when the command could not run: unknown option, missing or invalid data, no blocks.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {accessibilityTable, type Criterion} from '@docs-kit/docs-facts/accessibility-table';
import {dataReader} from '@docs-kit/docs-facts/data';
import {type TablePages, writeTable, writeTables} from '@docs-kit/docs-facts/tables';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {SourceData, VersionData} from '../src/facts/data-types';
import {versionDataFiles} from '../src/facts/version-data-files';
import {withPins} from '../src/release/pins';
import {siteVersions} from '../src/site/versions';
import {tables} from '../src/tables';
import {renderVerificationBlock, verificationPage} from '../verification/record/page';
import {runCommand} from './support/run-command';

const project = path.resolve(__dirname, '..');

interface VersionPages extends TablePages {
  readonly source: SourceData;
}

function pagesOf(root: string): VersionPages[] {
  const read = dataReader(root, 'data/schemas');
  return siteVersions.map(({name: version, docsFolder}) => {
    const files = read(`data/${version}`, versionDataFiles);
    // The schemas describe the same shapes as the interfaces, and every file has passed its own.
    const data = {version, ...files} as unknown as VersionData;
    return {
      files: textsIn(root, docsFolder),
      source: data.source,
      render: (name, words) => writeTable(tables, name, words, data),
    };
  });
}

/** Names in pages the revisions of their version. Gives the pages that named others. */
function writePins(root: string, {files, source}: VersionPages, check: boolean): string[] {
  return files.filter((name) => {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const written = withPins(text, source);
    if (!check && written !== text) writeFileAtomic(file, written);
    return written !== text;
  });
}

/** Everything that people write of a version's guides; the rest is generated. */
const textsIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.md$|\/_[^/]+\.mdx$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .sort();

/** Records are read from the project itself. */
const verification: TablePages = {files: [verificationPage], render: renderVerificationBlock};

const accessibility: TablePages = {
  files: ['src/pages/accessibility.md'],
  render: () => {
    const {data} = dataReader(project, 'data/schemas')('data', {data: 'accessibility'});
    // The schema describes the same shape as the interface.
    return accessibilityTable((data as {criteria: readonly Criterion[]}).criteria);
  },
};

function run(): number {
  const {values} = parseArgs({
    options: {check: {type: 'boolean', default: false}, root: {type: 'string'}},
  });
  const {check, root = project} = values;
  const versions = pagesOf(root);
  const pinned = versions.flatMap((pages) => writePins(root, pages, check));
  const pages = [...versions, ...(root === project ? [verification, accessibility] : [])];
  const {blocks, changed: rewritten, problems} = writeTables(root, pages, check);
  const changed = [...new Set([...pinned, ...rewritten])];
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

void runCommand(run);
