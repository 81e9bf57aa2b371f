import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/static-hosting/archives';
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
