import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {renderUpgradePage, upgradeData} from '@docs-kit/openapi-changes';
import commander from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
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
import {markdownGenerators} from '../../src/openapi/markdown-generators';
import {type PageSet, toPluginDocument} from '../../src/openapi/page-set';
import {type ApiLevel, apiLevels} from '../../src/site/api-levels';
import {routeBasePath, siteVersions, type SiteVersion} from '../../src/site/versions';
import {upgradeText} from '../../src/upgrade/words';
import {generatedPages, generatedPlaces, movingGuide} from './generated-files';
import {toPlainYaml} from './plain-yaml';
import {writeWhole, writing, writingError} from './writing';

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

function removeGenerated(): void {
  for (const written of generatedPlaces) {
    writing(inRoot(written), () => rmSync(inRoot(written), {recursive: true, force: true}));
  }
}

function writeDownloads({version, level, document}: Specification): void {
  writeWhole(
    inRoot(downloadPath(version, level, 'json')),
    `${JSON.stringify(document, null, 2)}\n`,
  );
  writeWhole(inRoot(downloadPath(version, level, 'yaml')), toPlainYaml(document));
}

/** What the plugin reads of the site's configuration; the rest need not be loaded. */
const docsAlone = {presets: [['classic', {docs: {routeBasePath}}]], plugins: []};

/**
 * Lets the OpenAPI plugin write the pages by its own command, but in this process: what the
 * specifications say is read once.
 */
async function writePages(pageSets: readonly PageSet[]): Promise<void> {
  for (const pageSet of pageSets) {
    writeWhole(
      inRoot(pluginDocumentPath(pageSet.version, pageSet.level)),
      JSON.stringify(toPluginDocument(pageSet)),
    );
  }
  const options = openApiOptions((version, level) => {
    const found = pageSets.find((set) => set.version === version && set.level === level);
    if (!found) throw new Error(`No pages are planned for ${version.name}, level ${level.id}.`);
    return markdownGenerators(found);
  });
  const context = {siteDir: root, siteConfig: docsAlone} as unknown as LoadContext;
  openApiDocs(context, options).extendCli?.(commander);
  for (const id of Object.keys(options.config)) {
    await runPlugin(() => commander.parseAsync(['gen-api-docs', id], {from: 'user'}));
  }
}

/**
 * Runs the plugin's command. It reports each file that it writes, in green, which nobody needs, and
 * goes on after an error that it only prints: a file that it could not write may be there, cut short.
 * @throws Error with what the plugin printed as an error
 */
async function runPlugin(run: () => Promise<unknown>): Promise<void> {
  const {log, error: logError} = console;
  const failures: string[] = [];
  console.log = () => undefined;
  console.error = (...parts: unknown[]) => {
    failures.push(stripVTControlCharacters(parts.map(String).join(' ')));
  };
  try {
    await run();
  } finally {
    console.log = log;
    console.error = logError;
  }
  const [first] = failures;
  if (first === undefined) return;
  throw writingError(
    `The OpenAPI plugin failed:\n${failures.join('\n')}`,
    /to write "([^"]+)"/.exec(first)?.[1] ?? 'A page of the API reference',
  );
}

/** Says of each version that follows another what it changed: on a page, and as data. */
function writeUpgrades(pageSets: readonly PageSet[]): void {
  for (const {from, to, upgrade, sections} of planUpgrades(pageSets)) {
    const text = upgradeText(from, to, guideOf(to));
    writeWhole(inRoot(upgradePageFile(to)), renderUpgradePage(upgrade, sections, text));
    writeWhole(
      inRoot(upgradeDataFile(to)),
      `${JSON.stringify(upgradeData(upgrade, sections), null, 2)}\n`,
    );
  }
}

/** The guide that shows how to move a program, relative to the page of an upgrade; not all versions have it. */
function guideOf({docsFolder}: SiteVersion): string | undefined {
  return existsSync(inRoot(docsFolder, movingGuide)) ? `./${movingGuide}` : undefined;
}

/** Whether the plugin has a page for each operation, only the files say. */
function missingPages(pageSets: readonly PageSet[]): string[] {
  return generatedPages(pageSets).filter((file) => !existsSync(inRoot(file)));
}

/**
 * Writes everything that the specifications produce, from scratch: the files that readers download,
 * (through the OpenAPI plugin) the pages, and what each version changed.
 * @returns a line that says how much was written; or the mistakes in the specifications, a line each,
 * and nothing was written
 * @throws Error when the OpenAPI plugin has not written a page, or a file cannot be written
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
  removeGenerated();
  for (const specification of specifications) writeDownloads(specification);
  await writePages(pageSets);
  writeUpgrades(pageSets);
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
