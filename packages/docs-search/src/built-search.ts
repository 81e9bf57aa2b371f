import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  indexFileName,
  semanticFileName,
  textsFile,
  type SearchIndexFile,
} from './indexing/index-file';
import type {PageTexts} from './results/present';
import {createSearcher} from './results/searcher';
import type {SemanticFile} from './semantic/semantic-file';

/**
 * Opens the search of a version in a finished build, as the browser's worker does.
 * @param buildFolder folder of the build, which is served from `/`
 * @param version path of the version's pages
 * @throws Error that says to build first when there is no index of the version
 */
export function openBuiltSearch(buildFolder: string, version: {readonly path: string}) {
  const own = path.join(buildFolder, version.path);
  // The index of the latest version is at the root.
  const folder = existsSync(path.join(own, indexFileName)) ? own : buildFolder;
  const indexFile = path.join(folder, indexFileName);
  if (!existsSync(indexFile)) {
    throw new Error(`${indexFile} does not exist. Make it with \`npm run build\`.`);
  }
  const index = readJson<SearchIndexFile>(indexFile);
  const {versionPath, baseUrl, hasSemantic} = index.settings;
  if (versionPath !== version.path) {
    throw new Error(`${indexFile} is of ${versionPath}, and there is no index of ${version.path}.`);
  }
  const semanticFile = path.join(folder, semanticFileName);
  const searcher = createSearcher(index);
  if (hasSemantic) searcher.addSemanticRanking(readJson<SemanticFile>(semanticFile));
  return {
    indexFile,
    /** The file for semantic ranking, which a site may lack. */
    semanticFile,
    index,
    searcher,
    /** Texts of a page, by its path. */
    textsOf(page: string): PageTexts | undefined {
      const file = path.join(buildFolder, textsFile(page, baseUrl));
      return existsSync(file) ? readJson<PageTexts>(file) : undefined;
    },
  };
}

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;
