import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, type OfflineSearch, writeArchive} from '@docs-kit/machine-copies/offline';
import {buildSync} from 'esbuild';
import {dataScript, textsScript, versionScript} from '../../src/offline/search-data';
import {
  indexFileName,
  semanticFileName,
  textsFile,
} from '@docs-kit/docs-search/indexing/index-file';
import {latestVersion, siteVersions} from '../../src/site/versions';
import {writeFolder} from '@docs-kit/static-hosting/writing';

const root = path.resolve(__dirname, '../..');

/** The search of the site has its data elsewhere in an archive. */
const searchFiles = [
  /^search-text(\/|\.)/,
  /(^|\/)search-(index|semantic)\.json$/,
  /^search\/index\.html$/,
];

const styles = `article h2 { margin: 1.5rem 0 0; font-size: 1.1rem; }
article p { margin: 0; }
`;

/**
 * Writes the archive's files: each page as readers without JavaScript get it, with relative links,
 * and a page that searches.
 * @param build a finished build
 * @param target a folder, which changes only when all files are written
 * @returns the files, relative to the folder
 * @throws Error when the build is none, a link leads to no file, or the folder cannot be written
 */
export function writeOffline(build: string, target: string): ReadonlySet<string> {
  if (!existsSync(path.join(build, 'search.html'))) {
    throw new Error(`${build} is not a finished build.`);
  }
  const search: OfflineSearch = {
    page: 'search.html',
    script: 'search.js',
    styles: 'search.css',
    files: new Map([...searchData(build), ['search.js', bundleSearch()], ['search.css', styles]]),
  };
  return writeFolder(target, (folder) =>
    writeArchive(build, folder, {leaveOut: searchFiles, search}),
  );
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
