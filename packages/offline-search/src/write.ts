import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type OfflineSearch, writeArchive} from '@docs-kit/machine-copies/offline';
import {listFiles} from '@docs-kit/static-hosting/archives';
import {buildSync} from 'esbuild';
import {
  indexFileName,
  semanticFileName,
  textsFile,
} from '@docs-kit/docs-search/indexing/index-file';
import {writeFolder} from '@docs-kit/static-hosting/writing';
import {type ArchivedSite, dataScript, textsScript, versionScript} from './data';

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
 * @param site its first version has its index in the root of the build
 * @returns the files, relative to the folder
 * @throws Error when the build is none, a link leads to no file, or the folder cannot be written
 */
export function writeOffline(
  build: string,
  target: string,
  site: ArchivedSite,
): ReadonlySet<string> {
  if (!statSync(path.join(build, 'search.html'), {throwIfNoEntry: false})?.isFile()) {
    throw new Error(
      `Expected a finished build with the search page of docs-search in the file ${path.join(build, 'search.html')}, found none. Build the site with docs-search and \`trailingSlash: false\`.`,
    );
  }
  const search: OfflineSearch = {
    page: 'search.html',
    script: 'search.js',
    styles: 'search.css',
    files: new Map([
      ...searchData(build, site),
      ['search.js', bundleSearch(site)],
      ['search.css', styles],
    ]),
  };
  return writeFolder(target, (folder) =>
    writeArchive(build, folder, {leaveOut: searchFiles, search}),
  );
}

/** Scripts with the index of each version and the texts of each page. */
function searchData(build: string, {versions}: ArchivedSite): Map<string, string> {
  const read = (name: string): string => readFileSync(path.join(build, name), 'utf8');
  const scripts = new Map<string, string>();
  for (const [place, version] of versions.entries()) {
    const folder = place === 0 ? '' : version.path.slice(1);
    const index = read(path.join(folder, indexFileName));
    // Without the option `wordVectors` of docs-search there is none.
    const semanticFile = path.join(folder, semanticFileName);
    const semantic = existsSync(path.join(build, semanticFile))
      ? `,"semantic":${read(semanticFile)}`
      : '';
    scripts.set(
      versionScript(version.name),
      dataScript('versions', version.name, `{"index":${index}${semantic}}`),
    );
  }
  for (const name of listFiles(path.join(build, 'search-text'))) {
    const page = `/${name.replace(/\.json$/, '')}`;
    scripts.set(textsScript(page), dataScript('texts', page, read(textsFile(page, '/'))));
  }
  return scripts;
}

/** What the page has to know, whatever else the site says of its versions. */
const knownSite = ({versions, contexts}: ArchivedSite) => ({
  versions: versions.map(({name, path}) => ({name, path})),
  contexts,
});

function bundleSearch(site: ArchivedSite): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client.ts')],
    define: {archivedSite: JSON.stringify(knownSite(site))},
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
