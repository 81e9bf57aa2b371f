import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {Tinypool} from 'tinypool';
import {type BuiltFile, listBuiltFiles} from './built-files';
import {drawCards, fontFiles} from './cards/draw-cards';
import {renderDataSets} from './data-sets';
import type {PluginOptions} from './options';
import {renderBundles} from './indexes/bundles';
import {renderIndexes} from './indexes/indexes';
import type {PageCopy} from './markdown/page-copy';
import type {CopyRequest, PageWorkersData} from './page-workers';
import {hasMarkdownCopy} from './paths';
import {type CopiedPage, type Site, versionOf, versionsOf} from './site';
import {startWorkers} from './workers';

/** Writes the copies of a build. */
export async function writeMachineCopies(props: Props, options: PluginOptions): Promise<void> {
  const {outDir, siteDir, generatedFilesDir} = props;
  const site = siteOf(props, options);
  const files = listBuiltFiles(props).filter(({route}) => hasMarkdownCopy(route, options.exclude));
  const pool = await startWorkers(path.join(__dirname, 'page-workers'), generatedFilesDir, {
    site: {
      url: site.url,
      hasIndex: options.llmsTxt,
      routes: new Set(options.copies ? files.map(({route}) => route) : []),
    },
    fontFiles: fontFiles(),
  } satisfies PageWorkersData);
  try {
    const pages = await copyPages(pool, files, outDir, site);
    const texts = [
      ...(options.copies ? pages.flatMap(({parts}) => parts) : []),
      ...(options.llmsTxt
        ? [...renderIndexes(pages, site, options), ...renderBundles(pages, site)]
        : []),
    ];
    for (const text of texts) await write(outDir, text);
    if (options.cards) {
      await drawCards(pages, site, options.cards, props, async (request) => {
        await pool.run(request, {name: 'drawCard'});
      });
    }
    if (options.dataSets) {
      const sets = await options.dataSets({pages, siteDir, outDir});
      for (const file of renderDataSets(sets, site)) await write(outDir, file);
    }
  } finally {
    await pool.destroy();
  }
}

function siteOf({siteConfig, baseUrl, plugins}: Props, options: PluginOptions): Site {
  return {
    url: siteConfig.url + baseUrl.replace(/\/$/, ''),
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    description: options.description ?? siteConfig.tagline,
    versions: options.versions ?? versionsOf(plugins, baseUrl),
    sections: options.sections,
  };
}

async function copyPages(
  pool: Tinypool,
  files: readonly BuiltFile[],
  outDir: string,
  {versions}: Site,
): Promise<(CopiedPage & Pick<PageCopy, 'parts'>)[]> {
  return Promise.all(
    files.map(async ({route, file}) => {
      const request: CopyRequest = {
        route,
        file: path.join(outDir, file),
        version: versionOf(route, versions)?.label ?? '',
      };
      const copy = (await pool.run(request, {name: 'copyPage'})) as PageCopy;
      return {...copy, path: route, text: copy.parts.map(({text}) => text).join('\n')};
    }),
  );
}

async function write(
  folder: string,
  {path: servedAt, text}: {readonly path: string; readonly text: string},
): Promise<void> {
  const file = path.join(folder, servedAt);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
