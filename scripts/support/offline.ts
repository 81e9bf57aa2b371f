import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import type {Files} from '../../src/offline/addresses';
import {
  plainPage,
  plainStyles,
  searchPage,
  searchScript,
  searchStyles,
} from '../../src/offline/plain-page';
import {dataScript, textsScript, versionScript} from '../../src/offline/search-data';
import {indexFileName, semanticFileName, textsFile} from '@docs-kit/docs-search/indexing/locations';
import {latestVersion, siteVersions} from '../../src/site/versions';
import {writeFolder, writeWhole} from './writing';

const root = path.resolve(__dirname, '../..');

/** What an archive does without: the application, its data, and what only servers or networks read. */
const leftOut = [
  /^assets\/js\//,
  /^img\/cards\//,
  /^search-text(\/|\.)/,
  /(^|\/)search-(index|semantic)\.json$/,
  /^search\/index\.html$/,
  /^404\.html$/,
  /^(headers|redirects)\.[a-z.]+$/,
  /^(robots\.txt|sitemap\.xml|site\.webmanifest|\.nojekyll)$/,
  /\.(br|gz)$/,
];

const styles = `article h2 { margin: 1.5rem 0 0; font-size: 1.1rem; }
article p { margin: 0; }
`;

const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * Writes the archive's files: each page as readers without JavaScript get it, with relative links,
 * and a page that searches.
 * @param build a finished build
 * @param target a folder, which changes only when all files are written
 * @returns the files, relative to the folder
 * @throws Error when the build is none, a link leads to no file, or the folder cannot be written
 */
export function writeOffline(build: string, target: string): Files {
  const pages = new Map<string, string>();
  const others: string[] = [];
  for (const name of listFiles(build)) {
    if (leftOut.some((pattern) => pattern.test(name))) continue;
    if (!name.endsWith('.html')) others.push(name);
    else {
      const html = readFileSync(path.join(build, name), 'utf8');
      if (!isRedirect(html)) pages.set(name, html);
    }
  }
  if (!pages.has(searchPage)) throw new Error(`${build} is not a finished build.`);
  const scripts = searchData(build);
  const files: Files = new Set([
    ...pages.keys(),
    ...others,
    ...scripts.keys(),
    searchScript,
    searchStyles,
  ]);
  writeFolder(target, (folder) => {
    const write = (name: string, text: string): void => writeWhole(path.join(folder, name), text);
    for (const [name, html] of pages) write(name, plainPage(html, name, files));
    for (const name of others) {
      if (!name.endsWith('.css')) cpSync(path.join(build, name), path.join(folder, name));
      else write(name, plainStyles(readFileSync(path.join(build, name), 'utf8'), name, files));
    }
    for (const [name, text] of scripts) write(name, text);
    write(searchScript, bundleSearch());
    write(searchStyles, styles);
  });
  return files;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
}

/** Scripts with the index of each version and the texts of each page. */
function searchData(build: string): Map<string, string> {
  const read = (name: string): string => readFileSync(path.join(build, name), 'utf8');
  const scripts = new Map<string, string>();
  for (const version of siteVersions) {
    const folder = version === latestVersion ? '' : version.path.slice(1);
    const index = read(path.join(folder, indexFileName));
    const semantic = read(path.join(folder, semanticFileName));
    scripts.set(
      versionScript(version.name),
      dataScript('versions', version.name, `{"index":${index},"semantic":${semantic}}`),
    );
  }
  for (const name of listFiles(path.join(build, 'search-text'))) {
    const page = `/${name.replace(/\.json$/, '')}`;
    scripts.set(textsScript(page), dataScript('texts', page, read(textsFile(page, '/'))));
  }
  return scripts;
}

function bundleSearch(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(root, 'src/offline/search-client.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Packs a folder. The same files give the same bytes.
 * @throws Error when tar is missing, or is not GNU tar, or the archive cannot be written
 */
export function packFolder(folder: string, archive: string): void {
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
  writeWhole(archive, gzipSync(stdout, {level: 9}));
}
