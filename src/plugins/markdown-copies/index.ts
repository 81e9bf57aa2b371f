import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {Tinypool} from 'tinypool';
import {type CopiedPage, renderBundles} from '../../markdown/bundles';
import {renderIndexes} from '../../markdown/indexes';
import {hasMarkdownCopy} from '../../site/links';
import {nextVersion, siteVersions} from '../../site/versions';
import {type BuiltFile, listBuiltFiles} from '../built-files';
import type {CopyRequest, PageCopy} from './copy-page';

/** Readers of an index meet the releases first. */
const versions = [...siteVersions.filter((version) => version !== nextVersion), nextVersion];

/**
 * Writes what coding agents read: a Markdown copy beside each page, the indexes `llms.txt` and the
 * texts of whole sections. They are made from the pages as built, so that they say what readers see,
 * whatever it was made from.
 */
export default function markdownCopies(): Plugin {
  return {
    name: 'markdown-copies',
    async postBuild({outDir, ...props}) {
      const files = listBuiltFiles({outDir, ...props}).filter(({route}) => hasMarkdownCopy(route));
      const pages: CopiedPage[] = [];
      for (const {route, title, description, parts} of await copyPages(files, outDir)) {
        for (const part of parts) await write(outDir, part);
        pages.push({path: route, title, description, text: parts.map(({text}) => text).join('\n')});
      }
      for (const file of [...renderIndexes(pages, versions), ...renderBundles(pages, versions)]) {
        await write(outDir, file);
      }
    },
  };
}

/** Conversion takes as long as all other steps of a build after the pages: every core takes part. */
async function copyPages(
  files: readonly BuiltFile[],
  outDir: string,
): Promise<(PageCopy & BuiltFile)[]> {
  const routes = files.map(({route}) => route);
  const pool = new Tinypool({filename: path.join(__dirname, 'worker.mjs')});
  try {
    return await Promise.all(
      files.map(async (file) => {
        const request: CopyRequest = {file: path.join(outDir, file.file), routes};
        return {...file, ...((await pool.run(request)) as PageCopy)};
      }),
    );
  } finally {
    await pool.destroy();
  }
}

async function write(
  folder: string,
  {path: servedAt, text}: {readonly path: string; readonly text: string},
): Promise<void> {
  const file = path.join(folder, servedAt);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
