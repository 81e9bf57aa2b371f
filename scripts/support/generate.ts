import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import commander from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import {stringify} from 'yaml';
import siteConfig from '../../docusaurus.config';
import {openApiOptions} from '../../src/config/openapi';
import {
  downloadPath,
  pluginDocumentPath,
  upgradeDataFile,
  upgradePageFile,
} from '../../src/files/generated-files';
import {planPageSets} from '../../src/files/page-sets';
import {planUpgrades} from '../../src/files/upgrades';
import {readSpecification} from '../../src/files/specifications';
import type {OpenApiDocument} from '../../src/openapi/document';
import {type PageSet, toPluginDocument} from '../../src/openapi/page-set';
import {type ApiLevel, apiLevels} from '../../src/site/api-levels';
import {upgradeDataPath} from '../../src/site/links';
import {siteVersions, type SiteVersion} from '../../src/site/versions';
import {renderUpgradePage, upgradeData} from '../../src/upgrade/page';
import {generatedPages, generatedPlaces, movingGuide} from './generated-files';

const root = path.resolve(__dirname, '../..');
const inRoot = (...parts: string[]): string => path.join(root, ...parts);

interface Specification {
  readonly version: SiteVersion;
  readonly level: ApiLevel;
  readonly document: OpenApiDocument;
}

/** Reads all specifications, or says in a line each what is wrong with them. */
async function readSpecifications(): Promise<{
  specifications: Specification[];
  problems: string[];
}> {
  const specifications: Specification[] = [];
  const problems: string[] = [];
  for (const version of siteVersions) {
    for (const level of apiLevels) {
      const result = await readSpecification(root, version, level);
      if (result.problems) problems.push(...result.problems);
      else specifications.push({version, level, document: result.document});
    }
  }
  return {specifications, problems: [...new Set(problems)]};
}

async function removeGenerated(): Promise<void> {
  for (const written of generatedPlaces) {
    await fs.rm(inRoot(written), {recursive: true, force: true});
  }
}

async function writeFile(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

async function writeDownloads({version, level, document}: Specification): Promise<void> {
  await writeFile(
    inRoot(downloadPath(version, level, 'json')),
    `${JSON.stringify(document, null, 2)}\n`,
  );
  await writeFile(
    inRoot(downloadPath(version, level, 'yaml')),
    stringify(document, {aliasDuplicateObjects: false, lineWidth: 100}),
  );
}

/**
 * Lets the OpenAPI plugin write the pages by its own command, but in this process: what the
 * specifications say is read once.
 */
async function writePages(pageSets: readonly PageSet[]): Promise<void> {
  for (const pageSet of pageSets) {
    await writeFile(
      inRoot(pluginDocumentPath(pageSet.version, pageSet.level)),
      JSON.stringify(toPluginDocument(pageSet)),
    );
  }
  const options = openApiOptions(() => pageSets);
  openApiDocs({siteDir: root, siteConfig} as unknown as LoadContext, options).extendCli?.(
    commander,
  );
  for (const id of Object.keys(options.config)) {
    await quietly(() => commander.parseAsync(['gen-api-docs', id], {from: 'user'}));
  }
}

/** The plugin reports each file that it writes, in green: what is missing is found afterwards. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = () => undefined;
  try {
    await run();
  } finally {
    console.log = log;
  }
}

/** Says of each version that follows another what it changed: on a page, and as data. */
async function writeUpgrades(pageSets: readonly PageSet[]): Promise<void> {
  for (const {upgrade, sections} of planUpgrades(pageSets)) {
    const {to} = upgrade;
    const links = {data: upgradeDataPath(to), guide: guideOf(to)};
    await writeFile(inRoot(upgradePageFile(to)), renderUpgradePage(upgrade, sections, links));
    await writeFile(
      inRoot(upgradeDataFile(to)),
      `${JSON.stringify(upgradeData(upgrade, sections), null, 2)}\n`,
    );
  }
}

/** The guide that shows how to move a program, relative to the page of an upgrade; not all versions have it. */
function guideOf({docsFolder}: SiteVersion): string | undefined {
  return existsSync(inRoot(docsFolder, movingGuide)) ? `./${movingGuide}` : undefined;
}

/** The plugin swallows the errors of its writes: only the files tell whether it succeeded. */
function missingPages(pageSets: readonly PageSet[]): string[] {
  return generatedPages(pageSets).filter((file) => !existsSync(inRoot(file)));
}

/**
 * Writes everything that the specifications produce, from scratch: the files that readers download,
 * (through the OpenAPI plugin) the pages, and what each version changed.
 * @returns a line that says how much was written; or the mistakes in the specifications, a line each,
 * and nothing was written
 * @throws Error when the OpenAPI plugin has not written a page
 */
export async function generate(): Promise<
  {readonly summary: string; readonly problems?: undefined} | {readonly problems: readonly string[]}
> {
  const {specifications, problems} = await readSpecifications();
  if (problems.length > 0) return {problems};
  const pageSets = planPageSets((version, level) => {
    const found = specifications.find((one) => one.version === version && one.level === level);
    if (!found) throw new Error(`No specification was read for ${version.name}, ${level.id}.`);
    return found.document;
  });
  await removeGenerated();
  for (const specification of specifications) await writeDownloads(specification);
  await writePages(pageSets);
  await writeUpgrades(pageSets);
  const missing = missingPages(pageSets);
  if (missing.length > 0) {
    throw new Error(`The OpenAPI plugin did not write these pages:\n${missing.join('\n')}`);
  }
  const pages = pageSets.reduce((sum, {operations}) => sum + operations.length, 0);
  const shared = pageSets.reduce((sum, {tagPages}) => sum + tagPages.length, 0);
  return {
    summary: `Generated ${pages} operation pages, ${shared} pages of tags and ${specifications.length} specifications.`,
  };
}
