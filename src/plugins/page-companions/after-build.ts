import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import type {Tinypool} from 'tinypool';
import {cardsOf} from '../../cards/card';
import {dataSetsOf} from '../../data-sets/data-sets';
import {renderDataSets} from '../../data-sets/files';
import type {VersionData} from '../../facts/data-types';
import {versionDataFiles} from '../../facts/version-data-files';
import {readVersionFacts} from '../../files/version-facts';
import {type CopiedPage, renderBundles} from '../../markdown/bundles';
import {renderIndexes} from '../../markdown/indexes';
import type {OpenApiDocument} from '@docs-kit/openapi-reference/document';
import {apiLevel, type ApiLevelId} from '../../site/api-levels';
import {cardPath, hasMarkdownCopy, specificationPath, upgradeDataPath} from '../../site/links';
import {nextVersion, siteVersions} from '../../site/versions';
import type {UpgradeData} from '../../upgrade/page';
import {type BuiltFile, listBuiltFiles} from '../built-files';
import type {SearchPlugin} from '../search';
import {removeOthers, removeUnnamed} from '../support/kept-results';
import {resultsOf} from '../support/page-results';
import {startWorkers} from '../support/workers';
import type {PageCopy} from './copy-page';
import {cardsCache, type CardRequest} from './draw-card';
import type {PageWorkersData} from './page-workers';

/** Name of what is kept of pages between builds. */
const copies = 'markdown-copies';

/** Readers of an index meet the releases first. */
const versions = [...siteVersions.filter((version) => version !== nextVersion), nextVersion];

/** Writes what accompanies the pages of a build. */
export async function writeCompanions({
  outDir,
  siteDir,
  generatedFilesDir,
  ...props
}: Props): Promise<void> {
  const files = listBuiltFiles({outDir, ...props}).filter(({route}) => hasMarkdownCopy(route));
  // The search reads all pages, too, and then has much to do on one core: it goes first.
  await pagesRead(props.plugins);
  // Both works take longer than anything else after the pages: every core takes part.
  const pool = await startWorkers(path.join(__dirname, 'page-workers.ts'), generatedFilesDir, {
    site: {siteDir, generatedFilesDir},
    kind: copies,
    routes: files.map(({route}) => route),
  } satisfies Omit<PageWorkersData, 'code'>);
  try {
    await removeOthers(
      resultsOf({siteDir, generatedFilesDir}, copies),
      files.map(({route}) => route),
    );
    const pages = await writeCopies(pool, files, outDir);
    await drawCards(pool, pages, outDir, siteDir);
    await writeDataSets(pages, outDir, siteDir);
  } finally {
    await pool.destroy();
  }
}

/** Settled when the search has read the pages; at once in a site without it. */
async function pagesRead(plugins: Props['plugins']): Promise<void> {
  const search = plugins.find(
    (plugin): plugin is LoadedPlugin & SearchPlugin => 'pagesRead' in plugin,
  );
  await search?.pagesRead;
}

async function writeCopies(
  pool: Tinypool,
  files: readonly BuiltFile[],
  outDir: string,
): Promise<CopiedPage[]> {
  const all = await Promise.all(
    files.map(async ({route, file}) => {
      const request = {file: path.join(outDir, file), name: route};
      const copy = (await pool.run(request, {name: 'copyPage'})) as PageCopy;
      return {route, ...copy};
    }),
  );
  for (const {parts} of all) for (const part of parts) await write(outDir, part);
  const pages = all.map(({route, title, description, parts}) => ({
    path: route,
    title,
    description,
    text: parts.map(({text}) => text).join('\n'),
  }));
  for (const file of [...renderIndexes(pages, versions), ...renderBundles(pages, versions)]) {
    await write(outDir, file);
  }
  return pages;
}

async function drawCards(
  pool: Tinypool,
  pages: readonly CopiedPage[],
  outDir: string,
  root: string,
): Promise<void> {
  const drawn = await Promise.all(
    [...cardsOf(pages, versions)].map(async ([page, card]) => {
      const request: CardRequest = {card, file: path.join(outDir, cardPath(page)), root};
      return (await pool.run(request, {name: 'drawCard'})) as string;
    }),
  );
  await removeUnnamed(path.join(root, cardsCache), drawn);
}

async function writeDataSets(
  pages: readonly CopiedPage[],
  outDir: string,
  root: string,
): Promise<void> {
  const sets = await Promise.all(
    versions.map(async (version) => {
      const read = async <T>(folder: string, file: string): Promise<T> =>
        JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
      const data = <Key extends keyof typeof versionDataFiles>(
        key: Key,
      ): Promise<VersionData[Key]> =>
        read(path.join(root, 'data', version.name), `${versionDataFiles[key]}.json`);
      const specification = (level: ApiLevelId): Promise<OpenApiDocument> =>
        read(outDir, specificationPath(version, apiLevel(level), 'json'));
      return {
        version,
        sets: dataSetsOf({
          version,
          versions,
          pages,
          levels: readVersionFacts(version.name).levels,
          upgrade: await readUpgrade(path.join(outDir, upgradeDataPath(version))),
          specifications: {
            stable: await specification('stable'),
            experimental: await specification('experimental'),
            deprecated: await specification('deprecated'),
          },
          data: {
            providers: await data('providers'),
            distributions: await data('distributions'),
            environmentVariables: await data('environmentVariables'),
            llamaCli: await data('llamaCli'),
            clientCli: await data('clientCli'),
          },
        }),
      };
    }),
  );
  for (const file of renderDataSets(sets)) await write(outDir, file);
}

/** Reads what a version changed; one that follows none has no such file. */
async function readUpgrade(file: string): Promise<UpgradeData | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as UpgradeData) : undefined;
}

async function write(
  folder: string,
  {path: servedAt, text}: {readonly path: string; readonly text: string},
): Promise<void> {
  const file = path.join(folder, servedAt);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
