import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {dataTypes} from '@docs-kit/docs-facts/data';
import {renderUpgradePage, upgradeData} from '@docs-kit/openapi-changes';
import {toPlainYaml} from '@docs-kit/openapi-overlays/plain-yaml';
import {PluginError, writePages} from '@docs-kit/openapi-reference/write-pages';
import {writeFileAtomic, writing, writingError} from '@docs-kit/static-hosting/writing';
import {referenceEntry} from '../../src/config/openapi';
import {dataTypesOptions} from '../../src/facts/version-data-files';
import {
  dataTypesFile,
  downloadPath,
  upgradeDataFile,
  upgradePageFile,
} from '../../src/files/generated-files';
import {planPageSets} from '../../src/files/page-sets';
import {planUpgrades} from '../../src/files/upgrades';
import {readSpecifications} from '../../src/files/specifications';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import type {PageSet} from '../../src/openapi/page-set';
import {type ApiLevel, apiLevels} from '../../src/site/api-levels';
import {routeBasePath, siteVersions, type SiteVersion} from '../../src/site/versions';
import {programFactsPath} from '../../src/site/links';
import {readVersionFacts} from '../../src/files/version-facts';
import {upgradeText} from '../../src/upgrade/words';
import {generatedPages, generatedPlaces, movingGuide} from './generated-files';
import {programFacts} from './program-facts';

const root = path.resolve(__dirname, '../..');
const inRoot = (...parts: string[]): string => path.join(root, ...parts);

interface Specification {
  readonly version: SiteVersion;
  readonly level: ApiLevel;
  readonly document: OpenApiDocument;
}

/** Reads all specifications, or says in a line each what is wrong with them. */
async function readAll(): Promise<{specifications: Specification[]; problems: string[]}> {
  const specifications: Specification[] = [];
  const problems: string[] = [];
  for (const version of siteVersions) {
    const read = await readSpecifications(root, version);
    if (read.problems) problems.push(...read.problems);
    else {
      const {documents} = read;
      specifications.push(
        ...apiLevels.map((level) => ({version, level, document: documents[level.id]})),
      );
    }
  }
  return {specifications, problems};
}

function removeGenerated(): void {
  for (const written of generatedPlaces) {
    writing(inRoot(written), () => rmSync(inRoot(written), {recursive: true, force: true}));
  }
}

function writeDownloads({version, level, document}: Specification): void {
  writeFileAtomic(
    inRoot(downloadPath(version, level, 'json')),
    `${JSON.stringify(document, null, 2)}\n`,
  );
  writeFileAtomic(inRoot(downloadPath(version, level, 'yaml')), toPlainYaml(document));
}

/** Lets the OpenAPI plugin write the pages. */
async function writeReference(pageSets: readonly PageSet[]): Promise<void> {
  const references = pageSets.map((pages) => ({
    ...referenceEntry(pages.version, pages.level),
    pages,
  }));
  try {
    await writePages(references, {siteDir: root, routeBasePath, write: writeFileAtomic});
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    throw writingError(error.message, error.file ?? 'A page of the API reference');
  }
}

/** Says of each version that follows another what it changed: on a page, as data, and for programs. */
function writeUpgrades(pageSets: readonly PageSet[]): void {
  for (const planned of planUpgrades(pageSets)) {
    const {from, to, upgrade, sections} = planned;
    const text = upgradeText(from, to, {
      rule: readVersionFacts(to.name).upgradeRule,
      guide: guideOf(to),
      sameRequests: upgrade.sameRequests,
    });
    writeFileAtomic(inRoot(upgradePageFile(to)), renderUpgradePage(upgrade, sections, text));
    writeFileAtomic(
      inRoot(upgradeDataFile(to)),
      `${JSON.stringify(upgradeData(upgrade, sections), null, 2)}\n`,
    );
    const facts = JSON.stringify(programFacts(planned, pageSets));
    writeFileAtomic(inRoot(`static${programFactsPath(to)}`), `${facts}\n`);
  }
}

/** The guide that shows how to move a program, relative to the page of an upgrade; not all versions have it. */
function guideOf({docsFolder}: SiteVersion): string | undefined {
  return existsSync(inRoot(docsFolder, movingGuide)) ? `./${movingGuide}` : undefined;
}

/**
 * Writes everything that the specifications produce, from scratch: the files that readers download,
 * (through the OpenAPI plugin) the pages, and what each version changed. It also writes the types of
 * the data.
 * @returns a line that says how much was written; or the mistakes in the specifications, a line each,
 * and nothing was written
 * @throws Error when the OpenAPI plugin has not written a page, or a file cannot be written
 */
export async function generate(): Promise<
  {readonly summary: string; readonly problems?: undefined} | {readonly problems: readonly string[]}
> {
  const {specifications, problems} = await readAll();
  if (problems.length > 0) return {problems};
  const pageSets = planPageSets((version, level) => {
    const found = specifications.find((one) => one.version === version && one.level === level);
    if (!found) throw new Error(`No specification was read for ${version.name}, ${level.id}.`);
    return found.document;
  });
  removeGenerated();
  const types = await dataTypes({...dataTypesOptions, folder: inRoot('data/schemas')});
  writeFileAtomic(inRoot(dataTypesFile), types);
  for (const specification of specifications) writeDownloads(specification);
  await writeReference(pageSets);
  writeUpgrades(pageSets);
  // Whether the plugin has written a page for each operation, only the files say.
  const missing = generatedPages(pageSets).filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) {
    throw new Error(`The OpenAPI plugin did not write these pages:\n${missing.join('\n')}`);
  }
  const pages = pageSets.reduce((sum, {operations}) => sum + operations.length, 0);
  const shared = pageSets.reduce((sum, {tagPages}) => sum + tagPages.length, 0);
  return {
    summary: `Generated ${pages} operation pages, ${shared} pages of tags and ${specifications.length} specifications.`,
  };
}
