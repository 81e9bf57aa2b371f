/**
 * Writes everything that the specifications produce, from scratch: bundles for the pages, the
 * files that readers download, and (through the OpenAPI plugin) the pages themselves.
 *
 *   npm run generate
 *
 * Exits with 0 when every operation has its page, 1 when a specification is wrong, 2 when the
 * command could not run.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {bundle, createConfig} from '@redocly/openapi-core';
import {parse, stringify} from 'yaml';
import {loadPageSets} from '../src/files/page-sets';
import {markDeprecated, replacementsOf} from '../src/openapi/deprecation';
import type {OpenApiDocument} from '../src/openapi/document';
import {toPluginDocument} from '../src/openapi/page-set';
import {checkSources, formatFinding, type SourceFile} from '../src/openapi/source-check';
import {type ApiLevel, apiLevels} from '../src/site/api-levels';
import {bundlePath, downloadPath, pluginDocumentPath} from '../src/files/generated-files';
import {nextVersion, siteVersions, type SiteVersion} from '../src/site/versions';

const root = path.resolve(__dirname, '..');
const inRoot = (...parts: string[]): string => path.join(root, ...parts);

async function readSources(version: SiteVersion): Promise<SourceFile[]> {
  const folder = inRoot('openapi', version.name);
  const names = (await fs.readdir(folder, {recursive: true})).filter((name) =>
    name.endsWith('.yaml'),
  );
  return Promise.all(
    names.sort().map(async (name) => ({
      path: path.posix.join('openapi', version.name, name.replaceAll(path.sep, '/')),
      text: await fs.readFile(path.join(folder, name), 'utf8'),
    })),
  );
}

/** Single-file releases repeat their operationIds in no other file, so files are checked alone. */
function findingsOf(version: SiteVersion, sources: readonly SourceFile[]): string[] {
  const groups = version === nextVersion ? [sources] : sources.map((source) => [source]);
  return groups.flatMap(checkSources).map(formatFinding);
}

async function bundleLevel(version: SiteVersion, level: ApiLevel): Promise<OpenApiDocument> {
  const source = inRoot('openapi', version.name, `${level.id}.yaml`);
  const result = await bundle({ref: source, config: await createConfig({})});
  const problems = result.problems.map(({message}) => `${source}: ${message}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const document = result.bundle.parsed as OpenApiDocument;
  // Only the sources of the unreleased version are maps; a release is frozen with its marks.
  if (level.id !== 'deprecated' || version !== nextVersion) return document;
  return markDeprecated(document, replacementsOf(parse(await fs.readFile(source, 'utf8'))));
}

async function writeFile(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

async function writeSpecifications(): Promise<void> {
  for (const version of siteVersions) {
    for (const level of apiLevels) {
      const document = await bundleLevel(version, level);
      const json = `${JSON.stringify(document, null, 2)}\n`;
      await writeFile(inRoot(bundlePath(version, level)), json);
      await writeFile(inRoot(downloadPath(version, level, 'json')), json);
      await writeFile(
        inRoot(downloadPath(version, level, 'yaml')),
        stringify(document, {aliasDuplicateObjects: false, lineWidth: 100}),
      );
    }
  }
}

const runDocusaurus = (...args: string[]): void => {
  const result = spawnSync('npx', ['--no-install', 'docusaurus', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new Error(`docusaurus ${args.join(' ')} failed:\n${result.stdout}\n${result.stderr}`);
  }
};

async function main(): Promise<void> {
  const findings = (
    await Promise.all(
      siteVersions.map(async (version) => findingsOf(version, await readSources(version))),
    )
  ).flat();
  if (findings.length > 0) {
    console.error(`The specifications have ${findings.length} mistakes:\n${findings.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const folders = siteVersions.flatMap((version) =>
    apiLevels.map((level) => inRoot(version.docsFolder, level.folder)),
  );
  await Promise.all(
    [...folders, inRoot('.generated/openapi'), inRoot('static/openapi')].map((folder) =>
      fs.rm(folder, {recursive: true, force: true}),
    ),
  );
  await writeSpecifications();
  const pageSets = loadPageSets();
  for (const pageSet of pageSets) {
    await writeFile(
      inRoot(pluginDocumentPath(pageSet.version, pageSet.level)),
      JSON.stringify(toPluginDocument(pageSet)),
    );
  }
  runDocusaurus('gen-api-docs', 'all');
  // The plugin swallows the errors of its writes: only the files tell whether it succeeded.
  const missing = pageSets.flatMap(({version, level, operations}) =>
    operations
      .map(({operation}) =>
        path.posix.join(version.docsFolder, level.folder, `${operation.slug}.api.mdx`),
      )
      .filter((file) => !existsSync(inRoot(file))),
  );
  if (missing.length > 0) {
    throw new Error(`The OpenAPI plugin did not write these pages:\n${missing.join('\n')}`);
  }
  const pages = pageSets.reduce((sum, {operations}) => sum + operations.length, 0);
  console.log(
    `Generated ${pages} operation pages and ${siteVersions.length * apiLevels.length} specifications.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
