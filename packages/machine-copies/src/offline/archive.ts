import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Files} from './addresses';
import {type OfflineSearch, plainPage, plainStyles} from './plain-page';

/** What an archive does without: the application, and what only servers or networks read. */
const leftOut = [
  /^assets\/js\//,
  /^img\/cards\//,
  /^404\.html$/,
  /^(headers|redirects)\.[a-z.]+$/,
  /^(robots\.txt|sitemap\.xml|site\.webmanifest|\.nojekyll)$/,
  /\.(br|gz)$/,
];

/** What an archive is made with. */
export interface ArchiveOptions {
  /** Names of further files that it does without. */
  readonly leaveOut?: readonly RegExp[];
  /** A search that works without a server. The search field is removed unless there is one. */
  readonly search?: OfflineSearch;
}

const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * Writes the files of an archive: each page as readers without JavaScript get it, with relative
 * links, and a page that searches.
 * @param build a finished build
 * @param folder an empty folder
 * @returns the files, relative to the folder
 * @throws Error when the build is none, a link leads to no file, or the folder cannot be written
 */
export function writeArchive(
  build: string,
  folder: string,
  {leaveOut = [], search}: ArchiveOptions = {},
): Files {
  const pages = new Map<string, string>();
  const others: string[] = [];
  for (const name of listFiles(build)) {
    if ([...leftOut, ...leaveOut].some((pattern) => pattern.test(name))) continue;
    if (!name.endsWith('.html')) others.push(name);
    else {
      const html = readFileSync(path.join(build, name), 'utf8');
      if (!isRedirect(html)) pages.set(name, html);
    }
  }
  if (!pages.has(search?.page ?? 'index.html')) {
    throw new Error(`${build} is not a finished build.`);
  }
  const searchFiles = search?.files ?? new Map<string, string>();
  const files: Files = new Set([...pages.keys(), ...others, ...searchFiles.keys()]);
  const write = (name: string, text: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  for (const [name, html] of pages) write(name, plainPage(html, name, files, search));
  for (const name of others) {
    if (!name.endsWith('.css')) cpSync(path.join(build, name), path.join(folder, name));
    else write(name, plainStyles(readFileSync(path.join(build, name), 'utf8'), name, files));
  }
  for (const [name, text] of searchFiles) write(name, text);
  return files;
}

/** Lists the files of a folder, relative to it, with slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
}

/**
 * Packs a folder as `tar.gz`. The same files give the same bytes.
 * @throws Error when tar is missing, or is not GNU tar
 */
export function packFolder(folder: string): Buffer {
  const {status, stdout, stderr, error} = spawnSync(
    'tar',
    [
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      '-cf',
      '-',
      path.basename(folder),
    ],
    {cwd: path.dirname(folder), maxBuffer: 2 ** 30},
  );
  if (status !== 0) {
    throw new Error(
      `Packing ${folder} needs GNU tar: ${error?.message ?? stderr.toString()}. The folder itself is complete.`,
    );
  }
  return gzipSync(stdout, {level: 9});
}
