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
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {AnySchemaObject} from 'ajv/dist/2020';
import {siteVersions, type SiteVersion} from '../src/site/versions';
import {renderTable} from '../src/tables';
import {dataChecker} from '../src/facts/data-errors';
import {type BlockRenderer, replaceGeneratedBlocks} from '../src/tables/markers';
import type {VersionData} from '../src/facts/data-types';
import {versionDataFiles} from '../src/facts/version-data-files';
import {renderVerificationBlock, verificationPage} from '../verification/record/page';

let root = path.resolve(__dirname, '..');
const inRoot = (...parts: string[]): string => path.join(root, ...parts);
const SCHEMA_END = '.schema.json';

interface PageResult {
  readonly file: string;
  readonly blocks: number;
  readonly changed?: string;
  readonly problem?: string;
}

/** The command cannot do its work; the message says why and what to do. */
class CannotRun extends Error {}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(inRoot(file), 'utf8'));
  } catch (error) {
    throw new CannotRun(`${file}: cannot be read as JSON: ${messageOf(error)}`);
  }
}

async function readSchemas(): Promise<Record<string, AnySchemaObject>> {
  const names = (await fs.readdir(inRoot('data/schemas'))).filter((name) =>
    name.endsWith(SCHEMA_END),
  );
  const entries = names.map(async (name) => [
    name.slice(0, -SCHEMA_END.length),
    (await readJson(`data/schemas/${name}`)) as AnySchemaObject,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function readVersionData(
  version: SiteVersion,
  errorsOf: (name: string, data: unknown) => string[],
): Promise<VersionData> {
  const entries = await Promise.all(
    Object.entries(versionDataFiles).map(async ([property, name]) => {
      const file = `data/${version.name}/${name}.json`;
      const data = await readJson(file);
      const errors = cannotRunWithout(() => errorsOf(name, data));
      if (errors.length > 0)
        throw new CannotRun(errors.map((error) => `${file}: ${error}`).join('\n'));
      return [property, data] as const;
    }),
  );
  // The schemas describe the same shapes as the interfaces, and every file has passed its own.
  return {version: version.name, ...Object.fromEntries(entries)} as VersionData;
}

async function pagesOf(version: SiteVersion): Promise<string[]> {
  const names = await fs.readdir(inRoot(version.docsFolder), {recursive: true});
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(version.docsFolder, name.replaceAll(path.sep, '/')))
    .sort();
}

async function processPage(file: string, render: BlockRenderer): Promise<PageResult> {
  const text = await fs.readFile(inRoot(file), 'utf8');
  let blocks = 0;
  try {
    const written = replaceGeneratedBlocks(text, file, (name, args) => {
      blocks += 1;
      return render(name, args);
    });
    return written === text ? {file, blocks} : {file, blocks, changed: written};
  } catch (error) {
    return {file, blocks, problem: messageOf(error)};
  }
}

/** A schema that is missing or wrong stops the command, not one page. */
function cannotRunWithout<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new CannotRun(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function parseOptions(args: readonly string[]): {check: boolean; root?: string} {
  const {values} = parseArgs({
    args: [...args],
    options: {check: {type: 'boolean', default: false}, root: {type: 'string'}},
  });
  return values;
}

async function run(args: readonly string[]): Promise<number> {
  const {check, root: otherRoot} = cannotRunWithout(() => parseOptions(args));
  if (otherRoot !== undefined) root = path.resolve(otherRoot);

  const schemas = await readSchemas();
  const errorsOf = cannotRunWithout(() => dataChecker(schemas));
  const results: PageResult[] = [];
  for (const version of siteVersions) {
    const data = await readVersionData(version, errorsOf);
    for (const file of await pagesOf(version)) {
      results.push(await processPage(file, (name, args) => renderTable(name, args, data)));
    }
  }
  // Records are read from the project itself.
  if (otherRoot === undefined) {
    results.push(await processPage(verificationPage, renderVerificationBlock));
  }

  const blocks = results.reduce((sum, result) => sum + result.blocks, 0);
  const problems = results.flatMap((result) => result.problem ?? []);
  const changed = results.filter((result) => result.changed !== undefined);
  if (blocks === 0 && problems.length === 0) throw new CannotRun('No page has a generated block.');

  problems.forEach((problem) => console.error(problem));
  for (const {file, changed: text} of changed) {
    if (check) console.error(`${file}: differs from the data. Run "npm run docs:tables".`);
    else if (text !== undefined) await fs.writeFile(inRoot(file), text);
  }
  console.log(
    `${blocks} generated blocks, ${changed.length} pages ${check ? 'differ' : 'rewritten'}, ${problems.length} problems`,
  );
  return problems.length > 0 || (check && changed.length > 0) ? 1 : 0;
}

run(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof CannotRun ? error.message : error);
    process.exitCode = 2;
  },
);
